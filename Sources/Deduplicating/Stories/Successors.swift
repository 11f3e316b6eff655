/// Follows stories, or running stories, to the ones that they were merged into, by id.
struct Successors {
    private let next: [String: String]

    /// - Parameter moves: from each id to the id that it was merged into; nil if it was not merged.
    init(_ moves: some Sequence<(from: String, to: String?)>) {
        next = Dictionary(
            moves.compactMap { move in move.to.map { (move.from, $0) } }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the last id in a chain of merges: the id itself if it was never merged; nil if the records form a
    /// circle.
    func end(of id: String) -> String? {
        var end = id
        for _ in 0...next.count {
            guard let following = next[end] else { return end }
            end = following
        }
        return nil
    }
}
