internal import Newsroom

/// The result of each step of `Clustering`, recorded as it ran, for explanations.
struct ClusteringTrace {
    /// Each article's neighbours among the earlier ones.
    var pairs: [[(index: Int, similarity: Double)]] = []
    private var steps: [(name: StoryExplanation.Step.Name, groups: [[Int]])] = []

    init() {}

    /// - Parameter groups: the groups of all articles after the step.
    mutating func note(_ name: StoryExplanation.Step.Name, _ groups: [[Int]]) { steps.append((name, groups)) }

    /// Returns how an article's group changed from step to step. At first the article is alone.
    func steps(ofArticleAt index: Int, name: (Int) -> Article.ID) -> [StoryExplanation.Step] {
        var before: Set = [index]
        return steps.map { step in
            let group = step.groups.first { $0.contains(index) } ?? [index]
            let now = Set(group)
            defer { before = now }
            return StoryExplanation.Step(
                name: step.name, articles: group.map(name), joined: group.filter { !before.contains($0) }.map(name),
                left: before.subtracting(now).sorted().map(name))
        }
    }
}
