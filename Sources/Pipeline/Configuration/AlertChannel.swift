internal import Configuring

extension AlertSettings {
    /// A way to send alerts.
    public enum Channel: Sendable, Equatable {
        case ntfy(topic: String)
        case webhook(String)
        case matrix(MatrixRoom)
        case mail(to: String)
        case program([String])
        case mastodon(server: String)
        case bluesky(BlueskyAccount)

        /// The key in the settings.
        public var name: String {
            switch self {
            case .ntfy: "ntfy"
            case .webhook: "webhook"
            case .matrix: "matrix"
            case .mail: "mail"
            case .program: "program"
            case .mastodon: "mastodon"
            case .bluesky: "bluesky"
            }
        }

        /// Whether its server can be sent a token.
        var takesToken: Bool {
            switch self {
            case .ntfy, .webhook, .matrix, .mastodon, .bluesky: true
            case .mail, .program: false
            }
        }

        /// The account that it posts to, which no post may reach twice; nil if it isn't public. Only the token tells
        /// apart the accounts on a Mastodon server, and it may change.
        public var account: String? {
            func bare(_ server: String) -> String { server.hasSuffix("/") ? String(server.dropLast()) : server }
            return switch self {
            case .mastodon(let server): "mastodon \(bare(server))".lowercased()
            case .bluesky(let account): "bluesky \(bare(account.server)) \(account.handle)".lowercased()
            case .ntfy, .webhook, .matrix, .mail, .program: nil
            }
        }

        /// Whether others read it. Such posts are drafts unless `publish` is set, and are never repeated.
        public var isPublic: Bool { account != nil }
    }
}

/// A room on a Matrix homeserver.
public struct MatrixRoom: Sendable, Equatable {
    public var server = ""
    public var room = ""

    static let settings = SettingTable<MatrixRoom>(
        "matrixRoom", "A room on a Matrix homeserver.",
        [
            Setting("server", \.server, .address, required: true, "The homeserver, such as `https://matrix.example`."),
            Setting(
                "room", \.room,
                .text(label: "room id", matching: #"!\S+"#) {
                    "'\($0)' is not a room's id, such as !abc:matrix.example (in the room's settings, under Advanced)"
                }, required: true, "The id of the room, which the token's user has joined."),
        ])
}

/// An account on Bluesky or another server of the AT Protocol.
public struct BlueskyAccount: Sendable, Equatable {
    public var server = "https://bsky.social"
    public var handle = ""

    static let settings = SettingTable<BlueskyAccount>(
        "blueskyAccount", "A Bluesky account.",
        [
            Setting("server", \.server, .address, "The account's server."),
            Setting(
                "handle", \.handle,
                .text(label: "handle", matching: #"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+"#) {
                    "'\($0)' is not a handle such as news.bsky.social"
                }, required: true, "The account's handle, without an @."),
        ])
}
