/// What the names of elements and attributes in one document mean, each looked up once.
struct XMLNames {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let vocabulary: Vocabulary
    /// The namespaces that are declared where the scanner stands, the innermost last.
    private var bindings: [Binding] = []
    /// Names the namespaces that hold: changes with each declaration, and back where its element ends.
    private(set) var generation = 0
    private var generations = 0
    private var elements = [Known<Vocabulary.Meaning>](repeating: Known(meaning: .none), count: 256)
    private var attributes = [Known<AttributeMeaning>](repeating: Known(meaning: .nothing), count: 64)

    enum AttributeMeaning {
        case nothing
        case base
        case language
        case code(UInt8)
    }

    private struct Binding {
        /// Empty for the namespace of names without a prefix.
        var prefix: Range<Int>
        /// Its place in the vocabulary; nil for one that is not known.
        var namespace: Int?
    }

    private struct Known<Meaning> {
        var name = 0..<0
        var generation = -1
        var meaning: Meaning
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, vocabulary: Vocabulary) {
        self.bytes = bytes
        self.vocabulary = vocabulary
    }

    var count: Int { bindings.count }

    /// - Parameter prefix: empty for the namespace of names without one.
    mutating func bind(_ prefix: Range<Int>, to address: Range<Int>) {
        bindings.append(Binding(prefix: prefix, namespace: vocabulary.place(ofNamespace: string(address))))
        generations += 1
        generation = generations
    }

    /// Undoes declarations.
    mutating func unbind(downTo count: Int, generation: Int) {
        bindings.removeSubrange(count...)
        self.generation = generation
    }

    /// - Parameter colon: where the name's prefix ends, if it has one.
    mutating func meaning(ofElement name: Range<Int>, colon: Int?) -> Vocabulary.Meaning {
        let slot = hash(name) & (elements.count - 1)
        if elements[slot].generation == generation, isEqual(elements[slot].name, name) { return elements[slot].meaning }
        let prefix = name.lowerBound..<(colon ?? name.lowerBound)
        let namespace = bindings.last { isEqual($0.prefix, prefix) }?.namespace
        let meaning = vocabulary.meaning(
            of: string(local(name, colon)), prefix: colon == nil ? nil : string(prefix), in: namespace)
        elements[slot] = Known(name: name, generation: generation, meaning: meaning)
        return meaning
    }

    mutating func meaning(ofAttribute name: Range<Int>, colon: Int?) -> AttributeMeaning {
        let slot = hash(name) & (attributes.count - 1)
        if attributes[slot].generation == 0, isEqual(attributes[slot].name, name) { return attributes[slot].meaning }
        let meaning: AttributeMeaning =
            switch string(name) {
            case "xml:base": .base
            case "xml:lang": .language
            default: vocabulary.attribute(named: string(local(name, colon))).map { .code($0) } ?? .nothing
            }
        attributes[slot] = Known(name: name, generation: 0, meaning: meaning)
        return meaning
    }

    func local(_ name: Range<Int>, _ colon: Int?) -> Range<Int> {
        (colon.map { $0 + 1 } ?? name.lowerBound)..<name.upperBound
    }

    func isEqual(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        guard one.count == other.count else { return false }
        for offset in 0..<one.count where bytes[one.lowerBound + offset] != bytes[other.lowerBound + offset] {
            return false
        }
        return true
    }

    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private func hash(_ name: Range<Int>) -> Int {
        let (first, last) = (Int(bytes[name.lowerBound]), Int(bytes[name.upperBound - 1]))
        let middle = Int(bytes[name.lowerBound + name.count / 2])
        return name.count &* 67 &+ first &* 5 &+ middle &* 17 &+ last &* 31
    }
}
