internal import Newsroom

/// The most cards in each section of a page.
public struct SectionLimits: Sendable, Equatable {
    public var topStories: Int
    public var earlierToday: Int
    public var thisWeek: Int

    public init(topStories: Int, earlierToday: Int, thisWeek: Int) {
        self.topStories = topStories
        self.earlierToday = earlierToday
        self.thisWeek = thisWeek
    }

    subscript(kind: SectionKind) -> Int {
        switch kind {
        case .topStories: topStories
        case .earlierToday: earlierToday
        case .thisWeek: thisWeek
        case .furtherBack: .max
        }
    }
}
