import CLibXML2
import TextDecoding

/// A page as a libxml2 document, on which XPath expressions are evaluated.
///
/// It is built from `PageTree`, not by libxml2's HTML parser, which compares every attribute of a tag with all the
/// others. All elements are in `<body>`, as in the tree.
final class SelectablePage {
    /// A node that an expression selected.
    enum Selection {
        /// An element, by its index in the tree.
        case element(Int)
        /// An attribute's value, a text, or the result of a function.
        case text(String)
    }

    let tree: PageTree
    private let document: xmlDocPtr
    private let context: xmlXPathContextPtr
    private let nodes: [xmlNodePtr?]

    /// The maximum number of nodes; the rest of the page is left out. libxml2 compares the nodes of sets that it joins
    /// in pairs, so time grows with the square of their number. Seen in the wild: lists on pages of 6,000 nodes.
    private static let nodeLimit = 12_000
    /// The maximum number of attributes, which can be joined as well, and of bytes in one that counts. Longer ones are
    /// pictures or data for scripts.
    private static let (attributeLimit, longestAttribute) = (24_000, 4_000)
    /// The maximum number of bytes in all texts. An expression may ask for the page's text at each of its elements.
    private static let textLimit = 250_000
    /// The maximum number of steps for all expressions on a page. Comparing a class costs 25 for each element.
    private static let stepLimit: UInt = 400_000
    /// Elements without anything to select.
    private static let skipped: MarkupNames = ["script", "style", "svg", "template", "noscript", "iframe"]

    /// Builds the document; returns nil if libxml2 runs out of memory.
    init?(_ tree: PageTree) {
        _ = XMLStream.libraryIsReady
        guard let document = xmlNewDoc(nil) else { return nil }
        guard let context = xmlXPathNewContext(document) else {
            xmlFreeDoc(document)
            return nil
        }
        self.tree = tree
        self.document = document
        self.context = context
        nodes = Self.nodes(of: tree, in: document)
        xmlXPathOrderDocElems(document)
        context.pointee.opLimit = Self.stepLimit
        pulse_limit_searches(context)
        // Otherwise libxml2 would print errors.
        context.pointee.error = { _, _ in }
        pulse_silence_xpath()
    }

    deinit {
        xmlXPathFreeContext(context)
        xmlFreeDoc(document)
    }

    /// Evaluates an expression.
    ///
    /// - Parameter element: the element it starts from; nil for the page's root.
    /// - Returns: the selected nodes in page order, or one text.
    func selections(of path: CompiledPath, at element: Int? = nil) throws(SelectorProblem) -> [Selection] {
        context.pointee.node = nodes[element ?? 0]
        guard let result = xmlXPathCompiledEval(path.pointer, context) else { throw .unusable }
        defer { xmlXPathFreeObject(result) }
        switch result.pointee.type {
        case XPATH_STRING: return [.text(Self.text(result.pointee.stringval))]
        case XPATH_NODESET:
            guard let set = result.pointee.nodesetval, let table = set.pointee.nodeTab else { return [] }
            xmlXPathNodeSetSort(set)
            return (0..<Int(set.pointee.nodeNr)).compactMap { table[$0].flatMap(Self.selection) }
        default: throw .unusable
        }
    }

    /// Compiles an expression.
    func compiled(_ expression: String) throws(SelectorProblem) -> CompiledPath {
        try CompiledPath(expression, context)
    }

    private static func selection(_ node: xmlNodePtr) -> Selection? {
        switch node.pointee.type {
        case XML_ELEMENT_NODE:
            UInt(bitPattern: node.pointee._private) == 0
                ? nil : .element(Int(bitPattern: node.pointee._private) - 1)
        case XML_TEXT_NODE: .text(text(node.pointee.content))
        case XML_ATTRIBUTE_NODE: .text(node.pointee.children.map { text($0.pointee.content) } ?? "")
        default: nil
        }
    }

    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }

    /// Adds the tree's nodes to a document. Elements carry their index plus one.
    private static func nodes(of tree: PageTree, in document: xmlDocPtr) -> [xmlNodePtr?] {
        var nodes: [xmlNodePtr?] = Array(repeating: nil, count: tree.nodes.count)
        var (count, attributeCount, letters) = (0, 0, 0)
        for (index, node) in tree.nodes.enumerated() {
            guard count < nodeLimit, attributeCount < attributeLimit else { break }
            let parent = node.parent >= 0 ? nodes[node.parent] : nil
            guard node.parent < 0 || parent != nil, !skipped.contains(node.name) else { continue }
            guard node.isElement else {
                let text = CharacterReference.resolved(in: tree.bytes, node.text, attribute: false)
                letters += text.count
                guard letters <= textLimit else { break }
                guard let parent, !text.isEmpty,
                    let made = xmlNewDocTextLen(document, text, Int32(text.count))
                else { continue }
                // Adjacent texts are joined, which frees the second.
                if xmlAddChild(parent, made) == nil { xmlFreeNode(made) }
                count += 1
                continue
            }
            guard let made = xmlNewDocNode(document, nil, node.name.terminated, nil) else { continue }
            made.pointee._private = UnsafeMutableRawPointer(bitPattern: index + 1)
            for place in node.attributes {
                let attribute = tree.attributes[place]
                let name = attribute.name.terminated
                guard attribute.value.count <= longestAttribute, xmlHasProp(made, name) == nil else { continue }
                attributeCount += 1
                let value = CharacterReference.resolved(in: tree.bytes, attribute.value, attribute: true)
                _ = xmlNewProp(made, name, value + [0])
            }
            if let parent { _ = xmlAddChild(parent, made) } else { _ = xmlDocSetRootElement(document, made) }
            nodes[index] = made
            count += 1
        }
        return nodes
    }
}

extension MarkupName {
    /// The name as a C string. Names too long to store share one that no expression can contain.
    fileprivate var terminated: [UInt8] { bytes.allSatisfy { (0x21...0x7E).contains($0) } ? bytes + [0] : [0x3F, 0] }
}
