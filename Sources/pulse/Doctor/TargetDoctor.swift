import Pipeline
import Publishing

/// The check that the publishing targets can be reached.
struct TargetDoctor {
    private let configuration: Configuration
    private let environment: [String: String]

    init(_ configuration: Configuration, environment: [String: String]) {
        self.configuration = configuration
        self.environment = environment
    }

    /// Runs the check.
    ///
    /// - Parameter isOffline: whether to check only this machine's programs and folders.
    func findings(isOffline: Bool) -> [Finding] {
        let publisher = TargetPublisher(of: configuration, environment: environment)
        return configuration.targets.map { target in
            do throws(PublishingError) {
                try publisher.check(target, isOffline: isOffline)
                return Finding(.ok, "publish", target.name)
            } catch {
                return Finding(.wrong, "publish", target.line(on: error))
            }
        }
    }
}
