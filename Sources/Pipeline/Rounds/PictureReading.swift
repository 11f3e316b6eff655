internal import Fetching
internal import FoundationEssentials
internal import Newsroom

/// Publishers' pictures, as far as they are known in this run.
struct PictureReading: Sendable {
    /// By the address at the publisher's.
    private let known: [String: PictureRecord]
    /// Those asked for in this run, in that order: to be remembered.
    let records: [PictureRecord]
    /// What hosts' robots.txt said in this run: to be remembered.
    let robots: [RobotsRecord]
    /// Why some could not be read in this run.
    let failures: [Failure]
    /// The addresses of pictures that earlier runs had read and this edition shows.
    let shown: [String]

    /// How many were read in this run.
    var read: Int { records.count { $0.picture != nil } }

    /// - Parameters:
    ///   - wanted: those that the editions would show.
    ///   - before: what earlier runs had, by address.
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
        failures = round?.failures ?? []
        shown = wanted.filter { before[$0]?.picture != nil }
        known = before.merging(records.map { ($0.url, $0) }) { $1 }
    }

    /// The pictures of the articles that editions show.
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
