extension SectionView {
    /// Splits a page's sections into parts that fit on a page each. Every card and line is in exactly one part, in the
    /// original order.
    ///
    /// - Parameters:
    ///   - base: the size of the page without sections.
    ///   - first: the maximum number of cards and lines in the first part; nil for as many as fit.
    ///   - size: returns the size of a card, given its form and slot id.
    static func parts(
        of sections: [SectionView], besides base: PieceSize, first: Int? = nil, size: (String, String) -> PieceSize
    ) -> [[SectionView]] {
        var filling = PageSplitter(besides: base, limits: .sections, later: .further)
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
