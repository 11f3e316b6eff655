/// The elements and attributes that a reader of feeds knows, by namespace: all else is passed over.
///
/// Names are compared in lower case and namespaces leniently, because publishers write both as they like
/// (seen in the wild: `xmlns:media="http://search.yahoo.com/mrss"` without the slash, `https:` for `http:`,
/// blanks around the address, `<pubdate>`).
public struct Vocabulary: Sendable {
    /// The meaning of an element to the reader, and how to record it.
    public struct Meaning: Sendable, Equatable {
        /// The reader's own number for it.
        public var code: UInt8
        public var role: ElementRole

        public init(code: UInt8, role: ElementRole) {
            self.code = code
            self.role = role
        }

        static let none = Meaning(code: 0, role: .unknown)
    }

    /// One namespace, or several that mean the same.
    public struct Namespace: Sendable {
        /// Its addresses; an empty list for elements without a namespace.
        public var addresses: [String]
        /// Its usual prefixes, for documents that forget to declare it.
        public var prefixes: [String]
        /// By name in lower case.
        public var elements: [String: Meaning]

        public init(addresses: [String], prefixes: [String], elements: [String: Meaning]) {
            self.addresses = addresses
            self.prefixes = prefixes
            self.elements = elements
        }
    }

    private let namespaces: [Namespace]
    private let byAddress: [String: Int]
    private let byPrefix: [String: Int]
    private let attributes: [String: UInt8]
    /// The most elements of one kind that a record has at its top, and inside other elements; the rest are passed over.
    let most: Int

    /// - Parameters:
    ///   - namespaces: the first is also that of elements without a namespace, or with an unknown default one.
    ///   - attributes: the reader's numbers for attributes, by name in lower case, whatever their namespace.
    ///   - most: the most elements of one kind in a record.
    public init(namespaces: [Namespace], attributes: [String: UInt8], most: Int) {
        self.namespaces = namespaces
        self.most = most
        self.attributes = attributes
        var byAddress: [String: Int] = [:]
        var byPrefix: [String: Int] = [:]
        for (index, namespace) in namespaces.enumerated() {
            for address in namespace.addresses {
                byAddress[address] = index
                byAddress[Self.essence(of: address)] = index
            }
            for prefix in namespace.prefixes { byPrefix[prefix] = index }
        }
        self.byAddress = byAddress
        self.byPrefix = byPrefix
    }

    func meaning(of name: String, prefix: String?, namespace: String?) -> Meaning {
        meaning(of: name, prefix: prefix, in: namespace.flatMap(place(ofNamespace:)))
    }

    /// - Parameter namespace: its place; nil where the document declares none that is known.
    func meaning(of name: String, prefix: String?, in namespace: Int?) -> Meaning {
        let place = namespace ?? prefix.map { byPrefix[$0] ?? byPrefix[$0.lowercased()] ?? -1 } ?? 0
        guard namespaces.indices.contains(place) else { return .none }
        let elements = namespaces[place].elements
        return elements[name] ?? elements[name.lowercased()] ?? .none
    }

    /// Where among the namespaces the one of an address is; nil where it is not known.
    func place(ofNamespace address: String) -> Int? { byAddress[address] ?? byAddress[Self.essence(of: address)] }

    func attribute(named name: String) -> UInt8? { attributes[name.lowercased()] }

    /// An address less what publishers vary: case, scheme, blanks and the last slash or number sign.
    private static func essence(of address: String) -> String {
        var rest = Substring(address.lowercased())
        rest = rest.drop(while: \.isWhitespace)
        while let last = rest.last, last.isWhitespace || last == "/" || last == "#" { rest.removeLast() }
        for scheme in ["http://", "https://"] where rest.hasPrefix(scheme) { rest.removeFirst(scheme.count) }
        return String(rest)
    }
}

/// How an element of a feed is recorded.
public enum ElementRole: UInt8, Sendable {
    /// Not in the vocabulary: passed over with all that is in it.
    case unknown
    /// Recorded, with its attributes, the elements in it and the text before the first of them (`author`, `image`).
    case structure
    /// Recorded, with its attributes and all the text in it, tags left out (`pubDate`, `link`).
    case value
    /// Recorded, with its text; tags in it are part of the text and are written back as HTML (`title`, `description`).
    case markup
    /// As if it were not there: the elements in it belong to the element around it (`channel`, `media:group`).
    case transparent
    /// The outermost element: recorded with its attributes; the elements in it stand at the top of the record.
    case root
    /// One item: it becomes a record of its own.
    case item
}
