import TextDecoding

/// Turns the events of a streaming parser into records: one for each item, one for what stands outside of the items.
///
/// The parser says what begins and ends and which text stands between; the recorder keeps what the vocabulary knows.
/// The items share one record, one after the other, so that its memory is taken once a document.
struct ElementRecorder {
    /// The record being written: the head, or an item.
    var record = ElementRecord()
    /// The other one.
    private var aside = ElementRecord()
    /// The number of open elements, known or not.
    var depth = 0
    /// The name of the outermost element, as the document wrote it.
    var rootName: String?
    /// Whether the outermost element has ended.
    private(set) var isComplete = false
    /// The number of items that have ended.
    private(set) var items = 0
    /// Whether elements were passed over because their record had enough of their kind.
    private(set) var hasExcess = false
    /// The most elements of one kind in a record.
    private let most: Int

    /// An element that was begun, is known, and has not ended.
    struct Open {
        /// Its place in the record; for transparent elements that of the element around them.
        var element: Int32
        /// The place of its scope in the record.
        var scope: Int32
        var role: ElementRole
        /// Whether it is in the record itself.
        var isRecorded = false
        /// For an item inside unknown elements: how deep in them it stood.
        var skipped = 0
    }

    var open: [Open] = []

    init(most: Int) { self.most = most }

    private var isInItem = false
    /// The depth inside an element that is passed over; 0 outside.
    private var skipped = 0
    /// The depth inside tags that are part of an element's text; 0 outside.
    var tags = 0

    /// The elements outside of the items, so far.
    var head: ElementRecord { isInItem ? aside : record }

    /// The item that has just ended. All share one record, so that its memory is taken once a document; a huge one leaves
    /// with its memory, which would else be there twice while its texts are read.
    mutating func takeItem() -> ElementRecord {
        guard aside.isHuge else { return aside }
        var item = ElementRecord()
        swap(&item, &aside)
        return item
    }

    /// Whether nothing was known in all that was read.
    var isEmpty: Bool { items == 0 && head.elements.isEmpty }

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
        var next = Open(element: around?.element ?? -1, scope: around?.scope ?? 0, role: meaning.role)
        switch meaning.role {
        case .unknown:
            next.role = .value
        case .transparent where depth > 1:
            break
        case .item where !isInItem:
            next.isRecorded = true
            next.skipped = skipped
            skipped = 0
            beginItem(scope: Int(next.scope))
            next.scope = 0
            record.append(meaning.code, in: -1, scope: 0)
            next.element = -1
        // Seen in the wild: feeds without their outermost element; and CDF, which has no other.
        case .root, .transparent:
            next.isRecorded = true
            record.append(meaning.code, in: -1, scope: next.scope)
            next.element = -1
        case .item, .structure, .value, .markup:
            guard record.count(of: meaning.code, in: next.element) < most else {
                hasExcess = true
                skipped += 1
                return
            }
            next.isRecorded = true
            record.append(meaning.code, in: next.element, scope: next.scope)
            next.element = Int32(record.last)
        }
        open.append(next)
    }

    private mutating func beginItem(scope: Int) {
        aside.reset(scope: record.scopes[scope])
        swap(&aside, &record)
        isInItem = true
    }

    /// An attribute of the element that has just begun.
    mutating func attribute(_ code: UInt8, _ value: Span<UInt8>) {
        guard skipped == 0, open.last?.isRecorded == true else { return }
        record.append(attribute: code, value)
    }

    /// The base address that holds from the element that has just begun.
    mutating func base(_ value: Span<UInt8>) {
        inherit { scope in
            guard scope.bases.count < Self.deepestBase, value.count <= Self.longestBase else { return }
            scope.bases.append(value.string)
        }
    }

    /// The language that holds from the element that has just begun.
    mutating func language(_ value: Span<UInt8>) {
        inherit { $0.language = value.isEmpty ? nil : value.string }
    }

    private mutating func inherit(_ change: (inout ElementScope) -> Void) {
        guard skipped == 0, let top = open.last else { return }
        var scope = record.scopes[Int(top.scope)]
        change(&scope)
        let place = record.place(of: scope)
        open[open.count - 1].scope = place
        if top.isRecorded { record.rescope(to: place) }
    }

    /// A feed uses one or two; more are an attack.
    private static let deepestBase = 16
    /// Bytes: every relative address is read together with it.
    private static let longestBase = 512

    mutating func text(_ text: Span<UInt8>) {
        guard skipped == 0, let top = open.last, top.element >= 0 else { return }
        let element = Int(top.element)
        if tags > 0 || (top.role == .markup && record.elements[element].containsTags) {
            record.append(escaping: text, to: element)
        } else {
            record.append(text, to: element)
        }
    }

    /// - Returns: whether it was an item that ended, which is `item` now.
    mutating func end() -> Bool {
        depth -= 1
        if depth == 0 { isComplete = true }
        guard skipped == 0 else {
            skipped -= 1
            return false
        }
        guard let closed = open.popLast(), closed.role == .item, isInItem, closed.element == -1 else { return false }
        swap(&aside, &record)
        isInItem = false
        skipped = closed.skipped
        items += 1
        return true
    }
}
