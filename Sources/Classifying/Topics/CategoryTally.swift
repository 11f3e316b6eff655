internal import Newsroom

/// The categories' points for one article, and what they decide. Categories are given by their indices.
struct CategoryTally {
    /// The share of a narrow category's points, and the points, with which a wider category takes precedence.
    private static let widerShare = 0.3
    private static let leastOfWider = 2.0
    /// The fewest points for a category; below them, the source's own category is used.
    private static let leastEvidence = 1.0

    /// The sum of each category's evidence and head start.
    let counted: [Double]
    /// The points that decide: those counted, except where a wider and a narrower category have exchanged theirs.
    let points: [Double]
    /// The categories that can be chosen: enough different phrases suggest them, or the article is filed under them.
    let open: [Int]

    /// - Parameters:
    ///   - reading: the scored texts; nil if they cannot be scored.
    ///   - headStart: the category that the article is filed under, or its source's, with its head start in points.
    ///   - leastPieces: the number of different phrases that each category needs.
    init(
        of reading: TopicScores?, headStart: (category: Int, points: Double)?, categories: [Category],
        leastPieces: [Int]
    ) {
        var counted =
            reading?.scores(besides: headStart?.category) ?? [Double](repeating: 0, count: categories.count)
        if let headStart { counted[headStart.category] += headStart.points }
        self.counted = counted
        points = Self.yielding(counted, own: headStart?.category, categories: categories)
        open = categories.indices.filter { index in
            guard let headStart, let reading else { return true }
            return headStart.category == index || reading.pieces[index] >= leastPieces[index]
        }
    }

    /// The category with the most points of those that can be chosen, with ties going to the one that is listed first;
    /// nil if it has too few.
    var best: Int? {
        open.max { points[$0] < points[$1] || (points[$0] == points[$1] && $0 > $1) }
            .flatMap { points[$0] >= Self.leastEvidence ? $0 : nil }
    }

    /// Returns the points of the closest of the other categories that could have been chosen; at least 0.
    func rival(of best: Int) -> Double { max(open.filter { $0 != best }.map { points[$0] }.max() ?? 0, 0) }

    /// Prefers a wider category to a narrow one: a console launch uses the vocabulary of games, but is technology news.
    /// The wider category needs evidence of its own, and does not win if the source itself belongs to the narrow one.
    private static func yielding(_ counted: [Double], own: Int?, categories: [Category]) -> [Double] {
        var points = counted
        for narrow in categories.indices where narrow != own {
            guard let wider = categories[narrow].widerCategory,
                let wide = categories.firstIndex(where: { $0.id == wider }),
                points[wide] < points[narrow], points[wide] >= max(widerShare * points[narrow], leastOfWider)
            else { continue }
            points.swapAt(wide, narrow)
        }
        return points
    }
}
