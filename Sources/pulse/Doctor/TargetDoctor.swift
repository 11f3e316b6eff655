import Foundation
import Pipeline
import Publishing

/// Looks for the programs that publishing to targets needs.
struct TargetDoctor {
    private let configuration: Configuration
    private let folders: [String]

    init(_ configuration: Configuration, environment: [String: String]) {
        self.configuration = configuration
        folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    }

    var findings: [Finding] {
        configuration.targets.map { target in
            let program = target.kind.rawValue
            let isThere =
                target.kind == .folder
                || folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
            return isThere
                ? Finding(.ok, "publish", target.name)
                : Finding(
                    .wrong, "publish", "\(target.name): \(program) is not installed (on Debian: apt install \(program))"
                )
        }
    }
}
