import ArgumentParser
import Configuring
import Fetching
import Foundation
import Pipeline
import Publishing
import Speaking
import TextDecoding

struct DigestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "digest",
        abstract: "Prints or mails the digest of the day, week or month.",
        usage: "pulse digest [<options>]",
        discussion: """
              pulse digest                          prints the site's digest as text
              pulse digest --html > digest.html     prints it as HTML, as it is mailed
              pulse digest --edition calm           prints the digest of an edition
              pulse digest --period week            prints the latest week, if site.rhythm
                                                    makes weeks
              pulse digest --mail ada@example.org   mails it as text and HTML
              pulse build --quiet && pulse digest --mail ada@example.org

            Each address gets a digest once; --again sends it anyway. Mail goes
            through the server of "mail" in feeds.json ("server": "smtps://mail.example",
            "user", "password" in an environment variable or a file). Without a server it
            goes through this machine's sendmail.
            """)

    @OptionGroup var options: BuiltSiteOptions

    @OptionGroup var edition: DigestEdition

    @Option(help: "The period: day, week or month.")
    var period = DigestPeriod.day

    @Flag(help: "Print it as HTML.")
    var html = false

    @Option(help: "Mail it to this address. Can be repeated.")
    var mail: [String] = []

    @Flag(help: "Also send it to addresses that already got it.")
    var again = false

    @Flag(help: "Print the mail without sending it.")
    var dryRun = false

    @Option(help: "The date of the mail, such as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    func validate() throws {
        if html, !mail.isEmpty { throw ValidationError("--html is for printing; a mail always holds text and HTML.") }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let (configuration, folder) = try edition.place(in: try options.configuration(environment: environment))
        let now = try moment(now, environment: environment)
        if let problem = configuration.privacy?.problem(in: environment) {
            throw CommandFailure(status: .usage, lines: [problem])
        }
        for address in mail where !MailSettings.isAddress(address) {
            throw CommandFailure(
                status: .usage, lines: ["--mail: '\(address)' is not a mail address such as ada@example.org"])
        }
        func file(_ name: String) throws(CommandFailure) -> String {
            do {
                if let bytes = try configuration.builtFile(folder + name) {
                    return String(decoding: bytes, as: UTF8.self).harmless
                }
            } catch {
                throw CommandFailure(status: .nothingPublished, lines: ["\(error)"])
            }
            throw CommandFailure(
                status: .nothingPublished,
                lines: ["there is no digest \(period.whose)in \(configuration.output)/\(folder); \(period.advice)"])
        }
        let (text, page) = (try file(period.files.text), try file(period.files.html))
        if mail.isEmpty {
            FileHandle.standardOutput.write(Data((html ? page : text).utf8))
            return
        }
        let office = try PostOffice(configuration.mail, environment: environment)
        var record = MailRecord(in: configuration.dataFolder)
        var problems: [String] = []
        var unnoted: [String] = []
        for address in mail {
            let letter = MailMessage(
                text: text, html: page, sender: configuration.mail.sender ?? address, recipient: address, moment: now)
            if dryRun {
                FileHandle.standardOutput.write(Data(letter.bytes))
            } else if !again, record.contains(letter) {
                print(
                    "not mailed to \(address): it already got this \(period.rawValue)'s digest; --again sends it anyway"
                )
            } else if let problem = await office.send(letter) {
                problems.append("not mailed to \(address): \(problem)")
            } else {
                print("mailed to \(address)")
                if let problem = record.note(letter) { unnoted.append(problem) }
            }
        }
        if !problems.isEmpty { throw CommandFailure(status: .nothingPublished, lines: problems + unnoted) }
        if !unnoted.isEmpty { throw CommandFailure(status: .notRemembered, lines: unnoted) }
    }
}

/// The way to send mail: a server, or the local sendmail.
struct PostOffice {
    private let server: MailServer?
    private let sendmail: String?
    /// The timeout of sendmail, in seconds.
    private static let patience = 60.0

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
            try NamedProgram(command: command, timeout: Self.patience).run(on: input)
            return nil
        } catch {
            return error.description
        }
    }
}
