import Addressing
import TextDecoding

/// A page as a tree: elements and text in page order, identified by index.
///
/// A node's index is greater than its parent's, so totals for subtrees can be computed in one backward pass. The tree
/// has at most 128 levels (deeper nodes become children of the last) and 250,000 nodes (the rest is dropped).
struct PageTree {
    struct Node {
        /// The name; empty for text.
        var name: MarkupName
        var isElement: Bool
        var parent: Int
        /// A range of `attributes`.
        var attributes: Range<Int>
        /// A range of `bytes`: the text, or the content of a raw-text element.
        var text: Range<Int>
        var children: [Int] = []
        /// The relevant kinds of enclosing elements.
        var surroundings: AncestorKinds = []
        var isRemoved = false
    }

    private(set) var bytes: [UInt8]
    private(set) var attributes: [HTMLTokeniser.Attribute] = []
    var nodes: [Node] = []

    static let depthLimit = 128
    static let nodeLimit = 250_000

    /// The index of `<body>`, which always exists.
    private(set) var body = 1

    init(_ html: String) {
        bytes = Array(html.utf8)
        var builder = PageTreeBuilder(bytes)
        (nodes, attributes) = builder.tree()
    }

    func value(of name: MarkupName, at node: Int) -> String? {
        for index in nodes[node].attributes where attributes[index].name == name {
            let range = attributes[index].value
            let decoded = CharacterReference.resolved(in: bytes, range, attribute: true)
            return String(decoding: decoded, as: UTF8.self)
        }
        return nil
    }

    func has(_ name: MarkupName, at node: Int) -> Bool {
        nodes[node].attributes.contains { attributes[$0].name == name }
    }

    func name(_ node: Int) -> MarkupName { nodes[node].name }

    /// Returns the base for relative addresses, given the page's own address. As in browsers, only the first `<base>`
    /// with an address counts; if that one is broken, the page's own address does (HTML Standard, 4.2.3).
    func base(at url: String?) -> String? {
        let place = nodes.indices.first { nodes[$0].name == "base" && has("href", at: $0) }
        return place.flatMap { value(of: "href", at: $0) }.flatMap { WebAddress($0, base: url)?.text } ?? url
    }

    /// Returns the children that have not been removed.
    func children(of node: Int) -> [Int] { nodes[node].children.filter { !nodes[$0].isRemoved } }

    /// Returns the indices of a node's ancestors, nearest first.
    func ancestors(of node: Int) -> some Sequence<Int> {
        sequence(first: nodes[node].parent) { $0 >= 0 ? nodes[$0].parent : nil }.prefix { $0 >= 0 }
    }

    /// Returns the index after a node's last descendant. Descendants are numbered without gaps.
    func end(of node: Int) -> Int {
        var last = node
        while let next = nodes[last].children.last { last = next }
        return last + 1
    }

    /// Returns whether a node is small enough that repeated reading costs nothing, even if its parts are reread as
    /// well.
    func isShort(_ node: Int, _ measures: SubtreeTotals) -> Bool {
        measures[node].characters < 1_000 && end(of: node) - node < 200
    }

    /// Returns whether each node is one of `some` or inside one.
    func isWithin(_ some: Set<Int>) -> [Bool] {
        var isWithin = nodes.indices.map(some.contains)
        for node in nodes.indices where nodes[node].parent >= 0 && isWithin[nodes[node].parent] {
            isWithin[node] = true
        }
        return isWithin
    }

    /// Returns a node and its descendants that have not been removed, in order.
    func subtree(of node: Int) -> [Int] {
        var result: [Int] = []
        var waiting = [node]
        while let next = waiting.popLast() {
            guard !nodes[next].isRemoved else { continue }
            result.append(next)
            waiting += nodes[next].children.reversed()
        }
        return result
    }

    /// Returns a node's original HTML, without removed parts.
    func html(of node: Int) -> [UInt8] {
        enum Step {
            case open(Int), close(Int)
        }
        var result: [UInt8] = []
        var steps = [Step.open(node)]
        while let step = steps.popLast() {
            switch step {
            case .close(let node):
                result += "</".utf8
                result += nodes[node].name.bytes
                result.append(UInt8(ascii: ">"))
            case .open(let node):
                let this = nodes[node]
                if this.isRemoved { continue }
                guard this.isElement else {
                    result += bytes[this.text]
                    continue
                }
                result.append(UInt8(ascii: "<"))
                result += this.name.bytes
                for index in this.attributes {
                    let value = bytes[attributes[index].value]
                    let quote = value.contains(UInt8(ascii: "\"")) ? UInt8(ascii: "'") : UInt8(ascii: "\"")
                    result.append(UInt8(ascii: " "))
                    result += attributes[index].name.bytes
                    result += [UInt8(ascii: "="), quote]
                    result += value
                    result.append(quote)
                }
                result.append(UInt8(ascii: ">"))
                if PageTreeBuilder.empty.contains(this.name) { continue }
                steps.append(.close(node))
                for child in this.children.reversed() { steps.append(.open(child)) }
            }
        }
        return result
    }

    func plainText(of node: Int) -> String {
        HTMLCleaner().plainText(from: String(decoding: html(of: node), as: UTF8.self))
    }
}

/// Kinds of enclosing elements, at any depth, that matter for extraction.
struct AncestorKinds: OptionSet {
    let rawValue: UInt8
    static let table = AncestorKinds(rawValue: 1)
    static let code = AncestorKinds(rawValue: 2)
    static let figure = AncestorKinds(rawValue: 4)

    /// Creates the kind for an element's name; empty if the element doesn't matter.
    init(of name: MarkupName) {
        switch name {
        case "table": self = .table
        case "code": self = .code
        case "figure": self = .figure
        default: self = []
        }
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }
}
