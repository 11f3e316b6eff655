import Archiving
import Foundation
import Pipeline

/// Looks at the archive, and at when a run last wrote to it.
struct ArchiveDoctor {
    private let configuration: Configuration
    private let now: Date

    init(_ configuration: Configuration, at now: Date) {
        self.configuration = configuration
        self.now = now
    }

    var findings: [Finding] {
        let file = configuration.dataFolder + "/pulse.sqlite"
        if configuration.database == nil, !FileManager.default.fileExists(atPath: file) {
            return [Finding(.ok, "archive", "there is none yet; the first build makes it")]
        }
        do {
            let care = try configuration.checkedArchive()
            let heading = care.lines.first ?? ""
            let damage = care.lines.filter { $0.hasPrefix("damaged") }
            let sound = Finding(.ok, "archive", "\(heading): sound")
            return
                (care.isSound
                ? [sound]
                : damage.map { Finding(.wrong, "archive", "\($0); pulse archive repair saves what can be read") })
                + (configuration.database == nil ? [lastRun(file)] : [])
        } catch {
            return [Finding(.wrong, "archive", "\(error)")]
        }
    }

    private func lastRun(_ file: String) -> Finding {
        let attributes = try? FileManager.default.attributesOfItem(atPath: file)
        guard let written = attributes?[.modificationDate] as? Date else {
            return Finding(.wrong, "last run", "\(file) cannot be looked at; give this user the right to read it")
        }
        let moment = written.formatted(.iso8601)
        let days = Int(now.timeIntervalSince(written) / 86_400)
        return days >= 2
            ? Finding(
                .wrong, "last run", "\(moment), \(days) days ago; look at what starts pulse build (cron, a timer)")
            : Finding(.ok, "last run", moment)
    }
}
