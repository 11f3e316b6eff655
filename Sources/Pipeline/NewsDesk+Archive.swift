internal import Archiving
internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Sectioning

extension PipelinePart {
    /// Reads all articles from the archive, in order of first sighting.
    ///
    /// All are needed, however old: an unknown article still in its feed would come back as new.
    func loadedArticles() throws -> [Article] {
        try step(.recalling) { try edges.archive.articles(since: .distantPast) }
    }

    /// Reads from the archive what this run needs besides articles.
    func archivedState(knowing records: [FeedSource.ID: FeedRecord], at now: Date) throws -> ArchivedState {
        try step(.recalling) {
            let days = try edges.archive.days()
            return ArchivedState(
                records: records, stories: try edges.archive.stories(), storyRecords: try edges.archive.storyRecords(),
                threadRecords: try edges.archive.threadRecords(),
                permalinks: try edges.archive.permalinks(),
                lastEdition: try edges.archive.edition(before: now),
                pages: configuration.extractedSources.isEmpty ? [:] : try edges.archive.pages(),
                days: days.days, damagedDays: days.damaged)
        }
    }

    /// Loads the robots.txt files of hosts about to be contacted, also those that have to be asked about again.
    func loadedRobots(of origins: [String], at now: Date) throws -> [RobotsRecord] {
        let since = now.addingTimeInterval(-RobotsRecord.retention)
        return origins.isEmpty ? [] : try edges.archive.robots(of: origins, since: since)
    }
}

/// The other archive calls needed to make an edition.
extension NewsDesk {
    /// Transfers what is known about discontinued feeds to the feeds that replace them.
    func archivedState(after successions: [Succession], in known: ArchivedState) throws -> ArchivedState {
        guard !successions.isEmpty else { return known }
        return try step(.remembering) {
            for succession in successions {
                try edges.archive.rename(source: succession.old, to: succession.new)
            }
            let continued = known.continued(by: successions)
            // A feed at the same address also keeps its record, so that an offline run need not fetch it.
            try edges.archive.store(
                articles: [], records: successions.compactMap { continued.records[$0.new] })
            return continued
        }
    }

    /// Stores everything that was fetched, while analysis goes on. A crash loses nothing, since the journal holds the
    /// feeds until then.
    func store(_ matched: MatchedArticles, from round: FetchRound, journal: RunJournal?, at time: RunTime) throws {
        try step(.remembering) {
            try store(matched.new + matched.seen, of: round)
            journal?.forgetBodies()
            // Delete only after a round that reached a feed, and a server if any was asked. Otherwise it is unknown
            // which articles are still in their feeds. Seen on a laptop opened after a month.
            guard round.hasReachedAny, !round.isCutOff else { return }
            let grace = time.present.addingTimeInterval(-Retention.grace)
            _ = try edges.archive.expire(matched.expired, at: time.present, forgettingMarkedBefore: grace)
            try edges.archive.forget(before: horizon(at: grace))
            try edges.archive.forgetRobots(fetchedBy: time.present.addingTimeInterval(-RobotsRecord.retention))
        }
    }

    /// Stores the article pages that were requested.
    func store(_ pages: KnownPages) throws {
        guard pages.isAsked else { return }
        try step(.remembering) { try edges.archive.store(pages: pages.records, robots: pages.robots) }
    }

    /// Stores the story of each article.
    func store(_ stories: [Story]) throws {
        try step(.remembering) { try edges.archive.store(stories: stories) }
    }

    /// Stores the completed days.
    func store(_ days: [Day]) throws {
        try step(.remembering) { try edges.archive.store(days: days) }
    }

    /// Stores the addresses that the site is about to publish. Storing an address that is never published does no harm;
    /// one published without being stored would be lost.
    func store(_ permalinks: [Permalink], of briefing: Briefing) throws {
        try step(.remembering) {
            try edges.archive.store(
                permalinks: permalinks, stories: briefing.threads.storyRecords,
                threads: briefing.threads.threadRecords)
        }
    }

    /// Loads the earlier records of these pictures, by address.
    func loadedPictures(_ wanted: [PageRequest]) throws -> [String: PictureRecord] {
        wanted.isEmpty ? [:] : try edges.archive.pictures(at: wanted.map(\.url))
    }

    /// Stores the pictures that were requested, and which of the older ones are still shown.
    func store(_ pictures: KnownPictures, at now: Date) throws {
        try step(.remembering) {
            try edges.archive.store(
                pictures: pictures.records, shown: pictures.shown, robots: pictures.robots, at: now)
        }
    }

    /// Returns the round with the model's answers from earlier runs. If the archive fails here, the run still
    /// publishes, but without asking the model.
    func withStoredAnswers(_ round: ModelRound?) -> ModelRound? {
        guard var round else { return nil }
        do throws(ArchiveError) { round.answers = try edges.archive.modelAnswers(to: round.keys) } catch {
            round.failure = Failure(stage: .summarising, source: round.server.address, reason: .verbatim("\(error)"))
        }
        return round
    }

    /// Stores the answers this run used, and deletes those unused for a long time.
    func stored(_ round: ModelRound?, at now: Date) -> ModelRound? {
        guard var round else { return nil }
        do throws(ArchiveError) {
            try edges.archive.store(modelAnswers: round.answers, at: now, forgettingBefore: horizon(at: now))
        } catch {
            round.failure =
                round.failure
                ?? Failure(stage: .summarising, source: round.server.address, reason: .verbatim("\(error)"))
        }
        return round
    }

    /// Stores the contents of this edition. Only published articles count as seen; anything unpublished remains news.
    ///
    /// - Returns: the reason for a failure, or nil. The site has been published by then.
    func storePublished(_ briefing: Briefing, at now: Date) -> String? {
        step(.remembering) {
            do throws(ArchiveError) {
                try edges.archive.store(
                    edition: EditionRecord(moment: now, articles: Set(briefing.current.map(\.id))))
                return nil
            } catch {
                return "\(error)"
            }
        }
    }

    /// Returns the date before which articles are deleted unless they are still in their feed.
    private func horizon(at now: Date) -> Date {
        Retention.horizon(days: configuration.retentionDays, before: now)
    }
}
