/// What is wrong with a list of topics, and where.
public struct RuleProblem: Error, Equatable, CustomStringConvertible {
    /// "line 12", or the topic's heading.
    public var place: String
    public var reason: String

    public init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    public var description: String { "\(place): \(reason)" }
}
