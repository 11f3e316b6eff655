/// How much of one group's profile each article covers: a place for every article, of which few are used. It serves one group
/// after another, for a dictionary of each group's articles took longer than all that is done with them.
struct Coverages {
    private var values: [Double]
    private var touched: [Int] = []

    /// - Parameter articles: how many there are.
    init(articles: Int) { values = Array(repeating: 0, count: articles) }

    /// - Parameter value: more than nothing.
    mutating func add(_ value: Double, to article: Int) {
        guard value > 0 else { return }
        if values[article] == 0 { touched.append(article) }
        values[article] += value
    }

    func of(_ article: Int) -> Double { values[article] }

    /// The articles that cover so much, in the order in which they were met.
    ///
    /// - Parameter least: more than nothing.
    func articles(from least: Double) -> [Int] { touched.filter { values[$0] >= least } }

    mutating func clear() {
        for article in touched { values[article] = 0 }
        touched.removeAll(keepingCapacity: true)
    }
}
