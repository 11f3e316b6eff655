internal import Configuring

/// The settings for reporting the outcome of runs to the operator.
public struct MonitoringSettings: Sendable, Equatable {
    /// The address to ping when a build starts, ends or fails.
    public var healthcheck: String?
    /// The Atom feed to which a run writes its own problems.
    public var troubles: String?
    /// Whether `report.json` includes the time and bytes spent on each feed.
    public var reportsCosts = false
    /// Whether a build exits with status 3 if feeds failed, even though the site was published.
    public var isStrict = false

    static let settings = SettingTable<MonitoringSettings>(
        "monitoring", "Who is notified about runs.",
        [
            Setting(
                optional: "healthcheck", \.healthcheck, .keyedAddress,
                "An address to request when a build starts (with `/start` appended), succeeds (unchanged) or fails (with "
                    + "`/fail`), as used by healthchecks.io and similar services. It may be on a private network."),
            Setting(
                optional: "troubles", \.troubles, .path,
                "An Atom feed where builds report problems: feeds that start to fail, unreachable targets, and why nothing was "
                    + "published. Relative to this file, and outside the output."),
            Setting(
                "costs", \.reportsCosts, .flag,
                "Whether `report.json` includes each feed's duration and size, which makes it differ in every run."
            ),
            Setting(
                "strict", \.isStrict, .flag,
                "Whether `pulse build` and `pulse work` exit with status 3 if any feed failed, even though the site was "
                    + "published. `--strict` does this for one run."),
        ])
}

/// Returns an address for printing. Everything after the host is masked with asterisks, because it is a key.
func withoutKey(_ address: String) -> String {
    address.replacing(/^([^:]+:\/\/[^\/?#]+)[\/?#].+$/) { "\($0.output.1)/***" }
}

/// The settings for mailing the digest.
public struct MailSettings: Sendable, Equatable {
    /// The outgoing mail server; nil for the local `sendmail`.
    public var server: String?
    public var user: String?
    public var password = Secret()
    /// A PEM file of certificate authorities to trust instead of the system's.
    public var authorities: String?
    /// The From address.
    public var sender: String?

    /// Returns whether a text is a bare mail address without a display name.
    public static func isAddress(_ text: String) -> Bool { SettingKind.isMailAddress(text) }

    /// Explains in one line why the mail password cannot be used. Returns nil if it can, or if none is configured.
    ///
    /// - Parameter environment: the environment variables.
    public func passwordProblem(in environment: [String: String]) -> String? {
        guard password.isNamed, password.text(in: environment) == nil else { return nil }
        return "mail.password is missing, empty or has several lines: \(password.place)"
    }

    static let settings = SettingTable<MailSettings>(
        "mail", "How `pulse digest --mail` sends the digest.",
        [
            Setting(
                optional: "server", \.server,
                .text(label: "mail server", matching: #"smtps?://[^\s@/?#]+/?"#) {
                    "'\($0)' is not a mail server such as smtps://mail.example or smtp://localhost:25"
                },
                "The server to send mail through: `smtps://` for TLS, `smtp://` for STARTTLS. Without STARTTLS nothing is sent, "
                    + "except to a server on this machine. Without this key, `sendmail` is used."),
            Setting(optional: "user", \.user, .name(), "The user name for the server."),
            Setting(object: "password", \.password, Secret.settings, "Where to read the password."),
            Setting(
                optional: "authorities", \.authorities, .path,
                "A file of certificate authorities (PEM) to trust for the server instead of the system's; relative to this "
                    + "file. With it, a server on this machine must offer STARTTLS too."),
            Setting(
                optional: "from", \.sender, .mailAddress,
                "The sender's address. Without it, the recipient's."),
        ])
}
