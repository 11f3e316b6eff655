/// The terms of all articles, by number, with their weights: each article's are a vector.
///
/// Of all articles one behind the other: there are some millions, and lists of each article would be three pieces of memory
/// each, which are asked for, counted and searched for again and again.
struct TermVectors: Sendable {
    /// Where the terms of each article begin that other articles have too, and behind the last where they end.
    private var starts: [Int] = [0]
    /// Those terms, of each article ascending.
    private(set) var entries: [TermEntry] = []
    /// The same of the terms that no other article has: no likeness comes of them.
    private var ownStarts: [Int] = [0]
    private var ownEntries: [TermEntry] = []
    /// By what the weights of each article are divided.
    private(set) var lengths: [Double] = []
    /// The logarithms of how often terms occur, by number.
    let logarithms: [Double]
    /// The weight of each term: the rarer, the more.
    let rarities: [Double]

    /// - Parameter terms: how many there are of all articles at most; what is not used of so much memory is never touched.
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

    /// Where the terms of an article stand that others have too.
    func places(of article: Int) -> Range<Int> { starts[article]..<starts[article + 1] }

    /// Adds a term that others have too to the article that is being added.
    mutating func add(_ entry: TermEntry) { entries.append(entry) }

    /// Adds a term that no other article has to the article that is being added.
    mutating func add(own entry: TermEntry) { ownEntries.append(entry) }

    /// Ends the article that is being added.
    ///
    /// - Parameter length: by what its weights are divided.
    mutating func endArticle(length: Double) {
        lengths.append(length)
        starts.append(entries.count)
        ownStarts.append(ownEntries.count)
    }

    /// How much the term at a place weighs there (0…1).
    ///
    /// - Parameter article: the one whose place it is.
    func weight(at place: Int, of article: Int) -> Double {
        let (entry, length) = (entries[place], lengths[article])
        return length > 0 ? logarithms[Int(entry.occurrence)] * rarities[Int(entry.term)] / length : 0
    }

    /// All terms of an article: those that others have too, ascending, then the others.
    func each(of article: Int, _ body: (TermEntry) -> Void) {
        for place in places(of: article) { body(entries[place]) }
        for place in ownStarts[article]..<ownStarts[article + 1] { body(ownEntries[place]) }
    }

    /// How prominently a term that several articles have stands in one; nil when it does not.
    func prominence(of term: Int32, in article: Int) -> Prominence? {
        let places = places(of: article)
        let place = places.first(notBefore: { entries[$0].term < term })
        return place < places.upperBound && entries[place].term == term ? entries[place].prominence : nil
    }
}

/// A term of an article, in eight bytes.
struct TermEntry: Sendable {
    let term: Int32
    /// How often it occurs there, by its number.
    let occurrence: UInt16
    let prominence: Prominence
}
