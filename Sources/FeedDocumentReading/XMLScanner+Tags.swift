// Tags: read strictly, names in ASCII only.
extension XMLScanner {
    private struct Attribute {
        var name: Range<Int>
        var colon: Int?
        var value: Range<Int>
        /// Whether its value holds references or white space.
        var isPlain: Bool
    }

    /// libxml2 takes more, but no feed has more.
    private static let mostAttributes = 32

    mutating func startTag() throws(Unsure) {
        position += 1
        let (name, colon) = try self.name()
        if let colon { guard !isReserved(name.lowerBound..<colon) else { throw Unsure() } }
        guard open.count < Self.deepest else { throw Unsure() }
        let tag = OpenTag(name: name, bindings: names.count, generation: names.generation)
        var attributes: [Attribute] = []
        while true {
            let hasSpace = skipSpace()
            guard let byte = next(after: 0) else { throw Unsure() }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { break }
            guard hasSpace, attributes.count < Self.mostAttributes else { throw Unsure() }
            let attribute = try self.attribute()
            guard !attributes.contains(where: { names.isEqual($0.name, attribute.name) }) else { throw Unsure() }
            attributes.append(attribute)
        }
        let isEmpty = bytes[position] == UInt8(ascii: "/")
        position += isEmpty ? 2 : 1
        guard position <= bytes.count, bytes[position - 1] == UInt8(ascii: ">") else { throw Unsure() }
        if !attributes.isEmpty { try declare(&attributes) }
        try record(name, colon, attributes)
        if isEmpty { end(tag) } else { open.append(tag) }
    }

    mutating func endTag() throws(Unsure) {
        guard let tag = open.popLast() else { throw Unsure() }
        position += 2
        let end = position + tag.name.count
        guard end < bytes.count, names.isEqual(position..<end, tag.name) else { throw Unsure() }
        position = end
        _ = skipSpace()
        guard next(after: 0) == UInt8(ascii: ">") else { throw Unsure() }
        position += 1
        self.end(tag)
    }

    private mutating func end(_ tag: OpenTag) {
        if recorder.isInTag {
            let start = bytes[tag.name].firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? tag.name.lowerBound
            let local = UnsafeBufferPointer(rebasing: bytes[start..<tag.name.upperBound])
            recorder.endTag(local, isEmpty: isEmptyInHTML(local))
        } else {
            ended()
        }
        if names.count > tag.bindings { names.unbind(downTo: tag.bindings, generation: tag.generation) }
    }

    private mutating func record(_ name: Range<Int>, _ colon: Int?, _ attributes: [Attribute]) throws(Unsure) {
        if recorder.depth == 0 { recorder.rootName = names.string(name) }
        if recorder.isInMarkup {
            recorder.beginTag(UnsafeBufferPointer(rebasing: bytes[names.local(name, colon)]))
            for attribute in attributes {
                let name = UnsafeBufferPointer(rebasing: bytes[names.local(attribute.name, attribute.colon)])
                try value(of: attribute) { recorder, value in recorder.tagAttribute(name, value) }
            }
            recorder.closeTag()
            return
        }
        recorder.begin(names.meaning(ofElement: name, colon: colon))
        for attribute in attributes {
            switch recorder.isSkipping ? .nothing : names.meaning(ofAttribute: attribute.name, colon: attribute.colon) {
            case .base: try value(of: attribute) { recorder, value in recorder.base(value) }
            case .language: try value(of: attribute) { recorder, value in recorder.language(value) }
            case .code(let code): try value(of: attribute) { recorder, value in recorder.attribute(code, value) }
            case .nothing: try value(of: attribute) { _, _ in }
            }
        }
    }

    private mutating func value(
        of attribute: Attribute, _ body: (inout ElementRecorder, UnsafeBufferPointer<UInt8>) -> Void
    ) throws(Unsure) {
        let value = UnsafeBufferPointer(rebasing: bytes[attribute.value])
        if attribute.isPlain { body(&recorder, value) } else { try resolved(value, isAttribute: true, body) }
    }

    /// Takes the declarations of namespaces out of the attributes (Namespaces in XML 1.0, section 3).
    private mutating func declare(_ attributes: inout [Attribute]) throws(Unsure) {
        for attribute in attributes {
            let local = names.local(attribute.name, attribute.colon)
            let isPrefixed = attribute.colon.map { isNamed("xmlns", attribute.name.lowerBound..<$0) } ?? false
            guard isPrefixed || attribute.colon == nil && isNamed("xmlns", attribute.name) else { continue }
            guard attribute.isPlain, !attribute.value.isEmpty, !isPrefixed || !isReserved(local) else { throw Unsure() }
            names.bind(isPrefixed ? local : local.lowerBound..<local.lowerBound, to: attribute.value)
        }
        guard names.count > 0 else { return }
        attributes.removeAll { attribute in
            attribute.colon.map { isNamed("xmlns", attribute.name.lowerBound..<$0) } ?? isNamed("xmlns", attribute.name)
        }
    }

    private mutating func attribute() throws(Unsure) -> Attribute {
        let (name, colon) = try self.name()
        _ = skipSpace()
        guard next(after: 0) == UInt8(ascii: "=") else { throw Unsure() }
        position += 1
        _ = skipSpace()
        guard let quote = next(after: 0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
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

    /// A name, and where its prefix ends.
    private mutating func name() throws(Unsure) -> (Range<Int>, colon: Int?) {
        let start = position
        guard let first = next(after: 0), first.startsName else { throw Unsure() }
        var colon: Int?
        while position < bytes.count, bytes[position].isInName {
            if bytes[position] == UInt8(ascii: ":") {
                guard colon == nil, let after = next(after: 1), after.startsName else { throw Unsure() }
                colon = position
            }
            position += 1
        }
        guard position < bytes.count, bytes[position] < 0x80 else { throw Unsure() }
        return (start..<position, colon)
    }

    private mutating func skipSpace() -> Bool {
        let start = position
        while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
        return position > start
    }

    /// "xml" and "xmlns" are not for documents to declare.
    private func isReserved(_ prefix: Range<Int>) -> Bool { isNamed("xml", prefix) || isNamed("xmlns", prefix) }

    private func isNamed(_ text: StaticString, _ name: Range<Int>) -> Bool {
        name.count == text.utf8CodeUnitCount
            && (0..<name.count).allSatisfy { bytes[name.lowerBound + $0] == text.utf8Start[$0] }
    }
}
