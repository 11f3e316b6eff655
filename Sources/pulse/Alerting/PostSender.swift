import Computing
import Fetching
import Foundation
import Pipeline

/// Posts a story to Mastodon or Bluesky: its title, and a link.
struct PostSender {
    let alert: String
    let token: String?
    /// The proxy, the certificate authorities and the identification.
    let fetching: FetchSettings
    let now: Date

    /// The longest title in characters. Bluesky's limit is 300 for a post; Mastodon's is 500 with the link.
    private static let limit = 300

    private struct Status: Encodable {
        let status: String
        let visibility = "public"
    }

    private struct Login: Encodable {
        let identifier: String
        let password: String
    }

    private struct Session: Decodable {
        let accessJwt: String
        let did: String
    }

    private struct Put: Encodable {
        let repo: String
        let collection = "app.bsky.feed.post"
        let rkey: String
        let record: Post
    }

    private struct Post: Encodable {
        let type = "app.bsky.feed.post"
        let text: String
        let createdAt: String
        let embed: Embed?

        enum CodingKeys: String, CodingKey {
            case type = "$type"
            case text, createdAt, embed
        }
    }

    private struct Embed: Encodable {
        struct Link: Encodable {
            let uri: String
            let title: String
            let description: String
        }

        let type = "app.bsky.embed.external"
        let external: Link

        enum CodingKeys: String, CodingKey {
            case type = "$type"
            case external
        }
    }

    /// Returns a post as text, with its link in the last line. A word joiner after each @ of the headline keeps
    /// Mastodon from notifying a user; Bluesky links nobody whom the post doesn't name by id.
    static func text(of story: AlertedStory) -> String {
        let title = title(of: story).replacing("@", with: "@\u{2060}")
        return [title, story.address].compactMap(\.self).joined(separator: "\n\n")
    }

    private static func title(of story: AlertedStory) -> String {
        story.title.count > limit ? story.title.prefix(limit - 1) + "…" : story.title
    }

    /// Posts to a Mastodon server. The key makes the server ignore a repetition within an hour.
    func post(_ story: AlertedStory, toMastodon server: String) throws(NotificationRequest.Failure) {
        _ = try NotificationRequest(
            .post, to: server, path: "/api/v1/statuses", json: Status(status: Self.text(of: story)), token: token,
            idempotencyKey: fingerprint(alert, story.id)
        ).answer(with: fetching)
    }

    /// Posts to a Bluesky account. The record's key depends only on the message, so a repetition replaces the post.
    func post(
        _ message: AlertRecord.Message, to account: BlueskyAccount
    ) throws(NotificationRequest.Failure) {
        let login = Login(identifier: account.handle, password: token ?? "")
        let session: Session
        do throws(NotificationRequest.Failure) {
            let answer = try NotificationRequest(
                .post, to: account.server, path: "/xrpc/com.atproto.server.createSession", json: login
            ).answer(with: fetching)
            guard let known = try? JSONDecoder().decode(Session.self, from: Data(answer)),
                FeedRequestOptions.isSafe(known.accessJwt)
            else { throw NotificationRequest.Failure(reason: "its server does not speak the AT Protocol") }
            session = known
        } catch {
            // Nothing has been posted yet.
            throw NotificationRequest.Failure(reason: error.reason)
        }
        let story = message.story
        let link = story.address.map {
            Embed(external: Embed.Link(uri: $0, title: Self.title(of: story), description: story.note))
        }
        let post = Post(text: Self.title(of: story), createdAt: now.formatted(.iso8601), embed: link)
        _ = try NotificationRequest(
            .post, to: account.server, path: "/xrpc/com.atproto.repo.putRecord",
            json: Put(repo: session.did, rkey: key(of: message), record: post), token: session.accessJwt
        ).answer(with: fetching)
    }

    /// Returns a record key (a TID of the AT Protocol): microseconds since 1970 and ten more bits, in thirteen digits.
    private func key(of message: AlertRecord.Message) -> String {
        let digits = Array("234567abcdefghijklmnopqrstuvwxyz")
        let more = fingerprintNumber(of: [alert, message.story.id]) & 0x3FF
        let number = UInt64(max(0, message.since)) * 1_000_000 << 10 | more
        return String((0..<13).reversed().map { digits[Int(number >> (5 * UInt64($0)) & 31)] })
    }
}
