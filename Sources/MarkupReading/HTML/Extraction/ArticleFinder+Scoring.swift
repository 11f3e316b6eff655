extension ArticleFinder {
    private static let scored: MarkupNames = ["section", "h2", "h3", "h4", "h5", "h6", "p", "td", "pre"]

    /// Scores elements. Every paragraph adds points to its five closest ancestors, most to the nearest.
    mutating func score() {
        for node in page.subtree(of: page.body) where page.nodes[node].isElement && node != page.body {
            let name = page.name(node)
            if page.isDividedByBreaks(node) || name == "div" && !page.isParagraph(node, measures) {
                for run in page.runs(in: node) {
                    give(run.reduce(SubtreeTotals.Sum()) { $0 + measures[$1] }, from: node)
                }
            } else if name == "div" || Self.scored.contains(name) && (name != "td" || measures[node].blocks == 0) {
                give(measures[node], from: page.nodes[node].parent)
            }
        }
        for (node, score) in scores { scores[node] = score * (1 - measures[node].linkDensity) }
    }

    private mutating func give(_ sum: SubtreeTotals.Sum, from first: Int) {
        guard sum.characters >= 25 else { return }
        let points = 2 + Double(sum.commas) + Double(min(sum.characters / 100, 3))
        var node = first
        for level in 0..<5 {
            guard node > 0 else { return }
            let share = points / (level == 0 ? 1 : level == 1 ? 2 : Double(level) * 3)
            scores[node] = (scores[node] ?? start(of: node)) + share
            node = page.nodes[node].parent
        }
    }

    private func start(of node: Int) -> Double {
        let own: Double =
            switch page.name(node) {
            case "div": 5
            case "pre", "td", "blockquote": 3
            case "address", "ol", "ul", "dl", "dd", "dt", "li", "form": -3
            case "h1", "h2", "h3", "h4", "h5", "h6", "th": -5
            default: 0
            }
        return own + weight(of: node)
    }

    mutating func top() -> Int? {
        let best = scores.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(5)
        guard let first = best.first, first.key != page.body else { return nil }
        var top = first.key
        // If several good candidates share an ancestor, use that.
        let others = best.dropFirst().filter { $0.value / first.value >= 0.75 }
            .map { Set(page.ancestors(of: $0.key)) }
        if others.count >= 3 {
            let roof = page.ancestors(of: top).prefix { $0 != page.body }.first { node in
                others.count { $0.contains(node) } >= 3
            }
            top = roof ?? top
        }
        // Points are halved on the way up, so a parent with a higher score contains more of the article.
        var last = scores[top] ?? 0
        let threshold = last / 3
        for parent in page.ancestors(of: top).prefix(while: { $0 != page.body }) {
            guard let score = scores[parent] else { continue }
            if score < threshold { break }
            if score > last {
                top = parent
                break
            }
            last = score
        }
        while case let parent = page.nodes[top].parent, parent > page.body,
            page.children(of: parent).filter({ page.nodes[$0].isElement }).count == 1
        {
            top = parent
        }
        return top
    }

    /// Returns the best node with the siblings that belong to the article: those with a similar score or the same
    /// class, and paragraphs.
    func withSiblings(_ top: Int) -> [Int] {
        let score = scores[top] ?? 0
        let threshold = max(10, score * 0.2)
        let topClass = page.value(of: "class", at: top) ?? ""
        return page.children(of: page.nodes[top].parent).filter { node in
            guard node != top else { return true }
            guard page.nodes[node].isElement else { return false }
            let bonus = !topClass.isEmpty && page.value(of: "class", at: node) == topClass ? score * 0.2 : 0
            if let own = scores[node], own + bonus >= threshold { return true }
            guard page.name(node) == "p" || page.name(node) == "div" && page.isParagraph(node, measures) else {
                return false
            }
            let sum = measures[node]
            if sum.characters > 80 { return sum.linkDensity < 0.25 }
            guard sum.characters > 0, sum.linked == 0 else { return false }
            let text = page.plainText(of: node)
            return text.hasSuffix(".") || text.contains(". ")
        }
    }
}
