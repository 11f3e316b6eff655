internal import Newsroom

/// The number of articles and sources on each subject in the covered days.
struct PastCounts {
    private var articles: [Subject: [Int: Int]] = [:]
    private var voices: [Subject: [Int: Set<FeedSource.ID>]] = [:]
    private let baseline: Baseline

    /// Counts articles and sources; counts nothing if the archive is too young for a baseline.
    init(of wanted: Set<Subject>, by finder: SubjectFinder, over baseline: Baseline) {
        self.baseline = baseline
        guard baseline.isKnown, !wanted.isEmpty else { return }
        for (article, day) in baseline.days {
            for subject in finder.subjects(of: article, among: wanted) {
                articles[subject, default: [:]][day, default: 0] += 1
                voices[subject, default: [:]][day, default: []].insert(article.source)
            }
        }
    }

    func usual(of subject: Subject) -> UsualCount? { baseline.usual(articles[subject] ?? [:]) }

    /// Returns the usual number of sources a day; 0 if unknown.
    func usualSourceCount(of subject: Subject) -> Double {
        baseline.usual((voices[subject] ?? [:]).mapValues(\.count))?.average ?? 0
    }
}
