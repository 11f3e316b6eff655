import CLibXML2

/// A safe wrapper for libxml2's push parser. It accepts well-formed UTF-8 or stops, reads nothing but the bytes it is
/// given, and knows only XML's own five entities, so none can be expanded.
///
/// It uses push rather than pull, and events rather than a tree, which would take twice as long.
struct XMLStream {
    /// The way a document ended.
    enum End: Equatable {
        case complete
        /// The bytes ended before the root element did.
        case cutOff
        /// The document is malformed or exceeds the limits.
        case broken(reason: DocumentProblem)
    }

    let vocabulary: Vocabulary
    /// The maximum length of a tag in bytes. libxml2 compares every attribute of a tag with all the others, and a
    /// million of them would take hours.
    var longestTag = 64 << 10

    /// Parses all of the bytes, which must be UTF-8.
    ///
    /// - Parameters:
    ///   - isLenient: whether to continue after an error instead of stopping.
    func read(
        _ bytes: UnsafeBufferPointer<UInt8>, isLenient: Bool, sink: ItemSink
    ) -> (end: End, recorder: ElementRecorder) {
        _ = Self.libraryIsReady
        var events = XMLEvents(vocabulary: vocabulary, sink: sink)
        let end = withUnsafeMutablePointer(to: &events) { events in
            read(bytes, events, isLenient: isLenient, while: sink.isWanted)
        }
        return (end, events.recorder)
    }

    private func read(
        _ bytes: UnsafeBufferPointer<UInt8>, _ events: UnsafeMutablePointer<XMLEvents>, isLenient: Bool,
        while isWanted: () -> Bool
    ) -> End {
        var handler = XMLEvents.handler
        guard let context = xmlCreatePushParserCtxt(&handler, events, nil, 0, nil) else {
            return .broken(reason: .outOfMemory)
        }
        defer {
            // Exists only if the document type declares entities, and then the context doesn't free it.
            if let document = context.pointee.myDoc { xmlFreeDoc(document) }
            xmlFreeParserCtxt(context)
        }
        // NOENT only makes attribute values arrive with `&amp;` resolved; no entity is ever declared here.
        let options = XML_PARSE_NOENT.rawValue | XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
        let quiet = XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
        xmlCtxtUseOptions(context, Int32(options | quiet | (isLenient ? XML_PARSE_RECOVER.rawValue : 0)))
        // Otherwise it would guess from the first four bytes.
        _ = xmlSwitchEncoding(context, XML_CHAR_ENCODING_UTF8)
        return push(bytes, into: context, events, isLenient: isLenient, while: isWanted)
    }

    private func push(
        _ bytes: UnsafeBufferPointer<UInt8>, into context: xmlParserCtxtPtr, _ events: UnsafeMutablePointer<XMLEvents>,
        isLenient: Bool, while isWanted: () -> Bool
    ) -> End {
        var offset = 0
        var lastProgress = 0
        var lastConsumed = -1
        while true {
            let count = min(Self.chunk, bytes.count - offset)
            let isLast = count == 0
            bytes.withMemoryRebound(to: CChar.self) { characters in
                let start = characters.baseAddress.map { $0 + offset }
                _ = xmlParseChunk(context, start, Int32(count), isLast ? 1 : 0)
            }
            offset += count
            if events.pointee.recorder.isComplete || events.pointee.isEnough || !isWanted() { return .complete }
            if let excess = events.pointee.excess { return .broken(reason: excess) }
            if xmlDictSize(context.pointee.dict) > Self.mostNames {
                let reason = DocumentProblem.malformed("more than 50,000 different names and namespaces")
                return isLenient ? .cutOff : .broken(reason: reason)
            }
            if isLast { return isLenient || isCutOff(context) ? .cutOff : .broken(reason: message(of: context)) }
            if !isLenient, context.pointee.wellFormed == 0 {
                return isCutOff(context) && offset == bytes.count ? .cutOff : .broken(reason: message(of: context))
            }
            let consumed = xmlByteConsumed(context)
            if consumed != lastConsumed { (lastConsumed, lastProgress) = (consumed, offset) }
            if context.pointee.instate == XML_PARSER_START_TAG, offset - lastProgress > longestTag {
                return .broken(reason: .longTag(limit: longestTag))
            }
        }
    }

    private func isCutOff(_ context: xmlParserCtxtPtr) -> Bool {
        context.pointee.errNo == Int32(XML_ERR_DOCUMENT_END.rawValue)
    }

    private func message(of context: xmlParserCtxtPtr) -> DocumentProblem {
        guard let error = xmlCtxtGetLastError(context), let text = error.pointee.message,
            var line = String(cString: text).split(separator: "\n").first.map(String.init)
        else { return .notXML }
        if line.hasPrefix(Self.internalError) { line = Self.plain[line.dropFirst(Self.internalError.count)] ?? line }
        return .malformed("line \(error.pointee.line): \(line)")
    }

    private static let internalError = "internal error: "
    /// Plain wording for messages in which the library blames itself although the document is at fault (parser.c).
    private static let plain: [Substring: String] = [
        "Huge input lookup": "a text, a comment or a tag is longer than 10 MB",
        "detected an error in element content": "a character that XML does not allow",
    ]

    private static let chunk = 32 << 10
    /// The maximum number of names, far more than any publisher uses. libxml2 stores them in a table that doesn't grow;
    /// with half a million, every lookup is a linear search.
    private static let mostNames: Int32 = 50_000

    /// The library's one-time initialisation, without which threads must not use it.
    static let libraryIsReady: Void = xmlInitParser()
}
