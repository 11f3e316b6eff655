internal import Addressing
internal import Fetching
internal import Newsroom
internal import Parsing

extension FeedFinder {
    enum Answer {
        case feed(FoundFeed)
        case other(FeedBody, Failure)
        case failed(Failure, isAnswered: Bool)
    }

    /// Fetches addresses concurrently; returns an answer for each, in order.
    ///
    /// - Parameter page: the page the addresses were found on; nil if the owner named them. A page may only lead to
    ///   private addresses at its own origin, which it could reach itself.
    func ask(for addresses: [String], namedBy page: String? = nil) async -> [Answer] {
        let origin = page.flatMap { Origin($0)?.text }
        let isOwn = addresses.map { page == nil || Origin($0)?.text == origin }
        let sources = addresses.enumerated().map { place, address in
            FeedSource(id: "\(place)", name: address, feed: address, category: "")
        }
        var answers: [Int: Answer] = [:]
        for (fetcher, own) in [(fetcher, true), (publicFetcher, false)] {
            let asked = zip(sources, isOwn).filter { $0.1 == own }.map(\.0)
            for await fetched in fetcher.feeds(from: asked, knowing: [:], at: now) {
                if let place = Int(fetched.source.id) { answers[place] = answer(of: fetched) }
            }
        }
        return addresses.indices.compactMap { answers[$0] }
    }

    private func answer(of fetched: FetchedFeed) -> Answer {
        func failed(_ reason: Message) -> Answer {
            .failed(
                Failure(stage: .fetching, source: fetched.source.id, reason: reason), isAnswered: fetched.isAnswered)
        }
        switch fetched.outcome {
        case .body(let body):
            do throws(Failure) {
                let feed = try FeedParser().feed(from: body, of: fetched.source.id)
                return .feed(FoundFeed(address: fetched.movedTo ?? fetched.source.feed, feed: feed))
            } catch {
                return .other(body, error)
            }
        case .failed(let failure, _): return .failed(failure, isAnswered: fetched.isAnswered)
        case .gone: return failed(Message(.gone))
        case .unchanged, .skipped, .left: return failed(Message(.noDocument))
        }
    }
}
