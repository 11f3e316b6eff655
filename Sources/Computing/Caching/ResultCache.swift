/// A cache of computed results, keyed by hashes of their inputs.
///
/// A missing or unreadable result is computed again, so the outcome is the same with or without the cache. Only results
/// used by a run are kept for the next.
///
/// ```swift
/// var cache = ResultCache(file: path, basis: rules.hash)
/// let entry = cache.result(for: key) { answer(to: question) }
/// cache.store(entry)
/// try cache.write(to: path)
/// ```
public struct ResultCache: Sendable {
    /// The key of a result: its kind, and the hash of its inputs.
    public struct Key: Sendable, Hashable {
        let kind: ResultKind
        let fingerprint: UInt64

        public init(_ kind: ResultKind, _ fingerprint: UInt64) {
            self.kind = kind
            self.fingerprint = fingerprint
        }
    }

    /// The kinds of result. Never reuse a number for another kind.
    public enum ResultKind: UInt8, Sendable {
        case kinds = 1
        case articles = 2
        case contexts = 3
        case summaries = 4
        case pieces = 5
        case cleanings = 6
    }

    /// A result with its stored form.
    public struct Entry<Result: Cacheable>: Sendable {
        public let result: Result
        let key: Key
        let bytes: ArraySlice<UInt8>

        /// The same entry with its result decoded from the stored bytes, so that `Packed` parts share those bytes.
        public var reread: Entry {
            Result(cachedBytes: bytes).map { Entry(result: $0, key: key, bytes: bytes) } ?? self
        }
    }

    /// A hash of everything that affects all results, beyond the inputs in their keys.
    let basis: UInt64
    /// The entries from earlier runs, and from this run before it began again.
    private(set) var known: [Key: ArraySlice<UInt8>]
    /// The entries used by this run.
    private(set) var used: [Key: ArraySlice<UInt8>] = [:]
    /// Whether the known entries are those of the file.
    private var isKnownFromFile = true

    /// Creates an empty cache.
    public init() { self.init([:], basis: 0) }

    init(_ known: [Key: ArraySlice<UInt8>], basis: UInt64) {
        self.known = known
        self.basis = basis
    }

    /// Prepares the cache for work that is done again from slightly different inputs: results used so far count as
    /// known, and only those used from now on are stored.
    public mutating func beginAgain() {
        known.merge(used) { $1 }
        used = [:]
        isKnownFromFile = false
    }

    /// Whether the cache may differ from what this run loaded.
    public var hasChanged: Bool {
        !isKnownFromFile || used.count != known.count || used.contains { known[$0.key] != $0.value }
    }

    /// Returns the cached result for a key, or nil if it is missing or damaged.
    public func known<Result: Cacheable>(for key: Key) -> Result? {
        known[key].flatMap { Result(cachedBytes: $0) }
    }

    /// Stores a result for the next run.
    public mutating func store(_ result: some Cacheable, for key: Key) {
        used[key] = result.cachedBytes
    }

    /// Returns the cached result for a key, or computes it. Pass the entry to `store(_:)` to store it.
    public func result<Result: Cacheable>(for key: Key, else make: () -> Result) -> Entry<Result> {
        if let bytes = known[key], let result: Result = known(for: key) {
            return Entry(result: result, key: key, bytes: bytes)
        }
        let result = make()
        return Entry(result: result, key: key, bytes: result.cachedBytes)
    }

    /// Stores an entry for the next run.
    public mutating func store<Result>(_ kept: Entry<Result>) { used[kept.key] = kept.bytes }

    /// Returns the results for elements in order, computing missing ones on all processors. All are stored for the next
    /// run.
    ///
    /// - Parameters:
    ///   - key: returns the key, which must cover everything `make` uses.
    ///   - slice: see `concurrentMap`.
    public mutating func results<Element: Sendable, State, Result: Cacheable>(
        for elements: [Element], slice: Int = 256, makingState: @Sendable () -> State,
        by key: @Sendable (Element) -> Key, else make: @Sendable (inout State, Element) -> Result
    ) -> [Result] {
        let found = found(for: elements, slice: slice, makingState: makingState, by: key, else: make)
        for kept in found { store(kept) }
        return found.map(\.result)
    }

    private func found<Element: Sendable, State, Result: Cacheable>(
        for elements: [Element], slice: Int, makingState: @Sendable () -> State, by key: @Sendable (Element) -> Key,
        else make: @Sendable (inout State, Element) -> Result
    ) -> [Entry<Result>] {
        elements.concurrentMap(slice: slice, makingState: makingState) { state, element in
            result(for: key(element)) { make(&state, element) }
        }
    }
}
