internal import Archiving
public import FoundationEssentials
internal import Newsroom
internal import Publishing
internal import SQLiteArchiving

extension Configuration {
    /// Finds problems in the archive that would make a build refuse to publish: it cannot be written, it belongs to
    /// another site, or its last run is later than the clock.
    ///
    /// Changes nothing, so it skips an archive that a build would migrate first.
    ///
    /// - Parameters:
    ///   - care: the result of `checkedArchive`, which must be sound; nil if there is no archive.
    ///   - isReadFromClock: whether the moment comes from the machine's clock.
    ///   - servers: the time according to the servers' clocks; nil if too few servers sent one.
    public func blockers(
        in care: ArchiveMaintenance?, at now: Date, isReadFromClock: Bool, servers: Date?
    ) -> [BuildBlocker] {
        if database == nil, let error = ArchiveError.unwritable(in: dataFolder) {
            return [BuildBlocker(subject: .archive, text: "\(error)")]
        }
        let publisher = Publisher(output: output, isInPlace: publishesInPlace)
        do {
            if publisher.hasPublished { try checkThatArchiveIsNotLost() }
            guard let care, care.isCurrent else { return [] }
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
            return [BuildBlocker(subject: error is ImplausibleMoment ? .clock : .archive, text: "\(error)")]
        }
    }
}
