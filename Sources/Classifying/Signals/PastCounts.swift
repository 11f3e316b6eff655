internal import Newsroom

/// How often, and by how many sources, subjects were written about on the watched days.
struct PastCounts {
    private var articles: [Subject: [Int: Int]] = [:]
    private var voices: [Subject: [Int: Set<FeedSource.ID>]] = [:]
    private let baseline: Baseline

    /// Counts nothing while the archive cannot tell what is usual.
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

    /// Today's articles of the sources that the baseline knows.
    func settled(of subject: Subject) -> Int { articles[subject]?[0] ?? 0 }

    /// How many sources are usual a day; 0 while that is not known.
    func usualVoices(of subject: Subject) -> Double {
        baseline.usual((voices[subject] ?? [:]).mapValues(\.count))?.average ?? 0
    }
}
