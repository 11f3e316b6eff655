internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// The publishers' pictures known after this run's requests.
struct KnownPictures: Sendable {
    /// The records by the picture's address at the publisher.
    private let known: [String: PictureRecord]
    /// The pictures requested in this run, in order, for storage.
    let records: [PictureRecord]
    /// The robots.txt files fetched in this run, for storage.
    let robots: [RobotsRecord]
    /// The pictures skipped because time ran out.
    let leftovers: Leftovers
    /// The failures in this run.
    let failures: [Failure]
    /// The addresses of older pictures shown in this edition.
    let shown: [String]

    /// The result of a run that requests no pictures.
    static let none = KnownPictures(of: nil, wanted: [], knowing: [:], at: .distantPast)

    /// The number of pictures read in this run.
    var read: Int { records.count { $0.picture != nil } }

    /// Combines this run's answers with earlier records.
    ///
    /// - Parameters:
    ///   - wanted: the addresses of pictures that the editions would show.
    ///   - before: the records of earlier runs, by address.
    init(
        of round: DownloadRound<Picture>?, wanted: [String], knowing before: [String: PictureRecord], at now: Date
    ) {
        records = (round?.answers ?? []).map { answer in
            let url = answer.request.url
            let attempts = answer.attempts(after: before[url]?.failures ?? 0)
            return PictureRecord(
                url: url, picture: try? answer.content.get(), lastAttempt: now, failures: attempts.failures,
                isSettled: attempts.isSettled)
        }
        robots = round?.robots ?? []
        leftovers = round?.leftovers ?? .none
        failures = round?.failures ?? []
        shown = wanted.filter { before[$0]?.picture != nil }
        known = before.merging(records.map { ($0.url, $0) }) { $1 }
    }

    /// Returns the pictures of the articles that the editions show.
    func pictures(in editions: [Edition]) -> [Article.ID: Picture] {
        let pictures = editions.flatMap(\.illustrated).compactMap { brief in
            brief.article.image.flatMap { known[$0]?.picture }.map { (brief.id, $0) }
        }
        return Dictionary(pictures, uniquingKeysWith: { first, _ in first })
    }
}

extension Edition {
    /// The maximum number of stories that use a picture from a report other than their lead.
    private static let mostBorrowed = 60

    /// The articles that pages may show with a picture, in the order readers see them.
    var illustrated: [Brief] {
        headlines + stories.prefix(Self.mostBorrowed).flatMap(\.lenders) + front.flatMap(\.briefs) + stories.map(\.lead)
            + desks.flatMap(\.sections).flatMap(\.briefs)
    }
}
