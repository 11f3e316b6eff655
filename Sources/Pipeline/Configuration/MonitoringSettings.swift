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
        "monitoring", "Who hears how runs go.",
        [
            Setting(
                optional: "healthcheck", \.healthcheck, SettingKind.address.converted({ $0 }, from: withoutKey),
                "An address that is asked for when a build begins (with `/start` behind its path), ends (as it stands) and "
                    + "fails (with `/fail`), as healthchecks.io and its like have it. It may be on a private network."),
            Setting(
                optional: "troubles", \.troubles, .path,
                "An Atom feed that builds write their own troubles to: feeds that begin to fail, a target that was not reached, "
                    + "why nothing was published. Relative to this file, and outside the output."),
            Setting(
                "costs", \.reportsCosts, .flag,
                "Whether `report.json` says how long each feed took and how many bytes it was; then it differs in every run."
            ),
            Setting(
                "strict", \.isStrict, .flag,
                "Whether `pulse build` and `pulse work` exit with status 3 when feeds failed, although the site was published; "
                    + "`--strict` says so for one run."),
        ])
}

/// Returns an address for printing. Everything after the host is masked with asterisks, because it is a key.
private func withoutKey(_ address: String) -> String {
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
        return "mail.password is missing, empty or of several lines: \(password.place)"
    }

    static let settings = SettingTable<MailSettings>(
        "mail", "How `pulse digest --mail` sends the digest.",
        [
            Setting(
                optional: "server", \.server,
                .text(label: "mail server", matching: #"smtps?://[^\s@/?#]+/?"#) {
                    "'\($0)' is no mail server such as smtps://mail.example or smtp://localhost:25"
                },
                "The server that takes mail: `smtps://` for TLS from the start, `smtp://` for STARTTLS, without which it is told "
                    + "nothing unless it is this machine. Without this key, `sendmail` takes it."),
            Setting(optional: "user", \.user, .name(), "The name that it knows you by."),
            Setting(object: "password", \.password, Secret.settings, "Where the password stands."),
            Setting(
                optional: "authorities", \.authorities, .path,
                "A file of certificate authorities (PEM) that may vouch for the server, in place of the system's; relative to "
                    + "this file. With it a server on this machine has to offer STARTTLS, too."),
            Setting(
                optional: "from", \.sender, .mailAddress,
                "Who the mail is from; without it, the one whom it is for."),
        ])
}
