extension SectionView {
    /// The sections of a page in the parts that a page holds: every card and line in one of them, in the same order.
    ///
    /// - Parameters:
    ///   - base: the page without them.
    ///   - first: how many cards and lines the first part holds at most; nil for as many as a page can.
    ///   - size: of a card by its form and its slot's id.
    static func parts(
        of sections: [SectionView], besides base: PieceSize, first: Int? = nil, size: (String, String) -> PieceSize
    ) -> [[SectionView]] {
        var filling = PageFilling(besides: base, limits: .sections, later: .further)
        var parts: [[SectionView]] = [[]]
        var left = first
        for section in sections {
            var (cards, lines): ([SlotView], [SlotView]) = ([], [])
            for (slot, isCard) in section.cards.map({ ($0, true) }) + section.lines.map({ ($0, false) }) {
                let isOver = left == 0
                left = isOver ? nil : left.map { $0 - 1 }
                if isOver { filling.turn() }
                if filling.take(size(isCard ? "card" : "line", slot.id), isCard: isCard) || isOver {
                    if !cards.isEmpty || !lines.isEmpty {
                        parts[parts.count - 1].append(section.holding(cards, lines, isEnd: false))
                    }
                    parts.append([])
                    (cards, lines) = ([], [])
                }
                if isCard { cards.append(slot) } else { lines.append(slot) }
            }
            parts[parts.count - 1].append(section.holding(cards, lines, isEnd: true))
        }
        return parts
    }
}
