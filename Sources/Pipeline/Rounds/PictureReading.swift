internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// The publishers' pictures known after this run's requests.
struct PictureReading: Sendable {
    /// The records by the picture's address at the publisher.
    private let known: [String: PictureRecord]
    /// Pictures asked for in this run, in the order of the requests; to be remembered.
    let records: [PictureRecord]
    /// The robots.txt files fetched in this run; to be remembered.
    let robots: [RobotsRecord]
    /// Pictures that were not asked for because the time was up.
    let leftovers: Leftovers
    /// Why some pictures could not be read in this run.
    let failures: [Failure]
    /// The addresses of pictures that were read in earlier runs and are shown in this edition.
    let shown: [String]

    /// The reading in which none was asked for.
    static let none = PictureReading(of: nil, wanted: [], knowing: [:], at: .distantPast)

    /// The number of pictures read in this run.
    var read: Int { records.count { $0.picture != nil } }

    /// - Parameters:
    ///   - wanted: the addresses of pictures that the editions would show.
    ///   - before: the records of earlier runs, by address.
    init(
        of round: DownloadRound<Picture>?, wanted: [String], knowing before: [String: PictureRecord], at now: Date
    ) {
        records = (round?.answers ?? []).map { answer in
            let url = answer.request.url
            let standing = answer.standing(after: before[url]?.failures ?? 0)
            return PictureRecord(
                url: url, picture: try? answer.content.get(), lastAttempt: now, failures: standing.failures,
                isSettled: standing.isSettled)
        }
        robots = round?.robots ?? []
        leftovers = round?.leftovers ?? .none
        failures = round?.failures ?? []
        shown = wanted.filter { before[$0]?.picture != nil }
        known = before.merging(records.map { ($0.url, $0) }) { $1 }
    }

    /// The pictures of the articles that the editions show.
    func pictures(in editions: [Edition]) -> [Article.ID: Picture] {
        let pictures = editions.flatMap(\.illustrated).compactMap { brief in
            brief.article.image.flatMap { known[$0]?.picture }.map { (brief.id, $0) }
        }
        return Dictionary(pictures, uniquingKeysWith: { first, _ in first })
    }
}

extension Edition {
    /// The articles that pages may show with a picture, in the order in which readers see them.
    var illustrated: [Brief] {
        headlines + front.flatMap(\.briefs) + stories.map(\.lead) + desks.flatMap(\.sections).flatMap(\.briefs)
    }
}
