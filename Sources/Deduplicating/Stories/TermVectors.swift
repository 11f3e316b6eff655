/// The terms of all articles, by number, with their weights: each article's are a vector.
///
/// Of all articles one behind the other: there are some millions, and lists of each article would be three pieces of memory
/// each, which are asked for, counted and searched for again and again.
struct TermVectors: Sendable {
    /// Where the terms of each article begin that other articles have too, and behind the last where they end.
    private var starts: [Int] = [0]
    /// Those terms, of each article ascending.
    private(set) var terms: [Int32] = []
    /// How much each weighs there.
    private(set) var weights: [Double] = []
    /// How prominently each stands there.
    private(set) var prominences: [Prominence] = []
    /// The same of the terms that no other article has: no likeness comes of them.
    private var ownStarts: [Int] = [0]
    private var ownTerms: [Int32] = []
    private var ownProminences: [Prominence] = []

    /// - Parameter terms: how many there are of all articles at most; what is not used of so much memory is never touched.
    init(articles: Int, terms count: Int) {
        starts.reserveCapacity(articles + 1)
        ownStarts.reserveCapacity(articles + 1)
        terms.reserveCapacity(count)
        weights.reserveCapacity(count)
        prominences.reserveCapacity(count)
    }

    /// How many articles there are.
    var count: Int { starts.count - 1 }

    /// Where the terms of an article stand that others have too.
    func places(of article: Int) -> Range<Int> { starts[article]..<starts[article + 1] }

    /// Adds a term that others have too to the article that is being added.
    mutating func add(_ term: Int32, weight: Double, _ prominence: Prominence) {
        terms.append(term)
        weights.append(weight)
        prominences.append(prominence)
    }

    /// Adds a term that no other article has to the article that is being added.
    mutating func add(own term: Int32, _ prominence: Prominence) {
        ownTerms.append(term)
        ownProminences.append(prominence)
    }

    /// Ends the article that is being added.
    mutating func endArticle() {
        starts.append(terms.count)
        ownStarts.append(ownTerms.count)
    }

    /// All terms of an article: those that others have too, ascending, then the others.
    func each(of article: Int, _ body: (_ term: Int32, _ prominence: Prominence) -> Void) {
        for place in places(of: article) { body(terms[place], prominences[place]) }
        for place in ownStarts[article]..<ownStarts[article + 1] { body(ownTerms[place], ownProminences[place]) }
    }

    /// How prominently a term that several articles have stands in one; nil when it does not.
    func prominence(of term: Int32, in article: Int) -> Prominence? {
        let places = places(of: article)
        var (low, high) = (places.lowerBound, places.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle] < term { low = middle + 1 } else { high = middle }
        }
        return low < places.upperBound && terms[low] == term ? prominences[low] : nil
    }
}
