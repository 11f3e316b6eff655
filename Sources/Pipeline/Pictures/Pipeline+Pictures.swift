internal import Archiving
internal import Fetching
internal import Foundation
internal import Illustrating
internal import Newsroom
internal import SiteBuilding

extension Pipeline {
    /// Whether the site keeps copies of publishers' pictures.
    var keepsPictures: Bool { configuration.building.images == .cached }

    /// Failures after which a picture is not asked for again.
    private static let patience = 3

    /// The pictures of the articles that the editions show: those that are known, and as many more as one run may ask for.
    ///
    /// Publishers are asked as politely as for their pages. An article whose picture fails has none.
    func pictures(for editions: [Edition], knowing known: Memory, at now: Date) async throws -> PictureReading {
        guard keepsPictures else { return .none }
        observe(.began(.picturing))
        defer { observe(.ended(.picturing)) }
        let shown = picturesWanted(for: editions)
        var records = try stages.archive.pictures(at: shown.map(\.url))
        let wanted =
            configuration.isOffline
            ? []
            : shown.filter { request in
                records[request.url].map { !$0.isSettled && $0.lastAttempt < now } ?? true
            }.prefix(configuration.fetching.picturesPerRun)
        let answers = await answers(
            to: Array(wanted), knowing: known, failedBefore: records.mapValues(\.failures), at: now)
        try stages.archive.remember(
            pictures: answers.records, shown: shown.map(\.url).filter { records[$0]?.picture != nil }, at: now)
        for record in answers.records { records[record.url] = record }
        if !answers.robots.isEmpty { try stages.archive.remember(pages: [], robots: answers.robots) }
        let pictures = editions.flatMap(\.illustrated).compactMap { brief in
            brief.article.image.flatMap { records[$0]?.picture }.map { (brief.id, $0) }
        }
        return PictureReading(
            pictures: Dictionary(pictures, uniquingKeysWith: { first, _ in first }),
            read: answers.records.count { $0.picture != nil }, failures: answers.failures)
    }

    /// Each address once, in the order in which readers see the articles.
    private func picturesWanted(for editions: [Edition]) -> [PageRequest] {
        var seen: Set<String> = []
        return editions.flatMap(\.illustrated).compactMap { brief in
            guard let url = brief.article.image, seen.insert(url).inserted else { return nil }
            return PageRequest(article: brief.id, url: url, source: brief.source, isPicture: true)
        }
    }

    private struct Answers {
        var records: [PictureRecord] = []
        var robots: [RobotsRecord] = []
        var failures: [Failure] = []
    }

    private func answers(
        to wanted: [PageRequest], knowing known: Memory, failedBefore: [String: Int], at now: Date
    ) async -> Answers {
        guard !wanted.isEmpty else { return Answers() }
        let requests = Dictionary(wanted.map { ($0.article, $0) }, uniquingKeysWith: { first, _ in first })
        return await withTaskGroup(of: (PictureRecord, Failure?).self) { group in
            var answers = Answers()
            func fail(_ article: Article.ID, _ failure: Failure, isFinal: Bool) {
                guard let url = requests[article]?.url else { return }
                let count = (failedBefore[url] ?? 0) + 1
                answers.failures.append(failure)
                answers.records.append(
                    PictureRecord(
                        url: url, lastAttempt: now, failures: count, isSettled: isFinal || count >= Self.patience))
            }
            for await answer in stages.fetcher.pages(wanted, knowing: known.robots, at: now) {
                switch answer {
                case .robots(let record): answers.robots.append(record)
                case .forbidden(let article, let failure): fail(article, failure, isFinal: true)
                case .failed(let article, let failure): fail(article, failure, isFinal: false)
                case .page(let article, let body):
                    guard let request = requests[article] else { continue }
                    group.addTask { [illustrator = stages.illustrator] in
                        do throws(Failure) {
                            let picture = try illustrator.picture(from: body.bytes, of: request.source.id)
                            return (
                                PictureRecord(url: request.url, picture: picture, lastAttempt: now, isSettled: true),
                                nil
                            )
                        } catch {
                            return (
                                PictureRecord(url: request.url, lastAttempt: now, failures: 1, isSettled: true), error
                            )
                        }
                    }
                }
            }
            for await (record, failure) in group {
                answers.records.append(record)
                if let failure { answers.failures.append(failure) }
            }
            answers.records.sort { $0.url < $1.url }
            answers.robots.sort { $0.origin < $1.origin }
            answers.failures.sort { ($0.source, $0.reason) < ($1.source, $1.reason) }
            return answers
        }
    }
}

extension Edition {
    /// The articles that pages may show with a picture, in the order in which readers see them.
    fileprivate var illustrated: [Brief] {
        headlines + front.flatMap(\.briefs) + stories.map(\.lead) + desks.flatMap(\.sections).flatMap(\.briefs)
    }
}
