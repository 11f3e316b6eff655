internal import Archiving
public import FoundationEssentials
internal import Newsroom
internal import Publishing
internal import SQLiteArchiving

extension Configuration {
    /// Everything in the archive that has a build refuse to publish: a site that was made from another archive, and a last run later
    /// than the clock. The archive has to be a sound one of this version (`checkedArchive`); nothing in it changes.
    ///
    /// - Parameters:
    ///   - isReadFromClock: whether the moment is what the machine's clock says.
    ///   - servers: the time by the servers' clocks; nil where too few told it.
    public func archiveHindrances(at now: Date, isReadFromClock: Bool, servers: Date?) -> [Hindrance] {
        let publisher = Publisher(output: output, isInPlace: publishesInPlace)
        do {
            if publisher.hasPublished { try checkThatArchiveIsNotLost() }
            // The first build makes one.
            guard hasArchive, database != nil || !SQLiteArchive.isEmptied(in: dataFolder) else { return [] }
            let archive = try readArchive()
            let records = try archive.records()
            try checkThatArchiveKnowsSite(
                of: publisher, feeds: records.keys, articles: archive.articles(since: .distantPast),
                permalinks: archive.permalinks())
            try RunTime(
                moment: now, isReadFromClock: isReadFromClock, servers: servers,
                lastRun: records.values.compactMap(\.lastAttempt).max()
            ).check()
            return []
        } catch {
            return [Hindrance(subject: error is ImplausibleMoment ? .clock : .archive, text: "\(error)")]
        }
    }
}
