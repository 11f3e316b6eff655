internal import Configuring
internal import Fetching
public import Foundation

/// An alert: which stories to tell the owner about, and how.
public struct AlertSettings: Sendable, Equatable {
    public var name = ""
    var words: [String] = []
    var places: [String] = []
    var categories: [String] = []
    var stories: [String] = []
    /// Whether only the story that leads the front page matches.
    var isLead = false
    /// The number of publishers that must report a story.
    var publishers = 1
    /// The hours in which nothing is sent, as "22:00-07:00".
    var quiet: String?
    var ntfy: String?
    var webhook: String?
    var matrix: MatrixRoom?
    var mail: String?
    var program: [String] = []
    var mastodon: String?
    var bluesky: BlueskyAccount?
    /// Whether posts are published; if not, they are written as drafts.
    public var publishes = false
    var token = Secret()

    /// The channels that the settings name; a valid alert has one.
    var channels: [Channel] {
        [
            ntfy.map { .ntfy(topic: $0) }, webhook.map { .webhook($0) }, matrix.map { .matrix($0) },
            mail.map { .mail(to: $0) }, program.isEmpty ? nil : .program(program),
            mastodon.map { .mastodon(server: $0) }, bluesky.map { .bluesky($0) },
        ].compactMap(\.self)
    }

    public var channel: Channel? { channels.first }

    /// Whether its posts are only written as drafts, which needs no token.
    public var isDraft: Bool { channel?.isPublic == true && !publishes }

    /// The account that it posts to; nil if it doesn't post.
    public var postedTo: String? { publishes ? channel?.account : nil }

    /// Returns when the quiet hours end, as "07:00", if a moment is within them.
    ///
    /// - Parameter timeZone: an IANA time zone name.
    public func quietEnd(at moment: Date, timeZone: String) -> String? {
        guard let ends = quiet?.split(separator: "-").map(String.init), ends.count == 2 else { return nil }
        let clock = Date.ISO8601FormatStyle(timeZone: TimeZone(identifier: timeZone) ?? .gmt)
            .time(includingFractionalSeconds: false)
        let time = String(moment.formatted(clock).prefix(5))
        let isQuiet =
            ends[0] < ends[1] ? ends[0] <= time && time < ends[1] : ends[0] <= time || time < ends[1]
        return isQuiet ? ends[1] : nil
    }

    /// Returns the access token; nil if there is none or it cannot be used.
    ///
    /// - Parameter environment: the environment variables.
    public func accessToken(in environment: [String: String]) -> String? {
        token.text(in: environment).flatMap { FeedRequestOptions.isSafe($0) ? $0 : nil }
    }

    /// Explains in one line why the access token cannot be used. Returns nil if it can, or if none is needed or
    /// configured.
    ///
    /// - Parameter environment: the environment variables.
    public func tokenProblem(in environment: [String: String]) -> String? {
        guard token.isNamed, !isDraft, accessToken(in: environment) == nil else { return nil }
        let problem =
            token.text(in: environment) == nil
            ? "is missing, empty or has several lines"
            : "cannot be sent in a header (printable ASCII, at most 8000 characters)"
        return "its token \(problem): \(token.place)"
    }

    static let settings = SettingTable<AlertSettings>(
        "alert",
        "Which stories to send you, and one way to send them: `ntfy`, `webhook`, `matrix`, `mail`, `program`, "
            + "`mastodon` or `bluesky` ([how](alerts.md)). A story must meet every condition given.",
        [
            Setting("name", \.name, .name(), required: true, "The name; unique."),
            Setting(
                "words", \.words,
                .list(
                    of: SettingKind.name().checked { text in
                        text.contains { $0.isLetter || $0.isNumber } ? nil : "'\(text)' has no words"
                    }),
                "Words and phrases; a report's title must contain at least one. Case and accents are ignored."),
            Setting(
                "places", \.places, .list(of: .placeName),
                "Places; the story must be about one of them: a country code (`PT`), or a town or region with its country "
                    + "(`Lisbon, PT`)."),
            Setting(
                "categories", \.categories, .list(of: .text(label: "id of a category")),
                "Ids of categories; the story must be in one of them."),
            Setting(
                "stories", \.stories,
                .list(
                    of: .text(label: "id of a story", matching: "[0-9a-f]{16}(-.*)?") {
                        "'\($0)' is not a story's id, such as 0123456789abcdef in the address of its page"
                    }),
                "Ids of stories or running stories, as in the addresses of their pages. Further stories of the same running "
                    + "story match."),
            Setting(
                "publishers", \.publishers, .whole(1...1_000), "How many publishers must report the story."),
            Setting("lead", \.isLead, .flag, "Whether only the story that leads the front page matches."),
            Setting(
                optional: "quiet", \.quiet,
                .text(label: "hours", matching: "([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9]") {
                    "'\($0)' is not a range of hours such as 22:00-07:00"
                },
                "Hours in `site.timeZone` in which nothing is sent, such as 22:00-07:00. The first build afterwards sends it."
            ),
            Setting(
                optional: "ntfy", \.ntfy, SettingKind.keyedAddress.checked(problemOfTopic),
                "A topic of ntfy, such as `https://ntfy.sh/my-topic`. It may be on a private network."),
            Setting(
                optional: "webhook", \.webhook, .keyedAddress,
                "An address that is sent each story as JSON by POST. It may be on a private network."),
            Setting(
                optional: "matrix", \.matrix, .object(MatrixRoom.settings, blank: MatrixRoom()),
                "A Matrix room; needs `token`."),
            Setting(optional: "mail", \.mail, .mailAddress, "A mail address; `mail` says how mail is sent."),
            Setting(
                "program", \.program, .list(of: .name(label: "argument")),
                "A program on this machine and its arguments. It gets each story as JSON on its standard input, and runs "
                    + "without a shell for at most a minute."),
            Setting(
                optional: "mastodon", \.mastodon, .address,
                "Your Mastodon server, such as `https://mastodon.example`. To post there, it needs `token` and `publish`."
            ),
            Setting(
                optional: "bluesky", \.bluesky, .object(BlueskyAccount.settings, blank: BlueskyAccount()),
                "A Bluesky account. To post there, it needs its app password as `token`, and `publish`."),
            Setting(
                "publish", \.publishes, .flag,
                "For `mastodon` and `bluesky`: whether to post. If not, posts are written to `drafts` in `dataFolder`."),
            Setting(
                object: "token", \.token, Secret.settings,
                "Where to read the access token for ntfy, the webhook, Matrix or Mastodon, or Bluesky's app password."),
        ])
}

/// Describes what is wrong with the address of an ntfy topic, without showing it; returns nil if it is valid.
private func problemOfTopic(_ address: String) -> String? {
    let isTopic = address.wholeMatch(of: /[^:]+:\/\/[^\/?#]+\/[^\/?#]+/) != nil
    return isTopic ? nil : "is not a topic's address, such as https://ntfy.sh/my-topic"
}
