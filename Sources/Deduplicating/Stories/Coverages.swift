/// How prominently the terms of one group's profile stand in each article: a place for every article, of which few are used. It
/// serves one group after another, for a dictionary of each group's articles took longer than all that is done with them.
struct Coverages {
    /// For each article a byte for each term of the profile: 0 where the article has it not, else one more than its prominence.
    private var slots: [UInt64]
    private var touched: [Int32] = []

    /// - Parameter articles: how many there are.
    init(articles: Int) { slots = Array(repeating: 0, count: articles) }

    /// - Parameter number: that of the term in the profile, below eight.
    mutating func add(_ prominence: Prominence, ofTerm number: Int, in article: Int) {
        if slots[article] == 0 { touched.append(Int32(article)) }
        slots[article] |= UInt64(prominence.rawValue + 1) << UInt64(number * 8)
    }

    /// How prominently a term of the profile stands in an article; nil where it does not.
    func prominence(ofTerm number: Int, in article: Int) -> Prominence? {
        let byte = UInt8(truncatingIfNeeded: slots[article] >> UInt64(number * 8))
        return byte == 0 ? nil : Prominence(rawValue: byte - 1)
    }

    /// How much of the profile an article covers (0…1).
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
