/// The neighbours of each article, earlier and later.
///
/// Later neighbours share one list, because separate lists would take as much again as those of the earlier ones.
struct Neighbours {
    private let earlier: [[(index: Int, similarity: Double)]]
    /// The start of each article's later neighbours, and after the last their end.
    private var starts: [Int]
    private var indices: [Int32]
    private var similarities: [Double]

    /// - Parameter pairs: each article's neighbours among the earlier ones.
    init(_ pairs: [[(index: Int, similarity: Double)]]) {
        earlier = pairs
        starts = Array(repeating: 0, count: pairs.count + 1)
        for list in pairs { for (other, _) in list { starts[other + 1] += 1 } }
        for index in pairs.indices { starts[index + 1] += starts[index] }
        let count = starts[pairs.count]
        indices = Array(repeating: 0, count: count)
        similarities = Array(repeating: 0, count: count)
        var places = starts
        for (index, list) in pairs.enumerated() {
            for (other, similarity) in list {
                indices[places[other]] = Int32(index)
                similarities[places[other]] = similarity
                places[other] += 1
            }
        }
    }

    /// Returns the sum of an article's similarities to some of its neighbours.
    func similarity(of article: Int, to isMeant: (Int) -> Bool) -> Double {
        var sum = 0.0
        for (other, similarity) in earlier[article] where isMeant(other) { sum += similarity }
        for place in starts[article]..<starts[article + 1] {
            if isMeant(Int(indices[place])) { sum += similarities[place] }
        }
        return sum
    }
}
