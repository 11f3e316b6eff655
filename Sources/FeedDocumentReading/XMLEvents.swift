import CLibXML2

/// Hands the events of libxml2's parser to a recorder.
struct XMLEvents {
    var recorder = ElementRecorder()
    /// What in the document is more than any feed has, once that was met; nothing is recorded from then on.
    var excess: DocumentProblem?
    /// Whether enough was read; nothing is recorded from then on.
    private(set) var isEnough = false

    private let vocabulary: Vocabulary
    /// Takes an item, with the head so far; says whether more are wanted.
    private let deliver: (consuming ElementRecord, ElementRecord) -> Bool
    /// What names mean, by where libxml2 keeps them: it keeps each name once a document, so that addresses identify.
    private var meanings = [Known](repeating: Known(), count: 128)
    private var attributes = [KnownAttribute](repeating: KnownAttribute(), count: 64)

    private struct Known {
        var name: UnsafePointer<xmlChar>?
        var prefix: UnsafePointer<xmlChar>?
        var namespace: UnsafePointer<xmlChar>?
        var meaning = Vocabulary.Meaning.none
    }

    private struct KnownAttribute {
        var name: UnsafePointer<xmlChar>?
        var prefix: UnsafePointer<xmlChar>?
        var meaning = Meaning.nothing

        enum Meaning {
            case nothing
            case base
            case language
            case code(UInt8)
        }
    }

    /// Far more than any publisher writes; libxml2 compares each attribute of a tag with all others.
    private static let mostAttributes: Int32 = 512

    init(vocabulary: Vocabulary, deliver: @escaping (consuming ElementRecord, ElementRecord) -> Bool) {
        self.vocabulary = vocabulary
        self.deliver = deliver
    }

    static var handler: xmlSAXHandler {
        var handler = xmlSAXHandler()
        handler.initialized = UInt32(XML_SAX2_MAGIC)
        handler.startElementNs = { context, name, prefix, namespace, _, _, count, _, attributes in
            guard let events = context?.assumingMemoryBound(to: XMLEvents.self), let name else { return }
            events.pointee.begin(name, prefix, namespace, attributes, count)
        }
        handler.endElementNs = { context, name, _, _ in
            guard let events = context?.assumingMemoryBound(to: XMLEvents.self), let name else { return }
            events.pointee.end(name)
        }
        let text: charactersSAXFunc = { context, characters, count in
            guard let events = context?.assumingMemoryBound(to: XMLEvents.self), !events.pointee.isDone else { return }
            events.pointee.recorder.text(UnsafeBufferPointer(start: characters, count: Int(count)))
        }
        handler.characters = text
        handler.ignorableWhitespace = text
        handler.cdataBlock = text
        // Called instead of an error for entities that a document type elsewhere might declare (RSS 0.91 names one).
        handler.reference = { context, _ in
            guard let events = context?.assumingMemoryBound(to: XMLEvents.self) else { return }
            events.pointee.excess = .undeclaredEntity
        }
        return handler
    }

    private mutating func begin(
        _ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32
    ) {
        guard !isDone else { return }
        guard count <= Self.mostAttributes else {
            excess = .manyAttributes(Int(count))
            return
        }
        if recorder.depth == 0 { recorder.rootName = full(name, prefix) }
        if recorder.isInMarkup {
            recorder.beginTag(bytes(name))
            for index in 0..<Int(count) {
                guard let (name, _, value) = Self.attribute(index, of: attributes) else { continue }
                recorder.tagAttribute(bytes(name), value)
            }
            recorder.closeTag()
        } else {
            recorder.begin(meaning(of: name, prefix, namespace))
            guard count > 0, !recorder.isSkipping else { return }
            for index in 0..<Int(count) {
                guard let (name, prefix, value) = Self.attribute(index, of: attributes) else { continue }
                switch attributeMeaning(of: name, prefix) {
                case .base: recorder.base(value)
                case .language: recorder.language(value)
                case .code(let code): recorder.attribute(code, value)
                case .nothing: break
                }
            }
        }
    }

    private mutating func end(_ name: UnsafePointer<xmlChar>) {
        guard !isDone else { return }
        if recorder.isInTag {
            let name = bytes(name)
            recorder.endTag(name, isEmpty: isEmptyInHTML(name))
        } else if recorder.end(), !deliver(recorder.takeItem(), recorder.head) {
            isEnough = true
        }
    }

    private var isDone: Bool { isEnough || excess != nil }

    /// Five pointers each: name, prefix, namespace, and where the value begins and ends (libxml/parser.h).
    private static func attribute(
        _ index: Int, of attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?
    ) -> (name: UnsafePointer<xmlChar>, prefix: UnsafePointer<xmlChar>?, value: UnsafeBufferPointer<UInt8>)? {
        guard let start = attributes.map({ $0 + index * 5 }), let name = start[0], let from = start[3],
            let to = start[4]
        else { return nil }
        return (name, start[1], UnsafeBufferPointer(start: from, count: to - from))
    }

    private mutating func attributeMeaning(
        of name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?
    ) -> KnownAttribute.Meaning {
        let place = (Int(bitPattern: name) >> 3 ^ Int(bitPattern: prefix) >> 5) & (attributes.count - 1)
        if attributes[place].name == name, attributes[place].prefix == prefix { return attributes[place].meaning }
        let meaning: KnownAttribute.Meaning =
            switch (prefix.map { String(cString: $0) }, String(cString: name)) {
            case ("xml", "base"): .base
            case ("xml", "lang"): .language
            case (_, let name): vocabulary.attribute(named: name).map { .code($0) } ?? .nothing
            }
        attributes[place] = KnownAttribute(name: name, prefix: prefix, meaning: meaning)
        return meaning
    }

    private mutating func meaning(
        of name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?
    ) -> Vocabulary.Meaning {
        let place = (Int(bitPattern: name) >> 3 ^ Int(bitPattern: namespace) >> 5) & (meanings.count - 1)
        let known = meanings[place]
        if known.name == name, known.namespace == namespace, known.prefix == prefix { return known.meaning }
        let meaning = vocabulary.meaning(
            of: String(cString: name), prefix: prefix.map { String(cString: $0) },
            namespace: namespace.map { String(cString: $0) })
        meanings[place] = Known(name: name, prefix: prefix, namespace: namespace, meaning: meaning)
        return meaning
    }

    private func full(_ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?) -> String {
        (prefix.map { String(cString: $0) + ":" } ?? "") + String(cString: name)
    }
}

private func bytes(_ name: UnsafePointer<xmlChar>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: name, count: Int(xmlStrlen(name)))
}

/// HTML's void elements (HTML Living Standard, section 13.1.2).
func isEmptyInHTML(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard name.count <= 6 else { return false }
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr":
        return true
    default: return false
    }
}
