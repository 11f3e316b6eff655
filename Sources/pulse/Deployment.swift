import Foundation
import Pipeline
import Publishing

/// The deployment of a built site to its targets, one after the other.
struct Deployment {
    private let publisher: TargetPublisher
    private let now: Date

    init(of configuration: Configuration, environment: [String: String], at now: Date) {
        publisher = TargetPublisher(of: configuration, environment: environment)
        self.now = now
    }

    /// Deploys to all targets.
    ///
    /// - Parameter report: receives a line for each target that succeeded.
    /// - Returns: a line for each target that failed.
    func run(_ targets: [PublishingTarget], isDry: Bool = false, report: (String) -> Void) -> [String] {
        var problems: [String] = []
        for target in targets {
            do throws(PublishingError) {
                let publication = try publisher.publish(to: target, at: now, isDry: isDry)
                if isDry {
                    for path in publication.written { report("write \(path)".plainForTerminal) }
                    for path in publication.removed { report("remove \(path)".plainForTerminal) }
                }
                report(
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
    /// Describes an error in a line that names the target only once.
    func line(on error: PublishingError) -> String {
        switch error.path {
        case name: "\(error)"
        case address: "\(name): \(error.reason)"
        default: "\(name): \(error)"
        }
    }
}
