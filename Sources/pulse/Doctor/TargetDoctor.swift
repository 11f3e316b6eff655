import Foundation
import Pipeline
import Publishing

/// Looks for the programs that publishing to targets needs.
struct TargetDoctor {
    private let configuration: Configuration
    private let environment: [String: String]

    init(_ configuration: Configuration, environment: [String: String]) {
        self.configuration = configuration
        self.environment = environment
    }

    var findings: [Finding] {
        configuration.targets.map { target in
            let program = target.kind.rawValue
            return target.hasProgram(in: environment)
                ? Finding(.ok, "publish", target.name)
                : Finding(
                    .wrong, "publish", "\(target.name): \(program) is not installed (on Debian: apt install \(program))"
                )
        }
    }
}
