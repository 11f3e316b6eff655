/// The content words of a text as numbers, without duplicates and sorted, so that two texts can be compared in one
/// pass. Text without blanks counts as one term ("hassle-free", "2009-10").
public struct Terms: Sendable {
    /// Ids in ascending order.
    private let ids: [UInt64]

    public var count: Int { ids.count }

    /// Creates the terms from a text's content words.
    ///
    /// - Parameter part: the part of a word to compare: its form, or its stem, which makes "approves" equal "approved".
    public init(of words: some Sequence<Word>, by part: (Word) -> WordID = \.form) {
        let lists = SentenceLists.builtIn
        var ids: [UInt64] = []
        ids.reserveCapacity(words.underestimatedCount)
        var run: (id: WordID, letters: Int, isContentWord: Bool)?
        func close() {
            if let run, run.isContentWord { ids.append(run.id.rawValue) }
            run = nil
        }
        for word in words {
            // In scripts without spaces, every two characters are a word.
            if !word.marks.contains(.joined) || word.kind == .signs { close() }
            guard word.isSpoken else { continue }
            if let known = run {
                let letters = known.letters + word.letters
                run = (known.id.followed(by: part(word)), letters, letters >= SentenceLists.fewestLetters)
            } else {
                run = (part(word), word.letters, lists.isContentWord(word))
            }
            if word.kind == .signs { close() }
        }
        close()
        self.init(unsorted: ids)
    }

    /// Creates the union of several sets of terms.
    public init(joining all: some Sequence<Terms>) { self.init(unsorted: all.flatMap(\.ids)) }

    /// Creates the terms that at least `least` texts share.
    public init(sharedBy least: Int, of texts: some Sequence<Terms>) {
        let all = texts.flatMap(\.ids).sorted()
        self.init(
            unsorted: all.indices.filter { $0 + least <= all.count && all[$0 + least - 1] == all[$0] }.map { all[$0] })
    }

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

    /// Returns the number of terms shared with another text.
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

    /// Returns the terms that another text lacks.
    public func without(_ other: Terms) -> Terms {
        let known = Set(other.ids)
        return Terms(unsorted: ids.filter { !known.contains($0) })
    }

    /// Returns the fraction of another text's terms that are also in this one, 0…1; 1 if the other has none.
    public func part(of other: Terms) -> Double {
        other.count == 0 ? 1 : Double(shared(with: other)) / Double(other.count)
    }

    /// Returns the overlap coefficient: the fraction of the shorter text's terms that are also in the other, 0…1.
    public func overlap(with other: Terms) -> Double { max(part(of: other), other.part(of: self)) }

    /// Document frequencies of terms.
    public struct Counts {
        private let ids: [UInt64]

        public init(in lists: some Sequence<Terms>) { ids = lists.flatMap(\.ids).sorted() }

        /// Returns the sum of the document frequencies of all terms in a text.
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
