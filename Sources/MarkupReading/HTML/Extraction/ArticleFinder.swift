/// The search for the article on a page. Text in paragraphs counts in favour of the elements around it; links and words
/// typical of menus count against them. Based on Arc90's Readability, the ancestor of browsers' reading modes.
struct ArticleFinder {
    /// Rules that are relaxed if a stricter search finds too little.
    struct Strictness: OptionSet {
        let rawValue: Int
        /// Removes elements whose class suggests a sidebar before searching.
        static let leavesAsidesOut = Strictness(rawValue: 1)
        /// Counts words in classes and ids.
        static let weighsWords = Strictness(rawValue: 2)
        /// Removes parts from the result that don't look like the article.
        static let trims = Strictness(rawValue: 4)
    }

    var page: PageTree
    var measures: SubtreeTotals
    let strictness: Strictness
    let hints: [PageHint]
    let idHints: [PageHint]
    var scores: [Int: Double] = [:]
    private(set) var byline: String?

    init(_ page: PageTree, hints: [PageHint], idHints: [PageHint], strictness: Strictness, title: String?) {
        self.page = page
        self.hints = hints
        self.idHints = idHints
        self.strictness = strictness
        measures = SubtreeTotals(page)
        leaveOut(title: title)
        measures = SubtreeTotals(self.page)
    }

    /// Returns the nodes that make up the article, in order.
    mutating func article() -> [Int] {
        score()
        guard let top = top() else { return [page.body] }
        return withSiblings(top)
    }

    /// Returns -25, 0 or 25 for the class, plus the same for the id.
    func weight(of node: Int) -> Double {
        guard strictness.contains(.weighsWords) else { return 0 }
        return [hints[node], idHints[node]].reduce(0) {
            $0 + ($1.contains(.bad) ? -25 : 0) + ($1.contains(.good) ? 25 : 0)
        }
    }

    private mutating func leaveOut(title: String?) {
        var waiting = [page.body]
        var titleIsRepeated = title == nil
        let titleWords = Set(title.map(Self.words) ?? [])
        while let node = waiting.popLast() {
            if node != page.body, page.nodes[node].isElement {
                if isHidden(node) || isBeside(node) {
                    page.nodes[node].isRemoved = true
                    continue
                }
                if byline == nil, let found = byline(at: node) {
                    byline = found
                    page.nodes[node].isRemoved = true
                    continue
                }
                if !titleIsRepeated, page.name(node) == "h1" || page.name(node) == "h2",
                    page.isShort(node, measures),
                    similarity(of: page.plainText(of: node), to: titleWords) > 0.75
                {
                    titleIsRepeated = true
                    page.nodes[node].isRemoved = true
                    continue
                }
            }
            waiting += page.nodes[node].children.reversed()
        }
    }

    private static let never: MarkupNames = [
        "script", "style", "noscript", "template", "title", "meta", "link", "base", "svg",
    ]

    private func isHidden(_ node: Int) -> Bool {
        if Self.never.contains(page.name(node)) { return true }
        if page.nodes[node].attributes.isEmpty { return false }
        if page.has("hidden", at: node) { return true }
        if page.value(of: "aria-hidden", at: node) == "true" {
            return !(page.value(of: "class", at: node) ?? "").contains("fallback-image")
        }
        if page.value(of: "aria-modal", at: node) == "true", page.value(of: "role", at: node) == "dialog" {
            return true
        }
        guard let style = page.value(of: "style", at: node)?.lowercased() else { return false }
        let words = style.filter { !$0.isWhitespace }
        return words.contains("display:none") || words.contains("visibility:hidden")
    }

    private static let rolesBeside: Set<String> = [
        "menu", "menubar", "complementary", "navigation", "alert", "alertdialog", "dialog",
    ]

    private func isBeside(_ node: Int) -> Bool {
        guard strictness.contains(.leavesAsidesOut) else { return false }
        let hint = hints[node].union(idHints[node])
        if hint.contains(.aside), !hint.contains(.perhaps), page.name(node) != "a",
            page.nodes[node].surroundings.isDisjoint(with: [.table, .code])
        {
            return true
        }
        return page.value(of: "role", at: node).map(Self.rolesBeside.contains) ?? false
    }

    private func byline(at node: Int) -> String? {
        let isByline =
            page.value(of: "rel", at: node) == "author"
            || page.value(of: "itemprop", at: node)?.contains("author") ?? false
            || hints[node].union(idHints[node]).contains(.byline)
        guard isByline, (1..<100).contains(measures[node].characters), page.isShort(node, measures) else { return nil }
        // A date or buttons may follow below the name.
        return page.plainText(of: node).split(whereSeparator: \.isNewline).first.map(String.init)
    }

    private static func words(_ text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }

    /// Returns the share of a text's letters in words that the title contains, 0…1.
    private func similarity(of text: String, to known: Set<Substring>) -> Double {
        let all = Self.words(text)
        let strange = all.filter { !known.contains($0) }
        let length = all.reduce(0) { $0 + $1.count }
        return length == 0 ? 0 : 1 - Double(strange.reduce(0) { $0 + $1.count }) / Double(length)
    }
}
