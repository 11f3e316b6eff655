import TextDecoding

/// A page as a tree: elements and text in the order of the page, each known by its number.
///
/// A node's number is greater than its parent's, so that facts about subtrees are summed up in one walk backwards.
/// Bounded: at most 128 levels (what is deeper becomes a child of the last) and 250,000 nodes (the rest is left out).
struct PageTree {
    struct Node {
        /// Empty for text.
        var name: MarkupName
        var isElement: Bool
        var parent: Int
        /// Of `attributes`.
        var attributes: Range<Int>
        /// Of `bytes`; of elements whose content is no markup, that.
        var text: Range<Int>
        var children: [Int] = []
        /// The elements around it that matter.
        var surroundings: PageSurroundings = []
        var isRemoved = false
    }

    private(set) var bytes: [UInt8]
    private(set) var attributes: [HTMLTokeniser.Attribute] = []
    var nodes: [Node] = []

    static let depthLimit = 128
    static let nodeLimit = 250_000

    /// The number of `<body>`, which is always there.
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

    /// The children that are still there.
    func children(of node: Int) -> [Int] { nodes[node].children.filter { !nodes[$0].isRemoved } }

    /// The numbers of the nodes around one, from the nearest to the root.
    func ancestors(of node: Int) -> some Sequence<Int> {
        sequence(first: nodes[node].parent) { $0 >= 0 ? nodes[$0].parent : nil }.prefix { $0 >= 0 }
    }

    /// The number behind the last node inside a node: what is inside is numbered without a gap.
    func end(of node: Int) -> Int {
        var last = node
        while let next = nodes[last].children.last { last = next }
        return last + 1
    }

    /// Whether a node holds so little that reading it costs nothing, however often something inside it is read, too.
    func isShort(_ node: Int, _ measures: PageMeasures) -> Bool {
        measures[node].characters < 1_000 && end(of: node) - node < 200
    }

    /// For every node whether it is one of some, or inside one.
    func isWithin(_ some: Set<Int>) -> [Bool] {
        var isWithin = nodes.indices.map(some.contains)
        for node in nodes.indices where nodes[node].parent >= 0 && isWithin[nodes[node].parent] {
            isWithin[node] = true
        }
        return isWithin
    }

    /// The node and everything below it that is still there, in order.
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

    /// A part of the page as it was written, less what was removed.
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

/// The kinds of elements around a node, at any depth, that matter for extraction.
struct PageSurroundings: OptionSet {
    let rawValue: UInt8
    static let table = PageSurroundings(rawValue: 1)
    static let code = PageSurroundings(rawValue: 2)
    static let figure = PageSurroundings(rawValue: 4)

    /// The kind that the element with the given name adds.
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
