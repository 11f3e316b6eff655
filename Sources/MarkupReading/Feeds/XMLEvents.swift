import CLibXML2

/// Hands the events of libxml2's parser to a recorder.
struct XMLEvents {
    var recorder = ElementRecorder()
    /// What in the document is more than any feed has, once that was met; nothing is recorded from then on.
    var excess: String?

    private let vocabulary: Vocabulary
    /// What names mean, by where libxml2 keeps them: it keeps each name once a document, so that addresses identify.
    private var meanings = [Known](repeating: Known(), count: 128)

    private struct Known {
        var name: UnsafePointer<xmlChar>?
        var prefix: UnsafePointer<xmlChar>?
        var namespace: UnsafePointer<xmlChar>?
        var meaning = Vocabulary.Meaning.none
    }

    /// Far more than any publisher writes; libxml2 compares each attribute of a tag with all others.
    private static let mostAttributes: Int32 = 512

    init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

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
            guard let events = context?.assumingMemoryBound(to: XMLEvents.self), events.pointee.excess == nil else {
                return
            }
            events.pointee.recorder.text(UnsafeBufferPointer(start: characters, count: Int(count)))
        }
        handler.characters = text
        handler.cdataBlock = text
        // Called instead of an error for entities that a document type elsewhere might declare (RSS 0.91 names one).
        handler.reference = { context, _ in
            guard let events = context?.assumingMemoryBound(to: XMLEvents.self) else { return }
            events.pointee.excess = "it uses an entity that it does not declare"
        }
        return handler
    }

    private mutating func begin(
        _ name: UnsafePointer<xmlChar>, _ prefix: UnsafePointer<xmlChar>?, _ namespace: UnsafePointer<xmlChar>?,
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32
    ) {
        guard excess == nil else { return }
        guard count <= Self.mostAttributes else {
            excess = "a tag has \(count) attributes"
            return
        }
        if recorder.depth == 0 { recorder.rootName = full(name, prefix) }
        if recorder.isInMarkup {
            recorder.beginTag(bytes(name))
            each(attributes, count) { recorder, name, _, value in recorder.tagAttribute(bytes(name), value) }
            recorder.closeTag()
        } else {
            recorder.begin(meaning(of: name, prefix, namespace))
            guard count > 0, !recorder.isSkipping else { return }
            let vocabulary = vocabulary
            each(attributes, count) { recorder, name, prefix, value in
                switch (prefix.map { String(cString: $0) }, String(cString: name)) {
                case ("xml", "base"): recorder.base(value)
                case ("xml", "lang"): recorder.language(value)
                case (_, let name): vocabulary.attribute(named: name).map { recorder.attribute($0, value) }
                }
            }
        }
    }

    private mutating func end(_ name: UnsafePointer<xmlChar>) {
        guard excess == nil else { return }
        if recorder.isInTag {
            let name = bytes(name)
            recorder.endTag(name, isEmpty: isEmptyInHTML(name))
        } else {
            recorder.end()
        }
    }

    private mutating func each(
        _ attributes: UnsafeMutablePointer<UnsafePointer<xmlChar>?>?, _ count: Int32,
        _ body: (
            inout ElementRecorder, UnsafePointer<xmlChar>, UnsafePointer<xmlChar>?, UnsafeBufferPointer<UInt8>
        ) -> Void
    ) {
        guard let attributes else { return }
        // Five pointers each: name, prefix, namespace, and where the value begins and ends (libxml/parser.h).
        for index in 0..<Int(count) {
            let start = attributes + index * 5
            guard let name = start[0], let from = start[3], let to = start[4] else { continue }
            body(&recorder, name, start[1], UnsafeBufferPointer(start: from, count: to - from))
        }
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
