import Computing
import Configuring
import Fetching
import Foundation
import Newsroom
import Pipeline
import Speaking

/// The way to one alert's recipient, or to readers.
struct AlertSender {
    let alert: AlertSettings
    let configuration: Configuration
    let environment: [String: String]
    let now: Date

    /// The timeout of a program, in seconds.
    private static let programTimeout = 60.0

    /// A story as webhooks and programs get it.
    private struct Payload: Encodable {
        let alert: String
        let site: String
        let id: String
        let title: String
        let publishers: Int
        let address: String?
        let text: String
    }

    private struct Notification: Encodable {
        let topic: String
        let title: String
        let message: String
        let click: String?
        let tags: [String]
    }

    private struct RoomMessage: Encodable {
        let msgtype = "m.text"
        let body: String
    }

    typealias Failure = NotificationRequest.Failure

    /// Sends a story, or writes it as a draft.
    ///
    /// - Returns: the reason if it was not accepted; nil if it was.
    func send(_ message: AlertRecord.Message) async -> Failure? {
        if alert.isDraft { return draft(of: message.story).map { Failure(reason: $0) } }
        if let problem = alert.tokenProblem(in: environment) { return Failure(reason: problem) }
        let token = alert.accessToken(in: environment)
        let posts = PostSender(alert: alert.name, token: token, fetching: configuration.fetching, now: now)
        do throws(Failure) {
            switch alert.channel {
            case .mastodon(let server): try posts.post(message.story, toMastodon: server)
            case .bluesky(let account): try posts.post(message, to: account)
            default:
                try await notify(of: message.story, token: token)
            }
            return nil
        } catch {
            return error
        }
    }

    /// Sends a story to the owner.
    private func notify(of story: AlertedStory, token: String?) async throws(Failure) {
        switch alert.channel {
        case .ntfy(let address):
            // JSON goes to the server's root and names the topic; a header could not hold a title outside ASCII.
            let cut = address.lastIndex(of: "/") ?? address.endIndex
            let notification = Notification(
                topic: String(address[cut...].dropFirst()), title: story.title, message: story.note,
                click: story.address, tags: [alert.name])
            _ = try NotificationRequest(.post, to: address[..<cut] + "/", json: notification, token: token)
                .answer(with: configuration.fetching)
        case .webhook(let address):
            _ = try NotificationRequest(.post, to: address, json: payload(of: story), token: token)
                .answer(with: configuration.fetching)
        case .matrix(let room):
            _ = try NotificationRequest(
                .put, to: room.server, path: path(of: story, in: room), json: RoomMessage(body: story.text),
                token: token
            ).answer(with: configuration.fetching)
        case .mail(let address):
            if let reason = await mail(story, to: address) { throw Failure(reason: reason) }
        case .program(let command):
            if let reason = run(command, with: payload(of: story)) { throw Failure(reason: reason) }
        case .mastodon, .bluesky, nil: throw Failure(reason: "it has no recipient")
        }
    }

    /// Writes a post to the drafts in the data folder.
    private func draft(of story: AlertedStory) -> String? {
        let file = URL(filePath: configuration.dataFolder, directoryHint: .isDirectory)
            .appending(path: "drafts/\(story.id)-\(alert.channel?.name ?? "").txt")
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((PostSender.text(of: story) + "\n").utf8).write(to: file, options: .atomic)
            return nil
        } catch {
            return "\(file.path(percentEncoded: false)) cannot be written: \(error.fileReason)"
        }
    }

    private func payload(of story: AlertedStory) -> Payload {
        Payload(
            alert: alert.name, site: configuration.site.title, id: story.id, title: story.title,
            publishers: story.publishers, address: story.address, text: story.text)
    }

    /// Returns the path for sending a message event (Matrix client-server API, v1.3 and later). Its transaction id
    /// depends only on the alert and the story, so a homeserver that already has the message doesn't repeat it.
    private func path(of story: AlertedStory, in room: MatrixRoom) -> String {
        let unreserved = CharacterSet(charactersIn: "-._~").union(
            CharacterSet(charactersIn: "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        let id = room.room.addingPercentEncoding(withAllowedCharacters: unreserved) ?? room.room
        return "/_matrix/client/v3/rooms/\(id)/send/m.room.message/\(fingerprint(alert.name, story.id))"
    }

    private func mail(_ story: AlertedStory, to address: String) async -> String? {
        do throws(CommandFailure) {
            let letter = MailMessage(
                text: "\(alert.name)\n\(story.text)\n", html: nil, sender: configuration.mail.sender ?? address,
                recipient: address, moment: now)
            return try await MailTransport(configuration.mail, environment: environment).send(letter)
        } catch {
            return error.lines.joined(separator: "; ")
        }
    }

    private func run(_ command: [String], with payload: Payload) -> String? {
        let input = Data(NotificationRequest.json(payload))
        do throws(SpeakingError) {
            try NamedProgram(command: command, timeout: Self.programTimeout).run(on: input)
            return nil
        } catch {
            return error.description
        }
    }
}
