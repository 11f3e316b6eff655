/// A stretch of time on a page, newest first.
public struct Section: Sendable, Equatable {
    public var kind: SectionKind
    public var briefs: [Brief]

    public init(kind: SectionKind, briefs: [Brief]) {
        self.kind = kind
        self.briefs = briefs
    }
}
