import TextDecoding

/// A recorder that turns the events of a streaming parser into records: one per item, and one for everything outside
/// the items.
///
/// It stores only what the vocabulary knows. All items share one record in turn, so its memory is allocated once per
/// document.
struct ElementRecorder {
    /// The record being written: the head or an item.
    var record = ElementRecord()
    /// The record not being written.
    private var aside = ElementRecord()
    /// The number of open elements, known or not.
    var depth = 0
    /// The root element's name as written in the document.
    var rootName: String?
    /// Whether the root element has ended.
    private(set) var isComplete = false
    /// The number of completed items.
    private(set) var items = 0
    /// Whether elements were skipped because the record had reached the limit for their kind.
    private(set) var hasExcess = false
    /// The maximum number of elements of one kind in a record.
    private let most: Int

    /// A known element that has begun but not ended.
    struct Open {
        /// Its index in the record; for a transparent element, that of the enclosing one.
        var element: Int32
        /// The index of its scope in the record.
        var scope: Int32
        var role: ElementRole
        /// Whether it was itself recorded.
        var isRecorded = false
        /// For an item inside unknown elements, its depth inside them.
        var skipped = 0
    }

    var open: [Open] = []

    init(most: Int) { self.most = most }

    private var isInItem = false
    /// The depth inside a skipped element; 0 outside.
    private var skipped = 0
    /// The depth inside tags that belong to an element's text; 0 outside.
    var tags = 0

    /// The elements outside the items so far.
    var head: ElementRecord { isInItem ? aside : record }

    /// Returns the item that has just ended. A huge one is handed over together with its memory, which would otherwise
    /// exist twice while its texts are processed.
    mutating func takeItem() -> ElementRecord {
        guard aside.isHuge else { return aside }
        var item = ElementRecord()
        swap(&item, &aside)
        return item
    }

    /// Whether nothing known has been found.
    var isEmpty: Bool { items == 0 && head.elements.isEmpty }

    /// Whether a tag that begins now belongs to a text.
    var isInMarkup: Bool { tags > 0 || (skipped == 0 && open.last?.role == .markup) }

    /// Whether everything up to the end of the current element is skipped, except items.
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
        // Seen in the wild: feeds without a root element; and CDF, which has no other.
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

    /// Records an attribute of the element that has just begun.
    mutating func attribute(_ code: UInt8, _ value: Span<UInt8>) {
        guard skipped == 0, open.last?.isRecorded == true else { return }
        record.append(attribute: code, value)
    }

    /// Sets the base address of the element that has just begun.
    mutating func base(_ value: Span<UInt8>) {
        inherit { scope in
            guard scope.bases.count < Self.deepestBase, value.count <= Self.longestBase else { return }
            scope.bases.append(value.string)
        }
    }

    /// Sets the language of the element that has just begun.
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

    /// The maximum number of nested base addresses. Feeds use one or two; more would be an attack.
    private static let deepestBase = 16
    /// The maximum length in bytes, because every relative address is resolved against it.
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

    /// Ends the current element.
    ///
    /// - Returns: whether it was an item; if so, `takeItem` returns it.
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
