import Pipeline

/// The check that the digest can be mailed, if mail is configured. It sends no mail.
struct MailDoctor {
    private let settings: MailSettings
    private let environment: [String: String]

    init(_ settings: MailSettings, environment: [String: String]) {
        self.settings = settings
        self.environment = environment
    }

    /// Runs the check.
    ///
    /// - Parameter isOffline: whether to skip contacting the server.
    func findings(isOffline: Bool) async -> [Finding] {
        // A missing password is reported with the other secrets.
        guard settings.server != nil || settings.sender != nil, settings.passwordProblem(in: environment) == nil else {
            return []
        }
        do throws(CommandFailure) {
            let office = try MailTransport(settings, environment: environment)
            if !isOffline, let problem = await office.check() {
                return [
                    Finding(.wrong, "mail", "\(problem); pulse digest --mail needs it (mail in the configuration)")
                ]
            }
            return [Finding(.ok, "mail", office.name)]
        } catch {
            return error.lines.map { Finding(.wrong, "mail", $0) }
        }
    }
}
