internal import Archiving
public import FoundationEssentials
internal import Newsroom
internal import Publishing

extension Configuration {
    /// Everything in the archive that has a build refuse to publish: a site that was made from another archive, and a last run later
    /// than the clock. Nothing in it changes, so one that a build would bring up to date first is not looked into.
    ///
    /// - Parameters:
    ///   - care: what `checkedArchive` has found, all of it sound; nil where there is no archive.
    ///   - isReadFromClock: whether the moment is what the machine's clock says.
    ///   - servers: the time by the servers' clocks; nil where too few told it.
    public func hindrances(
        in care: ArchiveCare?, at now: Date, isReadFromClock: Bool, servers: Date?
    ) -> [Hindrance] {
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
            return [Hindrance(subject: error is ImplausibleMoment ? .clock : .archive, text: "\(error)")]
        }
    }
}
