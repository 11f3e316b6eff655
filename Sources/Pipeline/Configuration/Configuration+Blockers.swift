internal import Publishing

extension Configuration {
    /// A problem that stops every build from publishing and can be detected before any feed is fetched.
    public struct BuildBlocker: Sendable, Equatable, CustomStringConvertible {
        public enum Subject: String, Sendable {
            case archive, clock, configuration, output
            case dataFolder = "data folder"
        }

        public let subject: Subject
        /// The problem and its remedy, in one line.
        public let text: String

        /// The problem, prefixed with its subject unless that is the configuration.
        public var description: String { subject == .configuration ? text : "\(subject.rawValue): \(text)" }
    }

    /// Problems with the folders, rules, templates and translations that stop a build from publishing. `pulse build`
    /// refuses to start because of them, and `pulse doctor` lists them.
    public var blockers: [BuildBlocker] {
        var blockers: [BuildBlocker] = []
        do throws(ConfigurationError) { try checkFiles() } catch {
            blockers = error.problems.map { BuildBlocker(subject: .configuration, text: $0) }
        }
        for part in parts {
            let folders: [(BuildBlocker.Subject, FolderCheck)] = [
                (.output, FolderCheck(part.output, holdsSite: true)), (.dataFolder, FolderCheck(part.dataFolder)),
            ]
            // With a database as the archive, a build doesn't need the data folder.
            for (subject, outlook) in folders where subject == .output || part.database == nil {
                guard let problem = outlook.problem else { continue }
                let hindrance = BuildBlocker(subject: subject, text: "\(problem)")
                if !blockers.contains(hindrance) { blockers.append(hindrance) }
            }
        }
        return blockers
    }
}
