/// The known elements and attributes, by namespace; everything else is skipped.
///
/// Names are matched without case and namespaces leniently, because publishers vary both (seen in the wild:
/// `xmlns:media="http://search.yahoo.com/mrss"` without the slash, `https:` for `http:`, blanks around the address,
/// `<pubdate>`).
public struct Vocabulary: Sendable {
    /// The meaning of an element, and how to record it.
    public struct Meaning: Sendable, Equatable {
        /// The code the element is recorded under.
        public var code: UInt8
        public var role: ElementRole

        public init(code: UInt8, role: ElementRole) {
            self.code = code
            self.role = role
        }

        static let none = Meaning(code: 0, role: .unknown)
    }

    /// A namespace, or several with the same meaning.
    public struct Namespace: Sendable {
        /// Its addresses; empty for elements without a namespace.
        public var addresses: [String]
        /// Its usual prefixes, for documents that don't declare it.
        public var prefixes: [String]
        /// Elements by lower-case name.
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
    /// The maximum number of elements of one kind at a record's top level, and separately inside other elements; the
    /// rest are skipped.
    let most: Int

    /// - Parameters:
    ///   - namespaces: all namespaces; the first also covers elements without one, or with an unknown default one.
    ///   - attributes: attribute codes by lower-case name, regardless of namespace.
    ///   - most: the maximum number of elements of one kind in a record.
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

    /// Returns the meaning of an element.
    ///
    /// - Parameter namespace: the namespace's index; nil if the document declares no known one.
    func meaning(of name: String, prefix: String?, in namespace: Int?) -> Meaning {
        let place = namespace ?? prefix.map { byPrefix[$0] ?? byPrefix[$0.lowercased()] ?? -1 } ?? 0
        guard namespaces.indices.contains(place) else { return .none }
        let elements = namespaces[place].elements
        return elements[name] ?? elements[name.lowercased()] ?? .none
    }

    /// Returns the index of the namespace with an address; nil if unknown.
    func place(ofNamespace address: String) -> Int? { byAddress[address] ?? byAddress[Self.essence(of: address)] }

    func attribute(named name: String) -> UInt8? { attributes[name.lowercased()] }

    /// Normalises an address, ignoring what publishers vary: case, scheme, blanks, and a final slash or number sign.
    private static func essence(of address: String) -> String {
        var rest = Substring(address.lowercased())
        rest = rest.drop(while: \.isWhitespace)
        while let last = rest.last, last.isWhitespace || last == "/" || last == "#" { rest.removeLast() }
        for scheme in ["http://", "https://"] where rest.hasPrefix(scheme) { rest.removeFirst(scheme.count) }
        return String(rest)
    }
}

/// How an element is recorded.
public enum ElementRole: UInt8, Sendable {
    /// Not in the vocabulary; skipped with everything inside it.
    case unknown
    /// Recorded with its attributes, child elements and the text before the first of them (`author`, `image`).
    case structure
    /// Recorded with its attributes and all its text, ignoring tags (`pubDate`, `link`).
    case value
    /// Recorded with its text; tags in it belong to the text and are written back as HTML (`title`, `description`).
    case markup
    /// Ignored itself; its children belong to the enclosing element (`channel`, `media:group`).
    case transparent
    /// The root element, recorded with its attributes; its children are top-level elements of the record.
    case root
    /// An item, which gets a record of its own.
    case item
}
