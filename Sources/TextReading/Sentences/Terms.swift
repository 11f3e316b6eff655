/// The telling words of a text as numbers, each once: sorted, so that what two texts share is found in one walk along both.
/// The text between two blanks is one term ("hassle-free", "2009-10").
public struct Terms: Sendable {
    /// Ascending.
    private let ids: [UInt64]

    public var count: Int { ids.count }

    /// The telling ones among some words.
    ///
    /// - Parameter part: what of a word is compared: its form, or its stem, by which "approves" is "approved".
    public init(of words: some Sequence<Word>, by part: (Word) -> WordID = \.form) {
        let lists = SentenceLists.builtIn
        var ids: [UInt64] = []
        ids.reserveCapacity(words.underestimatedCount)
        var run: (id: WordID, letters: Int, isTelling: Bool)?
        func close() {
            if let run, run.isTelling { ids.append(run.id.rawValue) }
            run = nil
        }
        for word in words {
            // Of scripts without blanks every two signs are a word.
            if !word.marks.contains(.joined) || word.kind == .signs { close() }
            guard word.isSpoken else { continue }
            if let known = run {
                let letters = known.letters + word.letters
                run = (known.id.followed(by: part(word)), letters, letters >= SentenceLists.fewestLetters)
            } else {
                run = (part(word), word.letters, lists.isTelling(word))
            }
            if word.kind == .signs { close() }
        }
        close()
        self.init(unsorted: ids)
    }

    /// All of several.
    public init(joining all: some Sequence<Terms>) { self.init(unsorted: all.flatMap(\.ids)) }

    private init(unsorted: [UInt64]) {
        var sorted = unsorted.sorted()
        var kept = 0
        for id in sorted where kept == 0 || sorted[kept - 1] != id {
            sorted[kept] = id
            kept += 1
        }
        sorted.removeLast(sorted.count - kept)
        ids = sorted
    }

    /// How many of them another has too.
    public func shared(with other: Terms) -> Int {
        var (mine, theirs, count) = (0, 0, 0)
        while mine < ids.count, theirs < other.ids.count {
            if ids[mine] == other.ids[theirs] { count += 1 }
            let (a, b) = (ids[mine], other.ids[theirs])
            if a <= b { mine += 1 }
            if b <= a { theirs += 1 }
        }
        return count
    }

    /// How much of another's words these have too, 0…1; 1 where it has none.
    public func part(of other: Terms) -> Double {
        other.count == 0 ? 1 : Double(shared(with: other)) / Double(other.count)
    }

    /// How much of the shorter one's words the other one has too, 0…1.
    public func overlap(with other: Terms) -> Double { max(part(of: other), other.part(of: self)) }

    /// In how many of some lists of words each word stands.
    public struct Counts {
        private let ids: [UInt64]

        public init(in lists: some Sequence<Terms>) { ids = lists.flatMap(\.ids).sorted() }

        /// The counts of all the words of a text together.
        public func sum(of terms: Terms) -> Int {
            var (place, sum) = (0, 0)
            for id in terms.ids {
                while place < ids.count, ids[place] < id { place += 1 }
                while place < ids.count, ids[place] == id {
                    place += 1
                    sum += 1
                }
            }
            return sum
        }
    }
}
