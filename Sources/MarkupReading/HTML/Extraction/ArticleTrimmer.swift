/// A trimmer that removes clutter from within an article: menus, forms, link boxes, rows of buttons.
struct ArticleTrimmer {
    private(set) var finder: ArticleFinder
    private let roots: [Int]
    private let isRoot: Set<Int>
    /// Whether each node is in a data table, as opposed to a layout table.
    private var isInData: [Bool] = []

    init(_ finder: ArticleFinder, roots: [Int]) {
        self.finder = finder
        self.roots = roots
        isRoot = Set(roots)
    }

    var page: PageTree { finder.page }

    mutating func trim() {
        isInData = page.isWithin(Set(elements(["table"]).filter(holdsData)))
        trimConditionally(["form", "fieldset"])
        remove(
            elements(["object", "embed", "footer", "link", "aside"]).filter {
                page.name($0) == "footer" || !page.isPlayer($0)
            })
        remove(elements(nil).filter { !isRoot.contains($0) && isShareBox($0) })
        remove(elements(["input", "textarea", "select", "button"]))
        remove(elements(["h1", "h2"]).filter { finder.weight(of: $0) < 0 })
        trimConditionally(["table"])
        trimConditionally(["ul"])
        trimConditionally(["div"])
    }

    private func elements(_ names: MarkupNames?) -> [Int] {
        roots.flatMap { page.subtree(of: $0) }.filter { node in
            page.nodes[node].isElement && (names?.contains(page.name(node)) ?? true)
        }
    }

    /// Removes nodes.
    ///
    /// - Parameter nodes: nodes in page order; those inside an earlier one go with it.
    private mutating func remove(_ nodes: [Int]) {
        var end = 0
        for node in nodes where node >= end {
            end = page.end(of: node)
            remove(node)
        }
    }

    private mutating func remove(_ node: Int) {
        finder.page.nodes[node].isRemoved = true
        finder.measures.subtract(node, in: page)
    }

    private func isShareBox(_ node: Int) -> Bool {
        finder.hints[node].union(finder.idHints[node]).contains(.share) && finder.measures[node].characters < 500
    }

    /// Removes unwanted elements, innermost first, so that outer ones are judged by what remains.
    private mutating func trimConditionally(_ names: MarkupNames) {
        guard finder.strictness.contains(.trims) else { return }
        for node in elements(names).reversed() where !isRoot.contains(node) && isNoPart(node) { remove(node) }
    }

    private func isNoPart(_ node: Int) -> Bool {
        let name = page.name(node)
        if name == "div", page.isParagraph(node, finder.measures) { return false }
        if isInData[node] { return false }
        if page.nodes[node].surroundings.contains(.code) { return false }
        let weight = finder.weight(of: node)
        if weight < 0 { return true }
        let sum = finder.measures[node]
        if sum.asciiCommas >= 10 { return false }
        if sum.players > 0 { return false }
        let isList =
            name == "ul" || name == "ol" || sum.characters > 0 && Double(sum.inLists) / Double(sum.characters) > 0.9
        let isInFigure = page.nodes[node].surroundings.contains(.figure)
        let paragraphs = sum.paragraphs
        let pictures = Double(sum.pictures)
        let headings = sum.characters == 0 ? 0 : Double(sum.inHeadings) / Double(sum.characters)
        if !isInFigure, sum.pictures > 1, Double(paragraphs) / pictures < 0.5 { return !isGallery(node, isList, sum) }
        if !isList, sum.items - 100 > paragraphs { return true }
        if Double(sum.inputs) > (Double(paragraphs) / 3).rounded(.down) { return true }
        if !isList, !isInFigure, headings < 0.9, sum.characters < 25, sum.pictures == 0 || sum.pictures > 2 {
            return true
        }
        if !isList, weight < 25, sum.linkDensity > 0.2 { return true }
        if weight >= 25, sum.linkDensity > 0.5 { return true }
        return sum.embeds == 1 && sum.characters < 75 || sum.embeds > 1
    }

    /// Returns whether a list has one picture per item.
    private func isGallery(_ node: Int, _ isList: Bool, _ sum: SubtreeTotals.Sum) -> Bool {
        isList && sum.items == sum.pictures
    }

    private func holdsData(_ table: Int) -> Bool {
        if page.value(of: "role", at: table) == "presentation" { return false }
        if page.value(of: "datatable", at: table) == "0" { return false }
        if page.has("summary", at: table) { return true }
        let sum = finder.measures[table]
        if sum.tableHeads > 0 { return true }
        if sum.tables > 1 { return false }
        let inner = page.subtree(of: table)
        let rows = inner.filter { page.name($0) == "tr" }
        let columns = rows.map { row in page.children(of: row).count { page.name($0) == "td" } }.max() ?? 0
        if rows.count == 1 || columns == 1 { return false }
        return rows.count >= 10 || columns > 4 || rows.count * columns > 10
    }
}
