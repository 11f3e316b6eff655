internal import Computing
internal import Contextualising
internal import Foundation
internal import Newsroom
internal import Publishing
internal import SiteBuilding

/// A run that finds nothing new leaves the site as it stands.
///
/// An edition changes with what is known, with what it is made by, and with time: stories fade. Within six hours, for as long as
/// news stands on top, it is not made again where no feed has brought anything, and where configuration, rules, templates,
/// the program and the site's own files are what they were: one that is made nightly stands for longer, and all that it says of
/// time is a date. Where it says when the next edition comes, it does not stand beyond that. So a quiet hour changes no file.
extension Pipeline {
    /// The report of a run that leaves the site as it stands; nil where it must be made.
    func standing(
        after round: FetchRound, knowing records: [FeedSource.ID: FeedRecord], at now: Date
    ) throws -> Report? {
        guard !configuration.isForced, configuration.exportFile == nil, round.bringsNothing,
            let site = try recalledStanding(), isRecent(site.moment, at: now), !isNextDue(after: site.moment, at: now),
            let publication = edges.publisher.standing(),
            site.fingerprint == fingerprint(knowing: records, after: round, of: publication.stamp), isStillOpened
        else { return nil }
        try remember(round)
        return Report(
            round: round, figures: site.figures, standingSince: site.moment,
            publication: Publication(written: [], unchanged: publication.pages, removed: []),
            damagedRows: edges.damage.lines)
    }

    /// Whether a private site that stands is opened by the passphrase of now.
    private var isStillOpened: Bool {
        guard configuration.privacy != nil else { return true }
        return configuration.passphrase.flatMap { try? SiteSeal($0, standingIn: configuration.output) } != nil
    }

    /// Whether the edition is due of which that of a moment says when it comes.
    private func isNextDue(after moment: Date, at now: Date) -> Bool {
        let due = configuration.building.nextEdition(after: moment, timeZone: configuration.site.timeZone)
        return due.map { $0 <= now } ?? false
    }
}

extension PipelinePart {
    /// Remembers the site that a run has published, where the next run has nothing to do that this one left.
    func rememberStanding(
        _ report: Report, as files: StandingFiles?, after round: FetchRound, knowing known: Recollection, at now: Date
    ) {
        let leftovers = [report.feedsLeft, report.articlePagesLeft, report.picturesLeft]
        guard report.lapse == nil, report.modelFailure == nil, report.damagedDays.isEmpty, report.damagedRows.isEmpty,
            leftovers.allSatisfy({ $0.count == 0 }), let publication = files
        else { return }
        remember(
            StandingSite(
                moment: now, fingerprint: fingerprint(knowing: known.records, after: round, of: publication.stamp),
                figures: report.figures))
    }

    /// A hash of all that a site is made from beside the archive, of what its report says of the feeds, and of its files.
    fileprivate func fingerprint(
        knowing records: [FeedSource.ID: FeedRecord], after round: FetchRound, of stamp: String
    ) -> String {
        let records = records.merging(round.records.map { ($0.source, $0) }) { $1 }
        let health = configuration.sources.map { source in
            guard let record = records[source.id] else { return "" }
            let failure = record.lastFailure.map { "\($0.stage) \($0.reason)" } ?? ""
            let problem = record.problem.map { "\($0)" } ?? ""
            return "\(failure) \(record.isGone) \(record.movedTo ?? "") \(problem)"
        }
        return Computing.fingerprint(
            Self.program, configuration.madeFrom, health.joined(separator: "\n"), stamp)
    }

    /// The program by its file: another build may say other things of the same news.
    static var program: String {
        var status = stat()
        guard stat("/proc/self/exe", &status) == 0 else { return UUID().uuidString }
        return "\(status.st_size) \(status.st_mtim.tv_sec) \(status.st_mtim.tv_nsec)"
    }
}

/// Whether a site of a moment may still stand.
private func isRecent(_ moment: Date, at now: Date) -> Bool {
    moment <= now && now.timeIntervalSince(moment) < 6 * 3_600
}

extension FetchRound {
    /// Whether no feed has brought anything, and none fails that did not before.
    fileprivate var bringsNothing: Bool {
        leftOver.isEmpty
            && entries.allSatisfy { entry in
                switch entry.answer {
                case .unchanged, .skipped: true
                case .failed: !entry.isNewlyFailing
                case .read, .left: false
                }
            }
    }
}

extension Configuration {
    /// The settings, and the files of rules and templates that they name.
    var madeFrom: String {
        let files = ruleFiles.map { path in
            FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        let templates = templates == nil ? [:] : (try? loadedTemplates().files) ?? [:]
        let texts = templates.sorted { $0.key < $1.key }.map {
            "\($0.key) \(String(decoding: $0.value, as: UTF8.self))"
        }
        return ([json, "\(building.drawsShareCards)"] + files + texts).joined(separator: "\u{0}")
    }
}
