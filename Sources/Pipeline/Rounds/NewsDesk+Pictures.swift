internal import Fetching
internal import Foundation
internal import Newsroom
internal import PictureMaking
internal import SiteBuilding

extension PipelineStep {
    static let picturing = PipelineStep("reading pictures")
}

extension NewsDesk {
    /// Whether the site stores copies of publishers' pictures.
    var keepsPictures: Bool { configuration.building.images == .cached }

    /// The pictures of the articles that the editions would show, each address once, in the order in which readers see
    /// the articles.
    private func picturesWanted(for editions: [Edition]) -> [PageRequest] {
        var seen: Set<String> = []
        return editions.flatMap(\.illustrated).compactMap { brief in
            guard let url = brief.article.image, seen.insert(url).inserted else { return nil }
            return PageRequest(article: brief.id, url: url, source: brief.source, isPicture: true)
        }
    }

    /// Selects the unknown pictures to fetch in this run, in order. While others wait, one host gets at most a quarter
    /// of them; otherwise a host that never answers would block the rest for good.
    private func picturesAsked(
        among wanted: [PageRequest], knowing records: [String: PictureRecord], at now: Date
    ) -> [PageRequest] {
        guard !configuration.isOffline else { return [] }
        let unknown = wanted.filter { request in
            records[request.url].map { !$0.isSettled && $0.lastAttempt < now } ?? true
        }
        let limit = configuration.fetching.picturesPerRun
        var counts: [String?: Int] = [:]
        var (first, second): ([PageRequest], [PageRequest]) = ([], [])
        for request in unknown {
            counts[request.origin, default: 0] += 1
            if counts[request.origin, default: 0] <= max(1, limit / 4) {
                first.append(request)
            } else {
                second.append(request)
            }
        }
        return Array((first + second).prefix(limit))
    }

    /// Downloads and stores the editions' unknown pictures; none if the site keeps no copies.
    ///
    /// Requests follow the same limits as those for pages. An article whose picture fails is shown without one.
    func picturesRead(for editions: Editions, at now: Date) async throws -> KnownPictures {
        guard keepsPictures else { return .none }
        let wanted = picturesWanted(for: editions.all)
        let records = try loadedPictures(wanted)
        let asked = picturesAsked(among: wanted, knowing: records, at: now)
        let robots = try loadedRobots(of: asked.compactMap(\.origin), at: now)
        let pictures = await step(.picturing) {
            let answers = await DownloadRound<Picture>(
                of: asked, by: edges.fetcher, knowing: robots, at: now
            ) { [illustrator = stages.illustrator] request, body throws(Failure) in
                try illustrator.picture(from: body.bytes, of: request.source.id)
            }
            return KnownPictures(of: answers, wanted: wanted.map(\.url), knowing: records, at: now)
        }
        try store(pictures, at: now)
        return pictures
    }
}
