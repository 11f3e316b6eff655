import Computing
import Configuring
import Fetching
import Foundation
import Newsroom
import Pipeline
import Speaking

/// The way to one alert's recipient.
struct AlertSender {
    let alert: AlertSettings
    let configuration: Configuration
    let environment: [String: String]
    let now: Date

    /// The timeout of a program, in seconds.
    private static let patience = 60.0

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

    /// Sends a story.
    ///
    /// - Returns: a one-line reason if it was not accepted; nil if it was.
    func send(_ story: AlertedStory) async -> String? {
        if let problem = alert.tokenProblem(in: environment) { return problem }
        let token = alert.accessToken(in: environment)
        switch alert.channel {
        case .ntfy(let address):
            // JSON goes to the server's root and names the topic; a header could not hold a title outside ASCII.
            let cut = address.lastIndex(of: "/") ?? address.endIndex
            let notification = Notification(
                topic: String(address[cut...].dropFirst()), title: story.title, message: story.note,
                click: story.address, tags: [alert.name])
            return NotificationRequest(.post, to: address[..<cut] + "/", json: json(notification), token: token).send()
        case .webhook(let address):
            return NotificationRequest(.post, to: address, json: json(payload(of: story)), token: token).send()
        case .matrix(let room):
            let body = json(RoomMessage(body: story.text))
            return NotificationRequest(.put, to: event(of: story, in: room), json: body, token: token).send()
        case .mail(let address): return await mail(story, to: address)
        case .program(let command): return run(command, with: payload(of: story))
        case nil: return "has no way to send"
        }
    }

    private func payload(of story: AlertedStory) -> Payload {
        Payload(
            alert: alert.name, site: configuration.site.title, id: story.id, title: story.title,
            publishers: story.publishers, address: story.address, text: story.text)
    }

    private func json(_ value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return ((try? encoder.encode(value)) ?? Data()).map { $0 }
    }

    /// Returns the address for sending a message event (Matrix client-server API, v1.3 and later). Its transaction id
    /// depends only on the alert and the story, so a homeserver that already has the message doesn't repeat it.
    private func event(of story: AlertedStory, in room: MatrixRoom) -> String {
        let unreserved = CharacterSet(charactersIn: "-._~").union(
            CharacterSet(charactersIn: "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"))
        let id = room.room.addingPercentEncoding(withAllowedCharacters: unreserved) ?? room.room
        let server = room.server.hasSuffix("/") ? String(room.server.dropLast()) : room.server
        return "\(server)/_matrix/client/v3/rooms/\(id)/send/m.room.message/\(fingerprint(alert.name, story.id))"
    }

    private func mail(_ story: AlertedStory, to address: String) async -> String? {
        do throws(CommandFailure) {
            let letter = MailMessage(
                text: "\(alert.name)\n\(story.text)\n", html: nil, sender: configuration.mail.sender ?? address,
                recipient: address, moment: now)
            return try await PostOffice(configuration.mail, environment: environment).send(letter)
        } catch {
            return error.lines.joined(separator: "; ")
        }
    }

    private func run(_ command: [String], with payload: Payload) -> String? {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "pulse-alert-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let input = folder.appending(path: "story.json")
            try Data(json(payload)).write(to: input)
            try NamedProgram(command: command, timeout: Self.patience).run(input: input, in: folder)
            return nil
        } catch let error as SpeakingError {
            return error.description
        } catch {
            return "\(folder.path) cannot be written: \(error.fileReason)"
        }
    }
}
