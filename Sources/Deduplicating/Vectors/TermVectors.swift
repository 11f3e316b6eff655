/// The weighted terms of all articles, as one vector each.
///
/// All articles share one list of some millions of terms. Separate lists would be three allocations per article,
/// retained and looked up again and again.
struct TermVectors: Sendable {
    /// The start of each article's shared terms, and after the last their end.
    private var starts: [Int] = [0]
    /// The shared terms, ascending for each article.
    private(set) var entries: [TermEntry] = []
    /// The same for terms that no other article has, which never add similarity.
    private var ownStarts: [Int] = [0]
    private var ownEntries: [TermEntry] = []
    /// The divisor of each article's weights.
    private(set) var lengths: [Double] = []
    /// The logarithms of terms' counts, by number.
    let logarithms: [Double]
    /// The weight of each term; rarer terms weigh more.
    let rarities: [Double]

    /// - Parameter terms: the maximum number of terms of all articles; unused memory is never touched.
    init(articles: Int, terms count: Int, logarithms: [Double], rarities: [Double]) {
        self.logarithms = logarithms
        self.rarities = rarities
        lengths.reserveCapacity(articles)
        starts.reserveCapacity(articles + 1)
        ownStarts.reserveCapacity(articles + 1)
        entries.reserveCapacity(count)
    }

    /// The number of articles.
    var count: Int { starts.count - 1 }

    /// Returns the range of an article's shared terms.
    func range(of article: Int) -> Range<Int> { starts[article]..<starts[article + 1] }

    /// Adds a shared term to the open article.
    mutating func add(_ entry: TermEntry) { entries.append(entry) }

    /// Adds an unshared term to the open article.
    mutating func add(own entry: TermEntry) { ownEntries.append(entry) }

    /// Closes the open article.
    ///
    /// - Parameter length: the divisor of its weights.
    mutating func endArticle(length: Double) {
        lengths.append(length)
        starts.append(entries.count)
        ownStarts.append(ownEntries.count)
    }

    /// Returns the weight of the term at a position (0…1).
    ///
    /// - Parameter article: the article of that position.
    func weight(at place: Int, of article: Int) -> Double {
        let (entry, length) = (entries[place], lengths[article])
        return length > 0 ? logarithms[Int(entry.occurrence)] * rarities[Int(entry.term)] / length : 0
    }

    /// Visits an article's terms: shared ones in ascending order, then the others.
    func each(of article: Int, _ body: (TermEntry) -> Void) {
        for place in range(of: article) { body(entries[place]) }
        for place in ownStarts[article]..<ownStarts[article + 1] { body(ownEntries[place]) }
    }

    /// Returns the prominence of a shared term in an article; nil if the article lacks it.
    func prominence(of term: Int32, in article: Int) -> Prominence? {
        let places = range(of: article)
        let place = places.first(notBefore: { entries[$0].term < term })
        return place < places.upperBound && entries[place].term == term ? entries[place].prominence : nil
    }

    /// Counts the words, without pairs of words, that two articles have in common.
    func commonWords(of a: Int, and b: Int) -> Int {
        range(of: a).count { entries[$0].prominence >= .rest && prominence(of: entries[$0].term, in: b) != nil }
    }
}

/// A term of an article, in eight bytes.
struct TermEntry: Sendable {
    let term: Int32
    /// Its count there, as a number of the scale.
    let occurrence: UInt16
    let prominence: Prominence
}
