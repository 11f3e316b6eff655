import CLibXML2

/// An adapter that passes libxml2's events to a recorder.
struct XMLEvents {
    var recorder: ElementRecorder
    /// The limit that was exceeded, if any. Nothing is recorded from then on.
    var excess: DocumentProblem?
    /// Whether no more is wanted; nothing is recorded from then on.
    private(set) var isEnough = false

    private let vocabulary: Vocabulary
    private let sink: ItemSink
    /// A cache of the meanings of names. libxml2 interns names per document, so their addresses identify them.
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

    /// The maximum number of attributes, far more than any publisher uses. libxml2 compares each attribute of a tag
    /// with all the others.
    private static let mostAttributes: Int32 = 512

    init(vocabulary: Vocabulary, sink: ItemSink) {
        self.vocabulary = vocabulary
        self.sink = sink
        recorder = ElementRecorder(most: vocabulary.most)
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
            events.pointee.recorder.text(UnsafeBufferPointer(start: characters, count: Int(count)).span)
        }
        handler.characters = text
        handler.ignorableWhitespace = text
        handler.cdataBlock = text
        // Called instead of an error for entities that an external document type might declare (RSS 0.91 refers to
        // one).
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
            recorder.beginTag(bytes(of: name).span)
            for index in 0..<Int(count) {
                guard let (name, _, value) = Self.attribute(index, of: attributes) else { continue }
                recorder.tagAttribute(bytes(of: name).span, value.span)
            }
            recorder.closeTag()
        } else {
            recorder.begin(meaning(of: name, prefix, namespace))
            guard count > 0, !recorder.isSkipping else { return }
            for index in 0..<Int(count) {
                guard let (name, prefix, value) = Self.attribute(index, of: attributes) else { continue }
                switch attributeMeaning(of: name, prefix) {
                case .base: recorder.base(value.span)
                case .language: recorder.language(value.span)
                case .code(let code): recorder.attribute(code, value.span)
                case .nothing: break
                }
            }
        }
    }

    private mutating func end(_ name: UnsafePointer<xmlChar>) {
        guard !isDone else { return }
        if recorder.isInTag {
            let name = bytes(of: name)
            recorder.endTag(name.span, isEmpty: isVoidInHTML(name.span))
        } else if recorder.end(), !sink.deliver(recorder.takeItem(), recorder.head) {
            isEnough = true
        }
    }

    private var isDone: Bool { isEnough || excess != nil }

    /// Returns an attribute, stored as five pointers: name, prefix, namespace, and the start and end of the value
    /// (libxml/parser.h).
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

    private func bytes(of name: UnsafePointer<xmlChar>) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: name, count: Int(xmlStrlen(name)))
    }
}
