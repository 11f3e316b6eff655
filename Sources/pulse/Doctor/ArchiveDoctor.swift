import Archiving
import Foundation
import Pipeline

/// The checks of the archive and of the time of the last run.
struct ArchiveDoctor {
    private let configuration: Configuration
    private let now: Date
    private let isReadFromClock: Bool
    private let servers: Date?

    /// Sets up the checks.
    ///
    /// - Parameters:
    ///   - isReadFromClock: whether the moment comes from the machine's clock.
    ///   - servers: the time according to the servers; nil if too few sent it.
    init(_ configuration: Configuration, at now: Date, isReadFromClock: Bool, servers: Date?) {
        self.configuration = configuration
        self.now = now
        self.isReadFromClock = isReadFromClock
        self.servers = servers
    }

    var findings: [Finding] {
        guard configuration.hasArchive else {
            return refusals(in: nil) ?? [Finding(.ok, "archive", "none yet; the first build creates it")]
        }
        do {
            let care = try configuration.checkedArchive()
            guard care.isSound else {
                return care.lines.filter { $0.hasPrefix("damaged") }.map {
                    Finding(.wrong, "archive", "\($0); run pulse archive repair to save what can be read")
                }
            }
            let sound = Finding(.ok, "archive", "\(care.lines.first ?? ""): sound")
            return refusals(in: care) ?? [sound] + lastRun
        } catch {
            return [Finding(.wrong, "archive", "\(error)")]
        }
    }

    /// Returns the reasons a build would refuse to publish; nil if there are none.
    private func refusals(in care: ArchiveMaintenance?) -> [Finding]? {
        let blockers = configuration.blockers(
            in: care, at: now, isReadFromClock: isReadFromClock, servers: servers)
        return blockers.isEmpty ? nil : blockers.map(Finding.init)
    }

    /// The file's modification date; not available for a database.
    private var lastRun: [Finding] {
        guard configuration.database == nil else { return [] }
        return [lastRun(configuration.dataFolder + "/pulse.sqlite")]
    }

    private func lastRun(_ file: String) -> Finding {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard let written = attributes?[.modificationDate] as? Date else {
            return Finding(.wrong, "last run", "\(file) cannot be read; give this user read access")
        }
        let moment = written.formatted(.iso8601)
        let days = Int(now.timeIntervalSince(written) / 86_400)
        return days >= 2
            ? Finding(
                .wrong, "last run", "\(moment), \(days) days ago; check what starts pulse build (cron, a timer)")
            : Finding(.ok, "last run", moment)
    }
}
