/// The terms of some articles while a corpus is built.
struct TermBatch: Sendable {
    /// The entries of all articles, in one list.
    private(set) var entries: [TermEntry] = []
    /// The end of each article's entries.
    private(set) var ends: [Int] = []

    mutating func add(_ entry: TermEntry) { entries.append(entry) }

    /// Closes the open article.
    mutating func endArticle() { ends.append(entries.count) }

    /// Returns the range of an article's entries.
    func range(of article: Int) -> Range<Int> { (article == 0 ? 0 : ends[article - 1])..<ends[article] }

    /// Returns the batch renumbered, with each article's terms in ascending order.
    ///
    /// - Parameter numbers: the new numbers of terms and of counts, indexed by the old ones.
    func numbered(by numbers: (terms: [Int32], occurrences: [UInt16])) -> TermBatch {
        var batch = TermBatch()
        batch.entries.reserveCapacity(entries.count)
        batch.ends = ends
        var order: [UInt64] = []
        for article in ends.indices {
            // Pack each entry into a number, which sorts faster.
            order.removeAll(keepingCapacity: true)
            for entry in entries[range(of: article)] {
                order.append(
                    TermEntry(
                        term: numbers.terms[Int(entry.term)], occurrence: numbers.occurrences[Int(entry.occurrence)],
                        prominence: entry.prominence
                    ).bits)
            }
            order.sort()
            for bits in order { batch.entries.append(TermEntry(bits: bits)) }
        }
        return batch
    }

    /// Values of the whole corpus, from which the lengths of articles' vectors are computed.
    struct Measures {
        /// The logarithms of terms' counts, by number.
        let logarithms: [Double]
        /// The weight of each term.
        let rarities: [Double]
        let isName: [Bool]
        let kinds: [TermDictionary.Kind]
    }

    /// The measurements of some articles.
    struct Measured {
        /// The length of each article's vector.
        fileprivate(set) var lengths: [Double] = []
        /// The terms of each article that are names, ascending.
        fileprivate(set) var names = PackedLists<Int32>()
        /// The number of words in each article.
        fileprivate(set) var words: [Int32] = []
    }

    func measured(_ measures: Measures) -> Measured {
        var measured = Measured()
        for article in ends.indices {
            var (sum, words) = (0.0, Int32(0))
            for entry in entries[range(of: article)] {
                let term = Int(entry.term)
                let weight = measures.logarithms[Int(entry.occurrence)] * measures.rarities[term]
                sum += weight * weight
                if measures.isName[term] { measured.names.add(entry.term) }
                if !measures.kinds[term].isPair { words += 1 }
            }
            measured.lengths.append(sum.squareRoot())
            measured.names.end()
            measured.words.append(words)
        }
        return measured
    }
}

extension TermEntry {
    /// The whole entry, ordered by the term's number.
    fileprivate var bits: UInt64 {
        UInt64(UInt32(bitPattern: term)) << 32 | UInt64(occurrence) << 8 | UInt64(prominence.rawValue)
    }

    fileprivate init(bits: UInt64) {
        self.init(
            term: Int32(truncatingIfNeeded: bits >> 32), occurrence: UInt16(truncatingIfNeeded: bits >> 8),
            prominence: Prominence(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .rest)
    }
}
