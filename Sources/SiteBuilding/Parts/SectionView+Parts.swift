extension SectionView {
    /// The sections of a page in the parts that a page holds: every card and line in one of them, in the same order.
    ///
    /// - Parameters:
    ///   - base: the bytes of the page without them.
    ///   - size: of a card by its form and its slot's id.
    static func parts(
        of sections: [SectionView], besides base: Int, size: (String, String) -> Int
    ) -> [[SectionView]] {
        var filling = PageFilling(besides: base)
        var parts: [[SectionView]] = [[]]
        for section in sections {
            var (cards, lines): ([SlotView], [SlotView]) = ([], [])
            for (slot, isCard) in section.cards.map({ ($0, true) }) + section.lines.map({ ($0, false) }) {
                if filling.take(size(isCard ? "card" : "line", slot.id), isCard: isCard) {
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
