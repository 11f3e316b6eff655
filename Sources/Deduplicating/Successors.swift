/// What has become part of what: of stories or of running stories, by their ids.
struct Successors {
    private let next: [String: String]

    /// - Parameter moves: each from an id to the one that it became part of; nil where it stands for itself.
    init(_ moves: some Sequence<(from: String, to: String?)>) {
        next = Dictionary(
            moves.compactMap { move in move.to.map { (move.from, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Where the way from an id ends: itself, if it has become part of nothing; nil where the records lead in a circle.
    func end(of id: String) -> String? {
        var end = id
        for _ in 0...next.count {
            guard let following = next[end] else { return end }
            end = following
        }
        return nil
    }
}
