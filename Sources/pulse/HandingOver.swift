import Foundation
import Pipeline
import Publishing

/// A built site handed on to targets, one after the other, and what is said of each.
struct HandingOver {
    private let publisher: TargetPublisher
    private let now: Date

    init(of configuration: Configuration, environment: [String: String], at now: Date) {
        publisher = TargetPublisher(of: configuration, environment: environment)
        self.now = now
    }

    /// - Parameter tell: told a line for each target that has the site.
    /// - Returns: a line for each that has not.
    func run(_ targets: [PublishingTarget], isDry: Bool = false, tell: (String) -> Void) -> [String] {
        var problems: [String] = []
        for target in targets {
            do throws(PublishingError) {
                let publication = try publisher.publish(to: target, at: now, isDry: isDry)
                if isDry {
                    for path in publication.written { tell("write \(path)".plainForTerminal) }
                    for path in publication.removed { tell("remove \(path)".plainForTerminal) }
                }
                tell(
                    "\(target.name): \(isDry ? "would write" : "wrote") \(publication.written.count) of "
                        + "\(counted(publication.files, "file")), \(isDry ? "would remove" : "removed") \(publication.removed.count)"
                )
            } catch {
                problems.append(target.line(on: error))
            }
        }
        return problems
    }
}

extension TargetPublisher {
    init(of configuration: Configuration, environment: [String: String]) {
        self.init(
            output: configuration.output, with: configuration.privateFolders,
            scratch: configuration.dataFolder + "/targets", environment: environment)
    }
}

extension PublishingTarget {
    /// What went wrong with it, in a line that names it once.
    func line(on error: PublishingError) -> String {
        switch error.path {
        case name: "\(error)"
        case address: "\(name): \(error.reason)"
        default: "\(name): \(error)"
        }
    }
}
