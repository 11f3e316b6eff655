/// Finds where on a page the article is: text in paragraphs speaks for the elements around it, links and the words of
/// menus against them. After Arc90's Readability, which browsers' reading modes descend from.
struct ArticleFinder {
    /// What is dropped when a stricter search finds too little.
    struct Strictness: OptionSet {
        let rawValue: Int
        /// Elements whose class says that they stand beside the article are left out before the search.
        static let leavesAsidesOut = Strictness(rawValue: 1)
        /// Words in classes count.
        static let weighsWords = Strictness(rawValue: 2)
        /// What looks like no part of an article is left out of the result.
        static let trims = Strictness(rawValue: 4)
    }

    var page: PageTree
    var measures: PageMeasures
    let strictness: Strictness
    let hints: [PageHint]
    let idHints: [PageHint]
    private(set) var scores: [Int: Double] = [:]
    private(set) var byline: String?

    init(_ page: PageTree, hints: [PageHint], idHints: [PageHint], strictness: Strictness, title: String?) {
        self.page = page
        self.hints = hints
        self.idHints = idHints
        self.strictness = strictness
        measures = PageMeasures(page)
        leaveOut(title: title)
        measures = PageMeasures(self.page)
    }

    /// The nodes that together are the article, in order.
    mutating func article() -> [Int] {
        score()
        guard let top = top() else { return [page.body] }
        return withSiblings(top)
    }

    /// -25, 0 or 25 for a class, and the same again for an id.
    func weight(of node: Int) -> Double {
        guard strictness.contains(.weighsWords) else { return 0 }
        return [hints[node], idHints[node]].reduce(0) {
            $0 + ($1.contains(.bad) ? -25 : 0) + ($1.contains(.good) ? 25 : 0)
        }
    }

    private mutating func leaveOut(title: String?) {
        var waiting = [page.body]
        var titleIsRepeated = false
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
                if !titleIsRepeated, let title, page.name(node) == "h1" || page.name(node) == "h2",
                    similarity(of: page.plainText(of: node), to: title) > 0.75
                {
                    titleIsRepeated = true
                    page.nodes[node].isRemoved = true
                    continue
                }
            }
            waiting += page.nodes[node].children.reversed()
        }
    }

    private static let never: Set<MarkupName> = [
        "script", "style", "noscript", "template", "title", "meta", "link", "base", "svg", "math",
    ]

    private func isHidden(_ node: Int) -> Bool {
        if Self.never.contains(page.name(node)), page.name(node) != "math" { return true }
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
            !page.hasAncestor(node, named: ["table", "code"])
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
        guard isByline, (1..<100).contains(measures[node].characters) else { return nil }
        // Below the name may stand a date, or buttons.
        return page.plainText(of: node).split(whereSeparator: \.isNewline).first.map(String.init)
    }

    /// How much of the second text is in the first, 0…1.
    private func similarity(of text: String, to title: String) -> Double {
        func words(_ text: String) -> [Substring] { text.lowercased().split { !$0.isLetter && !$0.isNumber } }
        let known = Set(words(title))
        let all = words(text)
        let strange = all.filter { !known.contains($0) }
        let length = all.reduce(0) { $0 + $1.count }
        return length == 0 ? 0 : 1 - Double(strange.reduce(0) { $0 + $1.count }) / Double(length)
    }
}

extension ArticleFinder {
    private static let scored: Set<MarkupName> = ["section", "h2", "h3", "h4", "h5", "h6", "p", "td", "pre"]

    /// Every paragraph gives points to the five elements around it, the nearest most.
    private mutating func score() {
        for node in page.subtree(of: page.body) where page.nodes[node].isElement && node != page.body {
            let name = page.name(node)
            if name == "div" {
                if page.isParagraph(node, measures) {
                    give(measures[node], from: page.nodes[node].parent)
                } else {
                    for run in page.runs(in: node) {
                        give(run.reduce(PageMeasures.Sum()) { $0 + measures[$1] }, from: node)
                    }
                }
            } else if Self.scored.contains(name) {
                give(measures[node], from: page.nodes[node].parent)
            }
        }
        for (node, score) in scores { scores[node] = score * (1 - measures[node].linkDensity) }
    }

    private mutating func give(_ sum: PageMeasures.Sum, from first: Int) {
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

    private mutating func top() -> Int? {
        let best = scores.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.prefix(5)
        guard let first = best.first, first.key != page.body else { return nil }
        var top = first.key
        // Several good places under one roof: the roof.
        let others = best.dropFirst().filter { $0.value / first.value >= 0.75 }
            .map { Set(page.ancestors(of: $0.key)) }
        if others.count >= 3 {
            let roof = page.ancestors(of: top).prefix { $0 != page.body }.first { node in
                others.count { $0.contains(node) } >= 3
            }
            top = roof ?? top
        }
        // Points are halved on the way up; where they nevertheless grow, more of the article is.
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

    /// What stands beside the best place and is as good, or has the same class, or is a paragraph of its own.
    private func withSiblings(_ top: Int) -> [Int] {
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

extension PageTree {
    private static let phrases: Set<MarkupName> = [
        "abbr", "audio", "b", "bdo", "br", "button", "cite", "code", "data", "datalist", "dfn", "em", "embed", "i",
        "img", "input", "kbd", "label", "mark", "math", "meter", "noscript", "object", "output", "progress", "q",
        "ruby",
        "samp", "script", "select", "small", "span", "strong", "sub", "sup", "textarea", "time", "var", "wbr", "a",
        "del",
        "ins", "font", "u", "s", "tt",
    ]

    /// Whether a `<div>` is but a paragraph by another name.
    func isParagraph(_ node: Int, _ measures: PageMeasures) -> Bool {
        guard measures[node].blocks == 0 || onlyParagraph(in: node) != nil && measures[node].linkDensity < 0.25 else {
            return false
        }
        return true
    }

    private func onlyParagraph(in node: Int) -> Int? {
        let children = children(of: node)
        let elements = children.filter { nodes[$0].isElement }
        guard elements.count == 1, name(elements[0]) == "p" else { return nil }
        let hasText = children.contains { !nodes[$0].isElement && bytes[nodes[$0].text].contains { $0 > 0x20 } }
        return hasText ? nil : elements[0]
    }

    /// Text and phrases that stand together in a block without a paragraph of their own; two `<br>` part them.
    func runs(in node: Int) -> [[Int]] {
        var runs: [[Int]] = [[]]
        var breaks = 0
        for child in children(of: node) {
            let this = nodes[child]
            if this.isElement, this.name == "br" {
                breaks += 1
                if breaks == 2 { runs.append([]) }
            } else if !this.isElement || Self.phrases.contains(this.name) {
                if this.isElement || bytes[this.text].contains(where: { $0 > 0x20 }) { breaks = 0 }
                runs[runs.count - 1].append(child)
            } else {
                breaks = 0
                runs.append([])
            }
        }
        return runs.filter { !$0.isEmpty }
    }
}
