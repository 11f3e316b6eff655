internal import Computing
internal import Contextualising
internal import Deduplicating
internal import Foundation
internal import Newsroom
internal import Publishing
internal import SiteBuilding

/// Reuse of the site by a run that finds nothing new, so that a quiet hour changes no file.
///
/// An edition depends on its articles, on the settings and program, and on time, because stories end. The site is left
/// alone for up to six hours, as long as news stays among the top stories. No feed may have brought anything but
/// articles that are known and have not changed. The configuration, rules, decisions about stories, templates, program
/// and published files must be unchanged. If the site announces the next edition, it is rebuilt when that is due. Reuse
/// does no harm: sites built nightly stay unchanged for longer, and pages give times only as dates.
extension Pipeline {
    /// A site that can be left as it is, unless the feeds' items change an article.
    struct ReusableSite {
        fileprivate let state: SiteState
        /// The number of its pages.
        fileprivate let pages: Int
        /// Whether the run that built it asked for no articles' pages and no pictures. Otherwise the next run may ask
        /// for more, or again for those that failed.
        let isSettled: Bool
    }

    /// Returns the site if nothing but the feeds' items can have changed it; nil if it must be rebuilt.
    func reusableSite(
        after round: FetchRound, knowing records: [FeedSource.ID: FeedRecord], at now: Date
    ) throws -> ReusableSite? {
        guard !configuration.isForced, configuration.exportFile == nil, round.isComplete,
            let site = try loadedSiteState(), isRecent(site.moment, at: now), !isNextDue(after: site.moment, at: now),
            let publication = edges.publisher.snapshot(), isStillOpened
        else { return nil }
        let fingerprint = fingerprint(knowing: records, after: round, of: publication.stamp)
        guard [fingerprint, fingerprint + unsettled].contains(site.fingerprint) else { return nil }
        return ReusableSite(
            state: site, pages: publication.pages, isSettled: !site.fingerprint.hasSuffix(unsettled))
    }

    /// Stores what a round that changed nothing has learnt, and returns the run's report.
    ///
    /// - Parameter articles: the articles that feeds still hold.
    func unchanged(
        _ site: ReusableSite, after round: FetchRound, seeing articles: [Article] = []
    ) throws -> Report {
        try store(round, seeing: articles)
        // Storing articles discards the site's state, since they usually change it.
        if !articles.isEmpty { store(site.state) }
        return Report(
            round: round, figures: site.state.figures, standingSince: site.state.moment,
            publication: Publication(written: [], unchanged: site.pages, removed: []),
            damagedRows: edges.damage.lines)
    }

    /// Matches a round's items with the known articles.
    func matched(_ round: FetchRound, amid articles: [Article], at now: Date) -> MatchedArticles {
        step(.deduplicating) {
            matched(
                round.readings, amid: articles, by: Deduplicator(settings: configuration.deduplicating),
                screenedBy: AddressScreen(configuration), at: now)
        }
    }

    /// Whether the current passphrase opens the published private site.
    private var isStillOpened: Bool {
        guard configuration.privacy != nil else { return true }
        return configuration.passphrase.flatMap { try? SiteSeal($0, publishedIn: configuration.output) } != nil
    }

    /// Returns whether the next edition announced at a given moment is due.
    private func isNextDue(after moment: Date, at now: Date) -> Bool {
        let due = configuration.building.nextEdition(after: moment, timeZone: configuration.site.timeZone)
        return due.map { $0 <= now } ?? false
    }
}

extension PipelinePart {
    /// Stores the state of the published site, unless this run left work for the next one.
    func storeSiteState(
        _ report: Report, as files: SiteSnapshot?, after round: FetchRound, knowing known: ArchivedState, at now: Date
    ) {
        let leftovers = [report.feedsLeft, report.articlePagesLeft, report.picturesLeft]
        guard report.recordingFailure == nil, report.modelFailure == nil, report.bookFailure == nil,
            report.damagedDays.isEmpty,
            report.damagedRows.isEmpty, leftovers.allSatisfy({ $0.count == 0 }), let publication = files
        else { return }
        let fingerprint = fingerprint(knowing: known.records, after: round, of: publication.stamp)
        let asked =
            report.articlePages + report.articlePageFailures.count + report.pictures + report.pictureFailures.count
        store(
            SiteState(
                moment: now, fingerprint: fingerprint + (asked == 0 ? "" : unsettled), figures: report.figures))
    }

    /// Returns a hash of everything the site depends on besides the archive: the settings, the state of the feeds in
    /// its report, and the published files.
    fileprivate func fingerprint(
        knowing records: [FeedSource.ID: FeedRecord], after round: FetchRound, of stamp: String
    ) -> String {
        let records = round.updated(records)
        var health = CacheInputs()
        health.add(configuration.sources.map { records[$0.id]?.withoutFetchState })
        return Computing.fingerprint(Self.program, edges.siteInputs.value, "\(health.key)", stamp)
    }

    /// The identity of the program's file. Another build may produce a different site from the same news.
    static var program: String {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return UUID().uuidString }
        return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }
}

/// The end of the stored fingerprint of a site that is not settled (`ReusableSite.isSettled`).
private let unsettled = " unsettled"

/// Returns whether a site built at a given moment is recent enough to reuse.
private func isRecent(_ moment: Date, at now: Date) -> Bool {
    moment <= now && now.timeIntervalSince(moment) < 6 * 3_600
}

extension FeedRecord {
    /// The record without what every fetch may change. That is no reason to rebuild the site.
    fileprivate var withoutFetchState: FeedRecord {
        var record = self
        record.validators = nil
        record.failures = 0
        record.notBefore = nil
        record.lastAttempt = nil
        record.lastSuccess = nil
        record.lastRead = nil
        return record
    }
}

extension Configuration {
    /// The settings, and the contents of the owner's rules, decisions and templates.
    var siteInputs: String {
        let files = ownTexts.map { path in
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        let templates = templates == nil ? [:] : (try? loadedTemplates().files) ?? [:]
        let texts = templates.sorted { $0.key < $1.key }.map {
            "\($0.key) \(String(decoding: $0.value, as: UTF8.self))"
        }
        return ([json, "\(building.drawsShareCards)"] + files + texts).joined(separator: "\u{0}")
    }
}
