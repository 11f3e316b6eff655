internal import Archiving
internal import Deduplicating
internal import Fetching
internal import Foundation
internal import Newsroom
internal import Sectioning

extension PipelinePart {
    /// Reads all articles from the archive, the first seen first.
    ///
    /// However old it is, an article that a feed still holds must be known, or it would come back as new.
    func recalledArticles() throws -> [Article] {
        try step(.recalling) { try edges.archive.articles(since: .distantPast) }
    }

    /// Reads from the archive what this run needs besides articles.
    func recalled(knowing records: [FeedSource.ID: FeedRecord], at now: Date) throws -> Recollection {
        try step(.recalling) {
            let days = try edges.archive.days()
            return Recollection(
                records: records, stories: try edges.archive.stories(), storyRecords: try edges.archive.storyRecords(),
                threadRecords: try edges.archive.threadRecords(),
                permalinks: try edges.archive.permalinks(),
                lastEdition: try edges.archive.edition(before: now),
                pages: extractsArticles ? try edges.archive.pages() : [:],
                days: days.days, damagedDays: days.damaged)
        }
    }
}

/// Every other call that making an edition needs of the archive.
extension NewsDesk {
    /// Lets what was known of feeds that have gone be known of those that continue them.
    func remembered(_ successions: [Succession], in known: Recollection) throws -> Recollection {
        guard !successions.isEmpty else { return known }
        return try step(.remembering) {
            for succession in successions {
                try edges.archive.rename(source: succession.old, to: succession.new)
            }
            let continued = known.continued(by: successions)
            // At the same address, what was known of the feed holds on: a run without network asks for nothing.
            try edges.archive.remember(
                articles: [], records: successions.compactMap { continued.records[$0.new] })
            return continued
        }
    }

    /// Remembers everything that was read, while it is understood: a run that dies loses nothing, for what feeds said stands in its
    /// journal until then.
    func remember(_ intake: Intake, from round: FetchRound, journal: RunJournal?, at time: RunTime) throws {
        try step(.remembering) {
            try remember(intake.new + intake.seen, of: round)
            journal?.forgetBodies()
            // Forgetting needs a round that reached a feed: only then is it known which articles feeds no longer hold.
            // (Seen on a laptop opened after a month.)
            guard round.hasReachedAny else { return }
            let grace = time.present.addingTimeInterval(-Retention.grace)
            _ = try edges.archive.expire(intake.expired, at: time.present, forgettingMarkedBefore: grace)
            try edges.archive.forget(before: horizon(at: grace))
            try edges.archive.forgetRobots(fetchedBy: time.present.addingTimeInterval(-RobotsRecord.lifetime))
        }
    }

    /// The robots.txt files of the hosts about to be asked, as far as it is known and still holds.
    func recalledRobots(of wanted: [PageRequest], at now: Date) throws -> [RobotsRecord] {
        let origins = wanted.compactMap(\.origin)
        let since = now.addingTimeInterval(-RobotsRecord.lifetime)
        return origins.isEmpty ? [] : try edges.archive.robots(of: origins, since: since)
    }

    /// Remembers the articles' own pages that were asked for.
    func remember(_ pages: PageReading) throws {
        guard pages.isAsked else { return }
        try step(.remembering) { try edges.archive.remember(pages: pages.records, robots: pages.robots) }
    }

    /// Remembers the story of each article, and the days that are over.
    func remember(_ briefing: Briefing) throws {
        try step(.remembering) {
            try edges.archive.remember(stories: briefing.stories.stories)
            try edges.archive.remember(days: briefing.editions.main.days)
        }
    }

    /// Remembers the addresses that the site is about to give out: one that is known and was never published does no harm,
    /// one that was published and is not known would be lost.
    func remember(_ permalinks: [Permalink], of briefing: Briefing) throws {
        try step(.remembering) {
            try edges.archive.remember(
                permalinks: permalinks, stories: briefing.threads.storyRecords,
                threads: briefing.threads.threadRecords)
        }
    }

    /// The records that earlier runs made of these pictures, by address.
    func recalledPictures(_ wanted: [PageRequest]) throws -> [String: PictureRecord] {
        wanted.isEmpty ? [:] : try edges.archive.pictures(at: wanted.map(\.url))
    }

    /// Remembers the pictures that were asked for, and which of those known before are still shown.
    func remember(_ pictures: PictureReading, at now: Date) throws {
        try step(.remembering) {
            try edges.archive.remember(
                pictures: pictures.records, shown: pictures.shown, robots: pictures.robots, at: now)
        }
    }

    /// The round with the answers that the model gave in earlier runs. When the archive fails here the run still
    /// publishes, and does not ask the model.
    func recalled(_ round: ModelRound?) -> ModelRound? {
        guard var round else { return nil }
        do throws(ArchiveError) { round.answers = try edges.archive.modelAnswers(to: round.keys) } catch {
            round.failure = Failure(stage: .summarising, source: round.server.address, reason: .verbatim("\(error)"))
        }
        return round
    }

    /// Remembers the answers that this run used, and forgets those that have not been used for long.
    func remembered(_ round: ModelRound?, at now: Date) -> ModelRound? {
        guard var round else { return nil }
        do throws(ArchiveError) {
            try edges.archive.remember(modelAnswers: round.answers, at: now, forgettingBefore: horizon(at: now))
        } catch {
            round.failure =
                round.failure
                ?? Failure(stage: .summarising, source: round.server.address, reason: .verbatim("\(error)"))
        }
        return round
    }

    /// Remembers what this edition had. Only what was published counts: what nobody could read is still news.
    ///
    /// - Returns: why that was not possible; nil when it was. The site has been published by then.
    func rememberPublished(_ briefing: Briefing, at now: Date) -> String? {
        step(.remembering) {
            do throws(ArchiveError) {
                try edges.archive.remember(
                    edition: EditionRecord(moment: now, articles: Set(briefing.current.map(\.id))))
                return nil
            } catch {
                return "\(error)"
            }
        }
    }

    /// Articles older than this are forgotten, unless their feed still holds them.
    private func horizon(at now: Date) -> Date {
        Retention.horizon(days: configuration.retentionDays, before: now)
    }
}
