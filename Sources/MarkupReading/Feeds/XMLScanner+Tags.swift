import TextDecoding

// Tags, parsed strictly, with ASCII names only.
extension XMLScanner {
    private struct Attribute {
        var name: Range<Int>
        var colon: Int?
        var value: Range<Int>
        /// Whether the value has no references, and no white space except blanks.
        var isPlain: Bool
        /// Whether it declares a namespace, and so isn't recorded.
        var isDeclaration = false
    }

    /// The maximum number of attributes. libxml2 accepts more, but no feed has more.
    private static let mostAttributes = 32

    mutating func startTag(_ bytes: Span<UInt8>) throws(Unsure) {
        position += 1
        let (name, colon) = try self.name(bytes)
        if let colon { guard !Self.isReserved(name.lowerBound..<colon, bytes) else { throw Unsure() } }
        guard open.count < Self.deepest else { throw Unsure() }
        let tag = OpenTag(name: name, local: XMLNames.local(name, colon), scope: names.scope)
        var attributes: [Attribute] = []
        while true {
            let hasSpace = skipSpace(bytes)
            guard let byte = byte(bytes, after: 0) else { throw Unsure() }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
            guard hasSpace, attributes.count < Self.mostAttributes else { throw Unsure() }
            var attribute = try self.attribute(bytes)
            for other in attributes where bytes.isEqual(other.name, attribute.name) { throw Unsure() }
            attribute.isDeclaration = try declares(attribute, bytes)
            if attributes.isEmpty { attributes.reserveCapacity(8) }
            attributes.append(attribute)
        }
        let isEmpty = bytes[position] == UInt8(ascii: "/")
        position += isEmpty ? 2 : 1
        guard position <= bytes.count, bytes[position - 1] == UInt8(ascii: ">") else { throw Unsure() }
        try record(name, colon, attributes, bytes)
        if isEmpty { end(tag, bytes) } else { open.append(tag) }
    }

    mutating func endTag(_ bytes: Span<UInt8>) throws(Unsure) {
        guard let tag = open.popLast() else { throw Unsure() }
        position += 2
        let end = position + tag.name.count
        guard end < bytes.count, bytes.isEqual(position..<end, tag.name) else { throw Unsure() }
        position = end
        _ = skipSpace(bytes)
        guard byte(bytes, after: 0) == UInt8(ascii: ">") else { throw Unsure() }
        position += 1
        self.end(tag, bytes)
    }

    private mutating func end(_ tag: OpenTag, _ bytes: Span<UInt8>) {
        if recorder.isInTag {
            let local = bytes.extracting(tag.local)
            recorder.endTag(local, isEmpty: isVoidInHTML(local))
        } else {
            ended()
        }
        names.leave(to: tag.scope)
    }

    private mutating func record(
        _ name: Range<Int>, _ colon: Int?, _ attributes: [Attribute], _ bytes: Span<UInt8>
    ) throws(Unsure) {
        if recorder.depth == 0 { recorder.rootName = bytes.extracting(name).string }
        if recorder.isInMarkup {
            recorder.beginTag(bytes.extracting(XMLNames.local(name, colon)))
            for attribute in attributes where !attribute.isDeclaration {
                let name = bytes.extracting(XMLNames.local(attribute.name, attribute.colon))
                try value(of: attribute, bytes) { recorder, value in recorder.tagAttribute(name, value) }
            }
            recorder.closeTag()
            return
        }
        recorder.begin(names.meaning(ofElement: name, colon: colon, in: bytes))
        for attribute in attributes where !attribute.isDeclaration {
            let meaning =
                recorder.isSkipping
                ? .nothing : names.meaning(ofAttribute: attribute.name, colon: attribute.colon, in: bytes)
            switch meaning {
            case .base: try value(of: attribute, bytes) { recorder, value in recorder.base(value) }
            case .language: try value(of: attribute, bytes) { recorder, value in recorder.language(value) }
            case .code(let code):
                try value(of: attribute, bytes) { recorder, value in recorder.attribute(code, value) }
            case .nothing: try value(of: attribute, bytes) { _, _ in }
            }
        }
    }

    private mutating func value(
        of attribute: Attribute, _ bytes: Span<UInt8>, _ body: (inout ElementRecorder, Span<UInt8>) -> Void
    ) throws(Unsure) {
        let value = bytes.extracting(attribute.value)
        if attribute.isPlain { body(&recorder, value) } else { try resolved(value, isAttribute: true, body) }
    }

    /// Returns whether an attribute declares a namespace, which it then does (Namespaces in XML 1.0, section 3).
    private mutating func declares(_ attribute: Attribute, _ bytes: Span<UInt8>) throws(Unsure) -> Bool {
        let prefix = attribute.name.lowerBound..<(attribute.colon ?? attribute.name.upperBound)
        guard bytes[prefix.lowerBound] == UInt8(ascii: "x"), bytes.isEqual(prefix, "xmlns") else { return false }
        let isPrefixed = attribute.colon != nil
        let local = XMLNames.local(attribute.name, attribute.colon)
        guard attribute.isPlain, !attribute.value.isEmpty, !isPrefixed || !Self.isReserved(local, bytes) else {
            throw Unsure()
        }
        names.bind(isPrefixed ? local : local.lowerBound..<local.lowerBound, to: attribute.value, in: bytes)
        return true
    }

    private mutating func attribute(_ bytes: Span<UInt8>) throws(Unsure) -> Attribute {
        let (name, colon) = try self.name(bytes)
        _ = skipSpace(bytes)
        guard byte(bytes, after: 0) == UInt8(ascii: "=") else { throw Unsure() }
        position += 1
        _ = skipSpace(bytes)
        guard let quote = byte(bytes, after: 0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            throw Unsure()
        }
        let start = position + 1
        var end = start
        var isPlain = true
        while end < bytes.count, bytes[end] != quote {
            let byte = bytes[end]
            if byte == UInt8(ascii: "<") { throw Unsure() }
            if byte == UInt8(ascii: "&") || byte < 0x20 { isPlain = false }
            end += 1
        }
        guard end < bytes.count else { throw Unsure() }
        position = end + 1
        return Attribute(name: name, colon: colon, value: start..<end, isPlain: isPlain)
    }

    /// Reads a name and returns it with the end of its prefix.
    private mutating func name(_ bytes: Span<UInt8>) throws(Unsure) -> (Range<Int>, colon: Int?) {
        let start = position
        guard start < bytes.count, bytes[start].startsName else { throw Unsure() }
        var end = start
        var colon: Int?
        while end < bytes.count, bytes[end].isInName {
            if bytes[end] == UInt8(ascii: ":") {
                guard colon == nil, end + 1 < bytes.count, bytes[end + 1].startsName else { throw Unsure() }
                colon = end
            }
            end += 1
        }
        guard end < bytes.count, bytes[end] < 0x80 else { throw Unsure() }
        position = end
        return (start..<end, colon)
    }

    private mutating func skipSpace(_ bytes: Span<UInt8>) -> Bool {
        let start = position
        position = bytes.endOfSpace(from: start)
        return position > start
    }

    /// Returns whether a prefix is "xml" or "xmlns", which documents may not declare.
    private static func isReserved(_ prefix: Range<Int>, _ bytes: Span<UInt8>) -> Bool {
        bytes.isEqual(prefix, "xml") || bytes.isEqual(prefix, "xmlns")
    }
}
