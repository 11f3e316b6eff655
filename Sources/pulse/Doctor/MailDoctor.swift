import Pipeline

/// Looks whether the digest could be mailed, where the configuration says how. No mail is sent.
struct MailDoctor {
    private let settings: MailSettings
    private let environment: [String: String]

    init(_ settings: MailSettings, environment: [String: String]) {
        self.settings = settings
        self.environment = environment
    }

    /// - Parameter isOffline: whether the server is left alone.
    func findings(isOffline: Bool) async -> [Finding] {
        // A password that is missing is among the secrets.
        guard settings.server != nil || settings.sender != nil, settings.passwordProblem(in: environment) == nil else {
            return []
        }
        do throws(CommandFailure) {
            let office = try PostOffice(settings, environment: environment)
            if !isOffline, let problem = await office.check() {
                return [
                    Finding(.wrong, "mail", "\(problem); pulse digest --mail needs it, see mail in the configuration")
                ]
            }
            return [Finding(.ok, "mail", office.name)]
        } catch {
            return error.lines.map { Finding(.wrong, "mail", $0) }
        }
    }
}
