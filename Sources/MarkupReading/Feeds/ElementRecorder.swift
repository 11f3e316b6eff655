/// Turns the events of a streaming parser into records: one for each item, one for what stands outside of the items.
///
/// The parser says what begins and ends and which text stands between; the recorder keeps what the vocabulary knows.
struct ElementRecorder {
    /// Items that are complete and have not been collected yet.
    private(set) var finished: [ElementRecord] = []
    /// What stands outside of the items.
    private(set) var head = ElementRecord()
    /// How many elements were begun and not ended, known or not.
    private(set) var depth = 0
    /// The name of the outermost element, as the document wrote it.
    var rootName: String?
    /// Whether the outermost element has ended.
    private(set) var isComplete = false

    /// An element that was begun, is known, and has not ended.
    private struct Open {
        /// Its place in the record; for transparent elements that of the element around them.
        var element: Int
        var role: ElementRole
        var scope: ElementScope
        /// Whether it is in the record itself.
        var isRecorded = false
        /// For an item inside unknown elements: how deep in them it stood.
        var skipped = 0
    }

    private var open: [Open] = []
    /// The record being written: the head, or an item.
    private var record = ElementRecord()
    private var isInItem = false
    /// How deep in an element that is passed over.
    private var skipped = 0
    /// How deep in tags that are part of an element's text.
    private var tags = 0

    /// Takes the complete items away.
    mutating func collect() -> [ElementRecord] {
        defer { finished.removeAll(keepingCapacity: true) }
        return finished
    }

    /// The record of what stands outside of the items, so far.
    var headSoFar: ElementRecord { isInItem ? head : record }

    /// Whether nothing was known in all that was read.
    var isEmpty: Bool { headSoFar.elements.isEmpty && finished.isEmpty }

    /// Whether tags that begin now are part of a text.
    var isInMarkup: Bool { tags > 0 || (skipped == 0 && open.last?.role == .markup) }

    /// Whether all up to the end of the current element is passed over, items excepted.
    var isSkipping: Bool { skipped > 0 }

    mutating func begin(_ meaning: Vocabulary.Meaning) {
        depth += 1
        let around = open.last
        if skipped > 0 || (meaning.role == .unknown && around?.role != .value) {
            guard meaning.role == .item, !isInItem else {
                skipped += 1
                return
            }
        }
        var next = Open(element: around?.element ?? -1, role: meaning.role, scope: around?.scope ?? ElementScope())
        switch meaning.role {
        case .unknown:
            next.role = .value
        case .transparent:
            break
        case .item where !isInItem:
            next.isRecorded = true
            next.skipped = skipped
            skipped = 0
            swap(&head, &record)
            record = ElementRecord(scope: next.scope)
            record.reserve()
            isInItem = true
            record.append(meaning.code, in: -1, scope: 0)
            next.element = -1
        case .root:
            next.isRecorded = true
            record.append(meaning.code, in: -1, scope: record.place(of: next.scope))
            next.element = -1
        case .item, .structure, .value, .markup:
            next.isRecorded = true
            record.append(meaning.code, in: next.element, scope: record.place(of: next.scope))
            next.element = record.last
        }
        open.append(next)
    }

    /// An attribute of the element that has just begun.
    mutating func attribute(_ code: UInt8, _ value: UnsafeBufferPointer<UInt8>) {
        guard skipped == 0, open.last?.isRecorded == true else { return }
        record.append(attribute: code, value)
    }

    /// The base address that holds from the element that has just begun.
    mutating func base(_ value: UnsafeBufferPointer<UInt8>) {
        inherit { $0.bases.append(String(decoding: value, as: UTF8.self)) }
    }

    /// The language that holds from the element that has just begun.
    mutating func language(_ value: UnsafeBufferPointer<UInt8>) {
        inherit { $0.language = value.isEmpty ? nil : String(decoding: value, as: UTF8.self) }
    }

    private mutating func inherit(_ change: (inout ElementScope) -> Void) {
        guard skipped == 0, var scope = open.last?.scope, scope.bases.count < Self.deepestBase else { return }
        change(&scope)
        open[open.count - 1].scope = scope
        if open.last?.isRecorded == true { record.rescope(to: scope) }
    }

    /// A feed uses one or two; more are an attack.
    private static let deepestBase = 16

    mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
        guard skipped == 0, let top = open.last, top.element >= 0 else { return }
        if tags > 0 || (top.role == .markup && record.elements[top.element].holdsTags) {
            record.append(escaping: text, to: top.element)
        } else {
            record.append(text, to: top.element)
        }
    }

    mutating func end() {
        depth -= 1
        if skipped > 0 {
            skipped -= 1
        } else if let closed = open.popLast(), closed.role == .item, isInItem, closed.element == -1 {
            finished.append(record)
            swap(&head, &record)
            isInItem = false
            skipped = closed.skipped
        }
        if depth == 0 { isComplete = true }
    }
}

// Tags inside a text.
extension ElementRecorder {
    /// A tag inside a text begins: `<name`. Attributes and `closeTag` follow.
    mutating func beginTag(_ name: UnsafeBufferPointer<UInt8>) {
        depth += 1
        tags += 1
        guard let element = open.last?.element else { return }
        record.noteTags(in: element)
        record.append("<", to: element)
        record.append(name, to: element)
    }

    mutating func tagAttribute(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        guard let element = open.last?.element else { return }
        record.append(" ", to: element)
        record.append(name, to: element)
        record.append("=\"", to: element)
        record.append(escaping: value, to: element)
        record.append("\"", to: element)
    }

    mutating func closeTag() {
        guard let element = open.last?.element else { return }
        record.append(">", to: element)
    }

    /// A tag inside a text ends; those that HTML knows as empty have no end tag (`</br>` would be a second break).
    mutating func endTag(_ name: UnsafeBufferPointer<UInt8>, isEmpty: Bool) {
        depth -= 1
        tags -= 1
        guard !isEmpty, let element = open.last?.element else { return }
        record.append("</", to: element)
        record.append(name, to: element)
        record.append(">", to: element)
    }

    /// Whether the element that ends now is a tag inside a text.
    var isInTag: Bool { tags > 0 }
}
