import TextDecoding

/// Vocabulary lookup for a document's element and attribute names, cached by name.
struct XMLNames {
    private let vocabulary: Vocabulary
    /// The vocabulary's namespace index bound to each prefix at the current position; the key "" is for names
    /// without a prefix. Prefixes bound to unknown namespaces are missing.
    private var namespaces: [String: Int] = [:]
    /// The binding replaced by each declaration in scope, innermost last.
    private var replaced: [(prefix: String, namespace: Int?)] = []
    private var generation = 0
    private var generations = 0
    private var elements = [Known<Vocabulary.Meaning>](repeating: Known(meaning: .none), count: 256)
    private var attributes = [Known<AttributeMeaning>](repeating: Known(meaning: .nothing), count: 64)

    enum AttributeMeaning {
        case nothing
        case base
        case language
        case code(UInt8)
    }

    /// The namespace declarations in scope at some point.
    struct Scope {
        fileprivate var declarations: Int
        /// A unique number for each set of declarations. It changes with every declaration, and back again where the
        /// element ends.
        fileprivate var generation: Int
    }

    private struct Known<Meaning> {
        var name = 0..<0
        var generation = -1
        var meaning: Meaning
    }

    init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

    var scope: Scope { Scope(declarations: replaced.count, generation: generation) }

    /// Binds a prefix to a namespace.
    ///
    /// - Parameter prefix: the prefix; empty for the default namespace.
    mutating func bind(_ prefix: Range<Int>, to address: Range<Int>, in bytes: Span<UInt8>) {
        let prefix = bytes.extracting(prefix).string
        replaced.append((prefix, namespaces[prefix]))
        namespaces[prefix] = vocabulary.place(ofNamespace: bytes.extracting(address).string)
        generations += 1
        generation = generations
    }

    /// Undoes the declarations since `scope`. Each is undone once, so the cost is linear however deep the nesting.
    mutating func leave(to scope: Scope) {
        while replaced.count > scope.declarations, let (prefix, namespace) = replaced.popLast() {
            namespaces[prefix] = namespace
        }
        generation = scope.generation
    }

    /// Returns the meaning of an element.
    ///
    /// - Parameter colon: the end of the name's prefix, if it has one.
    mutating func meaning(ofElement name: Range<Int>, colon: Int?, in bytes: Span<UInt8>) -> Vocabulary.Meaning {
        let slot = Self.hash(name, bytes) & (elements.count - 1)
        if elements[slot].generation == generation, bytes.isEqual(elements[slot].name, name) {
            return elements[slot].meaning
        }
        let prefix = colon.map { bytes.extracting(name.lowerBound..<$0).string }
        let meaning = vocabulary.meaning(
            of: bytes.extracting(Self.local(name, colon)).string, prefix: prefix, in: namespaces[prefix ?? ""])
        elements[slot] = Known(name: name, generation: generation, meaning: meaning)
        return meaning
    }

    mutating func meaning(ofAttribute name: Range<Int>, colon: Int?, in bytes: Span<UInt8>) -> AttributeMeaning {
        let slot = Self.hash(name, bytes) & (attributes.count - 1)
        if attributes[slot].generation == 0, bytes.isEqual(attributes[slot].name, name) {
            return attributes[slot].meaning
        }
        let meaning: AttributeMeaning =
            switch bytes.extracting(name).string {
            case "xml:base": .base
            case "xml:lang": .language
            default:
                vocabulary.attribute(named: bytes.extracting(Self.local(name, colon)).string).map { .code($0) }
                    ?? .nothing
            }
        attributes[slot] = Known(name: name, generation: 0, meaning: meaning)
        return meaning
    }

    /// Returns the range of a name without its prefix.
    static func local(_ name: Range<Int>, _ colon: Int?) -> Range<Int> {
        (colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
    }

    private static func hash(_ name: Range<Int>, _ bytes: Span<UInt8>) -> Int {
        let (first, last) = (Int(bytes[name.lowerBound]), Int(bytes[name.upperBound - 1]))
        let middle = Int(bytes[name.lowerBound + name.count / 2])
        return name.count &* 67 &+ first &* 5 &+ middle &* 17 &+ last &* 31
    }
}
