/// Totals for the subtree of every node.
struct SubtreeTotals {
    struct Sum {
        /// The number of characters, with white space collapsed.
        var characters = 0
        /// The number of these characters in links; links within the page count for less.
        var linked = 0.0
        var asciiCommas = 0
        var commas = 0
        var paragraphs = 0
        var pictures = 0
        var items = 0
        var inputs = 0
        var inHeadings = 0
        var inLists = 0
        var embeds = 0
        var players = 0
        var tables = 0
        /// The number of elements found only in data tables.
        var tableHeads = 0
        /// The number of elements that make a `<div>` more than a paragraph.
        var blocks = 0

        static func + (one: Sum, other: Sum) -> Sum { one.adding(other, times: 1) }
        static func - (one: Sum, other: Sum) -> Sum { one.adding(other, times: -1) }

        private func adding(_ other: Sum, times sign: Int) -> Sum {
            Sum(
                characters: characters + sign * other.characters, linked: linked + Double(sign) * other.linked,
                asciiCommas: asciiCommas + sign * other.asciiCommas, commas: commas + sign * other.commas,
                paragraphs: paragraphs + sign * other.paragraphs, pictures: pictures + sign * other.pictures,
                items: items + sign * other.items, inputs: inputs + sign * other.inputs,
                inHeadings: inHeadings + sign * other.inHeadings, inLists: inLists + sign * other.inLists,
                embeds: embeds + sign * other.embeds, players: players + sign * other.players,
                tables: tables + sign * other.tables,
                tableHeads: tableHeads + sign * other.tableHeads, blocks: blocks + sign * other.blocks)
        }

        /// The share of the text that is in links, 0…1.
        var linkDensity: Double { characters == 0 ? 0 : linked / Double(characters) }
    }

    private(set) var sums: [Sum]

    subscript(node: Int) -> Sum { sums[node] }

    init(_ page: PageTree) {
        sums = Array(repeating: Sum(), count: page.nodes.count)
        for node in page.nodes.indices.reversed() where !page.nodes[node].isRemoved {
            let this = page.nodes[node]
            if this.isElement {
                addOwn(node, in: page)
            } else {
                addText(page.bytes[this.text], to: node)
            }
            if this.parent >= 0 {
                sums[this.parent] = sums[this.parent] + share(of: node, in: page)
            }
        }
    }

    /// Updates the totals after a node was removed.
    mutating func subtract(_ node: Int, in page: PageTree) {
        let gone = share(of: node, in: page)
        var ancestor = page.nodes[node].parent
        while ancestor >= 0 {
            sums[ancestor] = sums[ancestor] - gone
            ancestor = page.nodes[ancestor].parent
        }
    }

    /// Returns what a node contributes to its parent's totals: its own totals plus the node itself.
    private func share(of node: Int, in page: PageTree) -> Sum {
        var share = sums[node]
        if Self.blockNames.contains(page.name(node)) || page.isDividedByBreaks(node) { share.blocks += 1 }
        if page.name(node) == "div", page.isParagraph(node, self) { share.paragraphs += 1 }
        return share
    }

    private static let blockNames: MarkupNames = [
        "blockquote", "div", "dl", "img", "ol", "p", "pre", "table", "ul",
    ]

    private mutating func addOwn(_ node: Int, in page: PageTree) {
        switch page.name(node) {
        case "a":
            let address = page.value(of: "href", at: node) ?? ""
            sums[node].linked = Double(sums[node].characters) * (address.hasPrefix("#") ? 0.3 : 1)
        case "div":
            // Text blocks outside `<p>` count as paragraphs.
            if !page.isParagraph(node, self) {
                sums[node].paragraphs += page.runs(in: node).count { $0.contains { sums[$0].characters > 0 } }
            }
        case "p": sums[node].paragraphs += 1
        case "img": sums[node].pictures += 1
        case "li": sums[node].items += 1
        case "input": sums[node].inputs += 1
        case "h1", "h2", "h3", "h4", "h5", "h6": sums[node].inHeadings = sums[node].characters
        case "ul", "ol": sums[node].inLists = sums[node].characters
        case "table": sums[node].tables += 1
        case "caption", "col", "colgroup", "tfoot", "thead", "th": sums[node].tableHeads += 1
        case "object", "embed", "iframe":
            if page.isPlayer(node) { sums[node].players += 1 } else { sums[node].embeds += 1 }
        default: break
        }
    }

    private mutating func addText(_ text: ArraySlice<UInt8>, to node: Int) {
        var characters = 0
        var spaces = true
        var position = text.startIndex
        while position < text.endIndex {
            let byte = text[position]
            position += 1
            if byte <= 0x20 {
                if !spaces { characters += 1 }
                spaces = true
                continue
            }
            if byte == UInt8(ascii: "&"),
                let end = text[position...].prefix(10).firstIndex(of: UInt8(ascii: ";"))
            {
                position = end + 1
            }
            if byte & 0xC0 == 0x80 { continue }
            characters += 1
            spaces = false
            if byte == UInt8(ascii: ",") {
                sums[node].asciiCommas += 1
                sums[node].commas += 1
            } else if byte == 0xD8, text[position...].first == 0x8C {
                sums[node].commas += 1  // Arabic
            } else if byte == 0xEF, text[position...].starts(with: [0xBC, 0x8C]) {
                sums[node].commas += 1  // full width
            }
        }
        sums[node].characters = spaces && characters > 0 ? characters - 1 : characters
    }
}
