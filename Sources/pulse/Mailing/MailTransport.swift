import Fetching
import Foundation
import Pipeline
import Speaking

/// The way to send mail: a server, or the local sendmail.
struct MailTransport {
    private let server: MailServer?
    private let sendmail: String?
    /// The timeout of sendmail, in seconds.
    private static let sendmailTimeout = 60.0

    init(_ settings: MailSettings, environment: [String: String]) throws(CommandFailure) {
        guard let address = settings.server else {
            server = nil
            let folders =
                (environment["PATH"] ?? "").split(separator: ":").map(String.init) + ["/usr/sbin", "/usr/lib"]
            sendmail = folders.map { $0 + "/sendmail" }.first(where: FileManager.default.isExecutableFile)
            if sendmail == nil {
                throw CommandFailure(
                    status: .usage,
                    lines: [
                        "mail needs a server: set mail.server to one such as smtps://mail.example, or install sendmail"
                    ])
            }
            return
        }
        sendmail = nil
        if let problem = settings.passwordProblem(in: environment) {
            throw CommandFailure(status: .usage, lines: [problem])
        }
        if let file = settings.authorities, !FileManager.default.isReadableFile(atPath: file) {
            throw CommandFailure(status: .usage, lines: ["mail.authorities: '\(file)' cannot be read"])
        }
        server = MailServer(
            address: address, user: settings.user, password: settings.password.text(in: environment),
            authorities: settings.authorities)
    }

    /// The server or program, for messages.
    var name: String { server?.address ?? sendmail ?? "" }

    /// Connects to the server without sending a mail.
    ///
    /// - Returns: the reason mail could not be sent; nil if it could.
    func check() async -> String? { await server?.check() }

    /// Sends a mail.
    ///
    /// - Returns: the reason it was not accepted; nil if it was.
    func send(_ letter: MailMessage) async -> String? {
        if let server { return await server.send(letter.bytes, from: letter.sender, to: letter.recipient) }
        guard let sendmail else { return "sendmail is not installed" }
        // Local programs expect bare newlines, unlike SMTP.
        let input = Data(letter.bytes.filter { $0 != UInt8(ascii: "\r") })
        do throws(SpeakingError) {
            let command = [sendmail, "-i", "-f", letter.sender, "--", letter.recipient]
            try NamedProgram(command: command, timeout: Self.sendmailTimeout).run(on: input)
            return nil
        } catch {
            return error.description
        }
    }
}
