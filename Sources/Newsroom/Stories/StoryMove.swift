/// A story that has become part of another: who comes to its page is led on.
public struct StoryMove: Sendable, Equatable {
    /// The story that is no more.
    public var from: Story.ID
    /// The story that tells its event now; it has a page.
    public var to: Story.ID

    public init(from: Story.ID, to: Story.ID) {
        self.from = from
        self.to = to
    }
}
