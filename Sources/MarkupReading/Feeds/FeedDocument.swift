import TextDecoding

/// A feed document in any encoding and however broken, read into records of known elements.
public struct FeedDocument: Sendable {
    /// The parsers used for XML.
    package enum XMLParsers: Sendable {
        /// `XMLScanner`, with libxml2 for documents it gives up on.
        case scannerFirst
        /// libxml2 for every document, as a reference for benchmarks and differential tests.
        case libraryAlone
    }

    package var xmlParsers = XMLParsers.scannerFirst
    /// The text in UTF-8.
    private let bytes: [UInt8]
    private let vocabulary: Vocabulary

    /// - Parameters:
    ///   - bytes: the bytes as received.
    ///   - contentType: the server's `Content-Type` header.
    ///   - vocabulary: the elements to record.
    public init(_ bytes: [UInt8], contentType: String?, vocabulary: Vocabulary) {
        self.bytes = TextDecoder(contentType: contentType).utf8(from: bytes)
        self.vocabulary = vocabulary
    }

    /// Reads the whole document.
    ///
    /// - Parameters:
    ///   - isWanted: called occasionally, also within an item. Returning false stops reading.
    ///   - restart: called when the document turns out to be broken and is read again. Discard all items delivered so
    ///     far.
    ///   - deliver: receives each item in document order, with the elements outside items so far, and returns whether
    ///     to continue. It owns the record; releasing it promptly frees the memory of a huge item.
    public func read(
        while isWanted: () -> Bool = { true }, restart: () -> Void,
        deliver: (_ item: consuming ElementRecord, _ head: ElementRecord) -> Bool
    ) -> Outcome {
        bytes.withUnsafeBufferPointer { all in
            let text = trimmed(all)
            let beginning = beginning(of: text)
            let nothing = Outcome(beginning: beginning, head: ElementRecord(), repaired: nil, isCutOff: false)
            switch beginning {
            case .nothing, .other: return nothing
            case .page: return embedded(in: text, while: isWanted, restart: restart, deliver: deliver) ?? nothing
            case .json, .element:
                let outcome = read(text, as: beginning, while: isWanted, restart: restart, deliver: deliver)
                guard outcome.beginning == .page else { return outcome }
                return embedded(in: text, while: isWanted, restart: restart, deliver: deliver) ?? outcome
            }
        }
    }

    private func read(
        _ text: UnsafeBufferPointer<UInt8>, as beginning: Beginning, while isWanted: () -> Bool, restart: () -> Void,
        deliver: (consuming ElementRecord, ElementRecord) -> Bool
    ) -> Outcome {
        withoutActuallyEscaping(deliver) { deliver in
            withoutActuallyEscaping(isWanted) { isWanted in
                var (isEnough, isStopped) = (false, false)
                let sink = ItemSink { item, head in
                    isEnough = !deliver(consume item, head)
                    return !isEnough
                } isWanted: {
                    isStopped = isStopped || !isWanted()
                    return !isStopped
                }
                var outcome = beginning == .json ? json(text, to: sink) : xml(text, restart: restart, to: sink)
                (outcome.isEnough, outcome.isStopped) = (isEnough, isStopped)
                return outcome
            }
        }
    }

    /// Reads the feed embedded in a page; nil if there is none or it has no items.
    private func embedded(
        in page: UnsafeBufferPointer<UInt8>, while isWanted: () -> Bool, restart: () -> Void,
        deliver: (consuming ElementRecord, ElementRecord) -> Bool
    ) -> Outcome? {
        guard let feed = EmbeddedFeed(in: page) else { return nil }
        restart()
        var hasItems = false
        var outcome = feed.bytes.withUnsafeBufferPointer { text in
            read(text, as: .element(""), while: isWanted, restart: restart) { item, head in
                hasItems = true
                return deliver(consume item, head)
            }
        }
        outcome.repaired = outcome.repaired ?? .precedingText
        if hasItems || outcome.isStopped { return outcome }
        restart()
        return nil
    }

    /// The whole document as a string.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    private func json(_ text: UnsafeBufferPointer<UInt8>, to sink: ItemSink) -> Outcome {
        var stream = JSONStream(text, vocabulary: vocabulary, sink: sink)
        let (end, recorder) = stream.read()
        var outcome = Outcome(beginning: .json, head: recorder.head, repaired: nil, isCutOff: end == .cutOff)
        if case .broken(let reason) = end { outcome.repaired = reason }
        outcome.hasExcess = recorder.hasExcess
        outcome.work = stream.position + stream.work
        return outcome
    }

    private func xml(_ text: UnsafeBufferPointer<UInt8>, restart: () -> Void, to sink: ItemSink) -> Outcome {
        if let recorder = scanned(text, sink) {
            var outcome = outcome(recorder, isCutOff: false)
            outcome.isScanned = true
            return outcome
        }
        restart()
        var stream = XMLStream(vocabulary: vocabulary)
        // The scanner accepts long tags with few attributes, such as image data in an address.
        if xmlParsers == .libraryAlone { stream.longestTag = .max }
        let (end, recorder) = stream.read(text, isLenient: false, sink: sink)
        var reason = DocumentProblem.precedingText
        switch end {
        case .complete where !recorder.isEmpty, .cutOff: return outcome(recorder, isCutOff: end == .cutOff)
        case .complete: break
        case .broken(let what): reason = what
        }
        restart()
        var repair = XMLRepair(text)
        let mended = repair.wellFormed(for: sink)
        if mended.isEmpty {
            var outcome = outcome(recorder, isCutOff: false)
            outcome.work = repair.work
            return outcome
        }
        let second = mended.withUnsafeBufferPointer { text in
            if let recorder = scanned(text, sink) { return recorder }
            restart()
            return stream.read(text, isLenient: true, sink: sink).recorder
        }
        var outcome = outcome(second, repaired: reason, isCutOff: !second.isComplete)
        outcome.work = repair.work
        return outcome
    }

    /// Reads the document with the scanner; nil if libxml2 has to, because it is malformed or unusual.
    private func scanned(_ text: UnsafeBufferPointer<UInt8>, _ sink: ItemSink) -> ElementRecorder? {
        if xmlParsers == .libraryAlone { return nil }
        var scanner = XMLScanner(vocabulary: vocabulary, sink: sink)
        let recorder = scanner.read(text.span)
        return recorder?.isEmpty == true ? nil : recorder
    }

    private func outcome(_ recorder: ElementRecorder, repaired: DocumentProblem? = nil, isCutOff: Bool) -> Outcome {
        let root = recorder.rootName.map { $0.lowercased() == "html" ? Beginning.page : .element($0) } ?? .other
        var outcome = Outcome(beginning: root, head: recorder.head, repaired: repaired, isCutOff: isCutOff)
        outcome.hasExcess = recorder.hasExcess
        return outcome
    }

    /// Skips leading white space. Seen in the wild: blank lines before the XML declaration, which XML forbids.
    private func trimmed(_ all: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        let start = all.firstIndex { $0 > 0x20 } ?? all.count
        return UnsafeBufferPointer(rebasing: all[start...])
    }

    private func beginning(of text: UnsafeBufferPointer<UInt8>) -> Beginning {
        guard let first = text.first else { return .nothing }
        if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") { return .json }
        guard text.contains(UInt8(ascii: "<")) else { return .other }
        let head = String(decoding: text.prefix(512), as: UTF8.self).lowercased()
        return head.hasPrefix("<!doctype html") || head.hasPrefix("<html") ? .page : .element("")
    }
}
