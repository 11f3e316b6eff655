internal import Contextualising
internal import Deduplicating
internal import FoundationEssentials
internal import Geotagging
internal import Newsroom
internal import PictureMaking
internal import Publishing
internal import Puzzling
internal import Sectioning
internal import SiteBuilding
internal import TextReading

extension PipelineStep {
    static let sectioning = PipelineStep("sectioning")
    static let building = PipelineStep("building")
    static let puzzling = PipelineStep("puzzling")
    static let exporting = PipelineStep("exporting")
}

/// The steps from briefs to the published site.
extension NewsDesk {
    /// Creates the main edition from all briefs, and each additional edition from those that its rules select.
    func editions(
        of briefs: [Brief], readings: PackedReadings, earlier: [Brief], stories: StoryRoster,
        threads: ThreadRoster,
        ranks: [Story.ID: StoryRank], patterns: Patterns, promotions: [FeedSource.ID: Int], pages: KnownPages,
        round: FetchRound,
        known: ArchivedState, at now: Date
    ) -> Editions {
        step(.sectioning) {
            let main = stages.sectioner.edition(
                of: briefs, earlier: earlier, stories: stories.stories, past: stories.past, lone: stories.lone,
                moved: stories.moved, ranks: ranks, site: configuration.site, categories: configuration.categories,
                health: health(after: round, knowing: known, counting: briefs, promotions: promotions),
                patterns: patterns, days: days(of: known, at: now),
                lastEdition: known.lastEdition, at: now)
            let others = stages.selectors.map { selector in
                let selection = selector.selection(
                    from: briefs, readings: readings, without: stories.past, site: configuration.site,
                    categories: configuration.categories)
                return stages.sectioner.edition(of: selection, stories: stories.stories, ranks: ranks, at: now)
            }
            let naming = PageNaming(knowing: known.permalinks)
            let records = known.storyRecords(with: threads.storyRecords)
            var threaded = main.threaded(
                by: threads, records: records, lastPermalinks: naming.lastPermalinks, addressed: naming.knownThreads,
                isPlace: { [geotagger = stages.geotagger] in geotagger.isPlace($0) || geotagger.isCountry($0) })
            if configuration.building.names {
                threaded.subjects = subjects(of: threaded, readings: readings, knowing: naming.knownSubjects)
            }
            threaded.corrections = corrections(
                in: threaded, records: records, pages: pages, readings: readings)
            return Editions(main: threaded, others: others, names: naming.names(for: [threaded] + others))
        }
    }

    /// Finds the people and places that have a page.
    private func subjects(
        of edition: Edition, readings: PackedReadings, knowing known: Set<NamedSubject.ID>
    ) -> [NamedSubject] {
        let geotagger = stages.geotagger
        var finder = SubjectFinder(
            knowing: known, isPlace: geotagger.isPlace, isName: geotagger.isName(_:of:),
            isCountry: geotagger.isName(_:ofCountry:))
        return finder.subjects(of: edition.stories + edition.pastStories, readings: readings)
    }

    /// Finds corrections of earlier editions; none unless `site.corrections` is set.
    private func corrections(
        in edition: Edition, records: [StoryRecord], pages: KnownPages, readings: PackedReadings
    ) -> [Correction] {
        let days = configuration.building.correctionDays
        guard days > 0 else { return [] }
        return CorrectionFinder(days: days).corrections(
            in: edition, records: records, pages: pages.pages, readings: readings)
    }

    /// Returns the completed days that are recent enough to have a page.
    private func days(of known: ArchivedState, at now: Date) -> [Day] {
        guard let most = configuration.archivedDays else { return known.days }
        let zone = TimeZone(identifier: configuration.site.timeZone) ?? .gmt
        let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        let first = now.addingTimeInterval(-Double(most) * 86_400).formatted(style)
        return known.days.filter { $0.id > first }
    }

    /// Returns the addresses that the editions publish.
    func permalinks(of editions: Editions, knowing known: [Permalink]) throws -> [Permalink] {
        try step(.building) {
            let known = Dictionary(known.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
            return try editions.all.flatMap { try stages.siteBuilder.permalinks(of: $0, knowing: known) }
        }
    }

    /// Builds and hands over every file of the site, except those that can be reused.
    ///
    /// - Parameter permalinks: every address that was ever published.
    func sitePages(
        of editions: Editions, summaries: Summaries, puzzles: Puzzles?, episodes: [Episode] = [],
        books: [DatedBook] = [], with pictures: KnownPictures,
        permalinks: [Permalink], besides reusable: ReusablePieces, to sink: PageSink
    ) throws -> BuiltSite {
        try step(.building) {
            let pictures = pictures.pictures(in: editions.all)
            var site = BuiltSite()
            for edition in editions.all {
                site.add(
                    try stages.siteBuilder.site(
                        of: edition, summaries: summaries.seen(from: edition.folder),
                        puzzles: edition.folder.isEmpty ? puzzles : nil,
                        episodes: edition.folder.isEmpty ? episodes : [], books: books, with: pictures,
                        permalinks: permalinks, besides: reusable, to: sink))
                site.add(
                    try stages.siteBuilder.shareCards(
                        of: edition, permalinks: permalinks, besides: reusable, to: sink,
                        drawing: stages.illustrator.pages))
            }
            site.add(
                try stages.siteBuilder.lastStates(
                    of: permalinks, besides: site.paths, in: editions.main, reusable: reusable, to: sink))
            return site
        }
    }

    /// Creates the site's puzzles; returns nil if they are turned off.
    func puzzles(of edition: Edition, readings: PackedReadings) throws -> Puzzles? {
        guard configuration.building.puzzles else { return nil }
        return try step(.puzzling) { try stages.puzzleMaker.puzzles(of: edition, readings: readings) }
    }
}

extension NewsDesk {
    /// Exports the editions as data if `--export` was given.
    ///
    /// - Returns: the reason for a failure, or nil. The site has been published by then.
    func export(_ editions: Editions) -> String? {
        guard let path = configuration.exportPath else { return nil }
        return step(.exporting) {
            do {
                try ExportFile(path: path).write(EditionExport(editions.main, besides: editions.others).bytes())
                return nil
            } catch {
                return "\(error)"
            }
        }
    }
}
