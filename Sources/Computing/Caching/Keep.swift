/// What earlier runs have worked out, by fingerprints of all that it was worked out from.
///
/// A result that is not there, or cannot be read, is worked out again: the answer is the same with a keep and without. Only
/// what a run has asked for is kept for the next one.
public struct Keep: Sendable {
    /// Where a result is: on which shelf, under which fingerprint.
    public struct Key: Sendable, Hashable {
        let shelf: Shelf
        let fingerprint: UInt64

        public init(_ shelf: Shelf, _ fingerprint: UInt64) {
            self.shelf = shelf
            self.fingerprint = fingerprint
        }
    }

    /// The sorts of results; a number is never given to another sort.
    public enum Shelf: UInt8, Sendable {
        case kinds = 1
        case articles = 2
        case contexts = 3
        case summaries = 4
        case pieces = 5
        case cleanings = 6
    }

    /// A result, and what is kept of it.
    public struct Kept<Result: Keepable>: Sendable {
        public let result: Result
        let key: Key
        let bytes: ArraySlice<UInt8>

        /// The same as a later run will have it: what its result has `Packed` is then part of the bytes that are kept.
        public var reread: Kept {
            Result(keptBytes: bytes).map { Kept(result: $0, key: key, bytes: bytes) } ?? self
        }
    }

    /// A fingerprint of what all results depend on beside what their keys are made of.
    let basis: UInt64
    /// What earlier runs have left.
    let known: [Key: ArraySlice<UInt8>]
    /// What this one has asked for.
    private(set) var used: [Key: ArraySlice<UInt8>] = [:]

    /// Without anything from earlier runs.
    public init() { self.init([:], basis: 0) }

    init(_ known: [Key: ArraySlice<UInt8>], basis: UInt64) {
        self.known = known
        self.basis = basis
    }

    /// Whether the next run would find something else than this one has.
    public var hasChanged: Bool { used.count != known.count || used.contains { known[$0.key] != $0.value } }

    /// What earlier runs have left under a key; nil where there is nothing that can be read.
    public func known<Result: Keepable>(for key: Key) -> Result? {
        known[key].flatMap { Result(keptBytes: $0) }
    }

    /// Keeps what this run has found for the next one.
    public mutating func take(_ result: some Keepable, for key: Key) {
        used[key] = result.keptBytes
    }

    /// The result under a key: an earlier run's, or made now. It is kept once it is taken.
    public func result<Result: Keepable>(for key: Key, else make: () -> Result) -> Kept<Result> {
        if let bytes = known[key], let result: Result = known(for: key) {
            return Kept(result: result, key: key, bytes: bytes)
        }
        let result = make()
        return Kept(result: result, key: key, bytes: result.keptBytes)
    }

    /// Keeps a result for the next run.
    public mutating func take<Result>(_ kept: Kept<Result>) { used[kept.key] = kept.bytes }

    /// The results for elements in their order, worked on by all processors.
    ///
    /// - Parameters:
    ///   - key: of all that `make` makes its result from.
    ///   - slice: as `concurrentMap` has it.
    public mutating func results<Element: Sendable, State, Result: Keepable>(
        for elements: [Element], slice: Int = 256, makingState: @Sendable () -> State,
        by key: @Sendable (Element) -> Key, else make: @Sendable (inout State, Element) -> Result
    ) -> [Result] {
        let found = found(for: elements, slice: slice, makingState: makingState, by: key, else: make)
        for kept in found { take(kept) }
        return found.map(\.result)
    }

    private func found<Element: Sendable, State, Result: Keepable>(
        for elements: [Element], slice: Int, makingState: @Sendable () -> State, by key: @Sendable (Element) -> Key,
        else make: @Sendable (inout State, Element) -> Result
    ) -> [Kept<Result>] {
        elements.concurrentMap(slice: slice, makingState: makingState) { state, element in
            result(for: key(element)) { make(&state, element) }
        }
    }
}
