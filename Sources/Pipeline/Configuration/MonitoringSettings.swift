internal import Configuring

/// Who hears how runs go.
public struct MonitoringSettings: Sendable, Equatable {
    /// An address that is asked for when a build begins, ends and fails.
    public var healthcheck: String?
    /// The Atom feed that a run writes its own troubles to.
    public var troubles: String?
    /// Whether `report.json` says what asking for each feed cost.
    public var reportsCosts = false
    /// Whether a build that published exits with status 3 when feeds failed.
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

/// An address as it is printed: stars stand for what follows its host, which is a key.
private func withoutKey(_ address: String) -> String {
    address.replacing(/^([^:]+:\/\/[^\/?#]+)[\/?#].+$/) { "\($0.output.1)/***" }
}

/// How the digest is mailed.
public struct MailSettings: Sendable, Equatable {
    /// The server that takes mail; nil for the machine's own `sendmail`.
    public var server: String?
    public var user: String?
    public var password = Secret()
    /// A file of certificate authorities (PEM) to trust in place of the system's.
    public var authorities: String?
    /// Who the mail is from.
    public var sender: String?

    /// Whether a text is one address without a name beside it.
    public static func isAddress(_ text: String) -> Bool { SettingKind.isMailAddress(text) }

    /// Why the server cannot be told the password that is named, in a line; nil where none is, or it can.
    ///
    /// - Parameter environment: the environment's variables.
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
