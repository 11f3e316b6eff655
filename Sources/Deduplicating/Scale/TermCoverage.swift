/// The prominence of one profile's terms in each article: a slot per article, few of them used. One table serves all
/// groups in turn, because a dictionary per group took longer than the work itself.
struct TermCoverage {
    /// A byte per term of the profile: 0 if the article lacks it, otherwise its prominence plus one.
    private var slots: [UInt64]
    private var touched: [Int32] = []

    /// - Parameter articles: the number of articles.
    init(articles: Int) { slots = Array(repeating: 0, count: articles) }

    /// - Parameter number: the term's number in the profile, below eight.
    mutating func add(_ prominence: Prominence, ofTerm number: Int, in article: Int) {
        if slots[article] == 0 { touched.append(Int32(article)) }
        slots[article] |= UInt64(prominence.rawValue + 1) << UInt64(number * 8)
    }

    /// Returns the prominence of a term in an article; nil if the article lacks it.
    func prominence(ofTerm number: Int, in article: Int) -> Prominence? {
        let byte = UInt8(truncatingIfNeeded: slots[article] >> UInt64(number * 8))
        return byte == 0 ? nil : Prominence(rawValue: byte - 1)
    }

    /// Returns the share of the profile that an article covers (0…1).
    func coverage(of article: Int, by profile: StoryProfile) -> Double {
        guard slots[article] != 0 else { return 0 }
        var sum = 0.0
        for (number, term) in profile.terms.enumerated() {
            if let prominence = prominence(ofTerm: number, in: article) {
                sum += term.weight * Double(prominence.value)
            }
        }
        return sum
    }

    mutating func clear() {
        for article in touched { slots[Int(article)] = 0 }
        touched.removeAll(keepingCapacity: true)
    }
}
