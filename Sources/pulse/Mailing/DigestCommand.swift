import ArgumentParser
import Configuring
import Foundation
import Newsroom
import Pipeline
import Publishing
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
              pulse digest --kindle ada@kindle.com  mails the edition's EPUB to an e-reader
              pulse digest --pdf today.pdf          makes one or two pages for paper

            Each address gets a digest once; --again sends it anyway. Mail goes
            through the server of "mail" in feeds.json ("server": "smtps://mail.example",
            "user", "password" in an environment variable or a file). Without a server it
            goes through this machine's sendmail. --kindle needs "site.epub" and
            "mail.from", --pdf the program weasyprint.
            """)

    @OptionGroup var options: BuiltSiteOptions

    @OptionGroup var edition: DigestEdition

    @Option(help: "The period: day, week or month.")
    var period = DigestPeriod.day

    @Flag(help: "Print it as HTML.")
    var html = false

    @Option(help: "Mail it to this address. Can be repeated.")
    var mail: [String] = []

    @Option(help: "Mail the edition's EPUB to this e-reader's address. Can be repeated.")
    var kindle: [String] = []

    @Option(help: "Make a PDF for paper. An existing file is replaced.")
    var pdf: String?

    @Option(help: "The paper of --pdf: a4 or letter. (default: that of the country in site.language, otherwise a4)")
    var paper: PaperSize?

    @Flag(help: "Also send it to addresses that already got it.")
    var again = false

    @Flag(help: "Print the mail without sending it.")
    var dryRun = false

    @Option(help: "The date of the mail, such as 2026-03-14T18:00:00Z. (default: now; PULSE_NOW)")
    var now: String?

    func validate() throws {
        if html, !(mail + kindle).isEmpty {
            throw ValidationError("--html is for printing; leave it out to send mail.")
        }
        if pdf != nil, html || !(mail + kindle).isEmpty {
            throw ValidationError("--pdf makes a file; leave out --html, --mail and --kindle.")
        }
        if pdf == nil, paper != nil {
            throw ValidationError("--paper is for --pdf; add --pdf FILE.")
        }
        if period != .day, !kindle.isEmpty {
            throw ValidationError("--kindle mails the day's book; weeks and months have none.")
        }
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment.filter { !$1.isEmpty }
        let whole = try options.configuration(environment: environment)
        let (configuration, folder) = try edition.place(in: whole)
        let now = try moment(now, environment: environment)
        if let problem = configuration.privacy?.problem(in: environment) {
            throw CommandFailure(status: .usage, lines: [problem])
        }
        try checkAddresses(sender: configuration.mail.sender)
        try checkFile(in: whole, configuredBy: options.path(environment: environment))
        let site = "\(configuration.output)/\(folder)"
        func file(_ name: String, otherwise problem: String) throws(CommandFailure) -> [UInt8] {
            do {
                if let bytes = try configuration.builtFile(folder + name) { return bytes }
            } catch {
                throw CommandFailure(status: .nothingPublished, lines: ["\(error)"])
            }
            throw CommandFailure(status: .nothingPublished, lines: [problem])
        }
        func digest(_ name: String) throws(CommandFailure) -> String {
            let advice = period.advice(in: folder)
            let bytes = try file(name, otherwise: "there is no digest \(period.whose)in \(site); \(advice)")
            return String(decoding: bytes, as: UTF8.self).harmless
        }
        let (text, page) = (try digest(period.files.text), try digest(period.files.html))
        if let pdf {
            try write(page, to: pdf, configuration, environment)
            return
        }
        if mail.isEmpty, kindle.isEmpty {
            try printResult(html ? page : text)
            return
        }
        func letter(to address: String, html: String?, _ attachment: MailMessage.Attachment? = nil) -> MailMessage {
            MailMessage(
                text: text, html: html, attachment: attachment, sender: configuration.mail.sender ?? address,
                recipient: address, moment: now)
        }
        var letters = mail.map { letter(to: $0, html: page) }
        if !kindle.isEmpty {
            let problem = "there is no book in \(site); set site.epub to true and run pulse build first"
            let book = MailMessage.Attachment(
                name: "edition.epub", type: "application/epub+zip",
                bytes: try file("edition.epub", otherwise: problem))
            letters += kindle.map { letter(to: $0, html: nil, book) }
        }
        let office = try MailTransport(configuration.mail, environment: environment)
        var record = MailRecord(in: configuration.dataFolder)
        var problems: [String] = []
        var unnoted: [String] = []
        for letter in letters {
            let address = letter.recipient
            if dryRun {
                try printResult(String(decoding: letter.bytes, as: UTF8.self))
            } else if !again, record.contains(letter) {
                print("not mailed to \(address): it already got this digest; --again sends it anyway")
            } else if let problem = await office.send(letter) {
                problems.append("not mailed to \(address): \(problem)")
            } else {
                print("mailed to \(address)")
                if let problem = record.note(letter) { unnoted.append(problem) }
            }
        }
        if !problems.isEmpty { throw CommandFailure(status: .nothingPublished, lines: problems + unnoted) }
        if !unnoted.isEmpty { throw CommandFailure(status: .notRecorded, lines: unnoted) }
    }

    private func write(
        _ page: String, to pdf: String, _ configuration: Configuration, _ environment: [String: String]
    ) throws(CommandFailure) {
        let style: [UInt8]
        do { style = try configuration.loadedPaperStyle() } catch {
            throw CommandFailure(status: .usage, lines: ["\(error)"])
        }
        let paper = paper ?? PaperSize(forLanguage: configuration.site.language)
        try PaperDigest(size: paper, style: style, environment: environment).write(page, to: pdf)
        print("wrote \(pdf)")
    }

    private func checkFile(in configuration: Configuration, configuredBy file: String) throws(CommandFailure) {
        guard let pdf else { return }
        let problems = configuration.problems(ofWriting: pdf, by: "--pdf", configuredBy: file)
        if !problems.isEmpty { throw CommandFailure(status: .usage, lines: problems) }
    }

    /// Amazon accepts books only from senders that the reader has approved, so the recipient cannot stand in for one.
    private func checkAddresses(sender: String?) throws(CommandFailure) {
        for (option, addresses) in [("--mail", mail), ("--kindle", kindle)] {
            for address in addresses where !MailSettings.isAddress(address) {
                throw CommandFailure(
                    status: .usage, lines: ["\(option): '\(address)' is not a mail address such as ada@example.org"])
            }
        }
        if !kindle.isEmpty, sender == nil {
            throw CommandFailure(
                status: .usage, lines: ["--kindle: set mail.from to an address from which the e-reader accepts books"])
        }
    }
}
