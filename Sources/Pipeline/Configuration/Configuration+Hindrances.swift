internal import Publishing

extension Configuration {
    /// Something that keeps every build from publishing, and can be told before any feed is asked for.
    public struct Hindrance: Sendable, Equatable, CustomStringConvertible {
        public enum Subject: String, Sendable {
            case archive, clock, configuration, output
            case dataFolder = "data folder"
        }

        public let subject: Subject
        /// What is wrong, and what to do: one line.
        public let text: String

        /// The same for whoever is not told the subject.
        public var description: String { subject == .configuration ? text : "\(subject.rawValue): \(text)" }
    }

    /// Everything in the folders, rules, templates and words that are named that keeps a build from publishing: `pulse build` refuses
    /// to begin for these, `pulse doctor` names them.
    public var hindrances: [Hindrance] {
        var hindrances: [Hindrance] = []
        do throws(ConfigurationError) { try checkFiles() } catch {
            hindrances = error.problems.map { Hindrance(subject: .configuration, text: $0) }
        }
        for part in parts {
            let folders: [(Hindrance.Subject, FolderOutlook)] = [
                (.output, FolderOutlook(part.output, holdsSite: true)), (.dataFolder, FolderOutlook(part.dataFolder)),
            ]
            // Beside a database, a build does without the folder.
            for (subject, outlook) in folders where subject == .output || part.database == nil {
                guard let problem = outlook.problem else { continue }
                let hindrance = Hindrance(subject: subject, text: "\(problem)")
                if !hindrances.contains(hindrance) { hindrances.append(hindrance) }
            }
        }
        return hindrances
    }
}
