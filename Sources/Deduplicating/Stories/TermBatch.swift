/// The terms of some articles while a corpus is being made.
struct TermBatch: Sendable {
    /// Of all its articles one behind the other.
    private(set) var entries: [TermEntry] = []
    /// Where each article's end.
    private(set) var ends: [Int] = []

    mutating func add(_ entry: TermEntry) { entries.append(entry) }

    /// Ends the article that is being added.
    mutating func endArticle() { ends.append(entries.count) }

    /// Where an article's entries stand.
    func places(of article: Int) -> Range<Int> { (article == 0 ? 0 : ends[article - 1])..<ends[article] }

    /// The same with other numbers, each article's terms ascending.
    ///
    /// - Parameter numbers: those of the terms and of how often they occur, by the numbers that they have here.
    func numbered(by numbers: (terms: [Int32], occurrences: [UInt16])) -> TermBatch {
        var batch = TermBatch()
        batch.entries.reserveCapacity(entries.count)
        batch.ends = ends
        var order: [UInt64] = []
        for article in ends.indices {
            // A number holds all of an entry, and is sorted faster.
            order.removeAll(keepingCapacity: true)
            for entry in entries[places(of: article)] {
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

    /// What all articles have in common while they are measured.
    struct Measures {
        /// The logarithms of how often terms occur, by number.
        let logarithms: [Double]
        /// The weight of each term.
        let rarities: [Double]
        let isName: [Bool]
        let kinds: [TermRegister.Kind]
    }

    /// What is known of some articles' terms when all are.
    struct Measured {
        /// The length of each article's vector.
        fileprivate(set) var lengths: [Double] = []
        /// The numbers of the terms of each article that are names, ascending, and how many of its terms are words.
        fileprivate(set) var names = Runs<Int32>()
        fileprivate(set) var words: [Int32] = []
    }

    func measured(_ measures: Measures) -> Measured {
        var measured = Measured()
        for article in ends.indices {
            var (sum, words) = (0.0, Int32(0))
            for entry in entries[places(of: article)] {
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
    /// All of it, by the term's number in order.
    fileprivate var bits: UInt64 {
        UInt64(UInt32(bitPattern: term)) << 32 | UInt64(occurrence) << 8 | UInt64(prominence.rawValue)
    }

    fileprivate init(bits: UInt64) {
        self.init(
            term: Int32(truncatingIfNeeded: bits >> 32), occurrence: UInt16(truncatingIfNeeded: bits >> 8),
            prominence: Prominence(rawValue: UInt8(truncatingIfNeeded: bits)) ?? .rest)
    }
}
