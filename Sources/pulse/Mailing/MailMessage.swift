import Computing
import Foundation

/// The digest or an alert as a mail, whose text may have an HTML alternative (RFC 2046, section 5.1.4) or a file
/// attached (section 5.1.3).
struct MailMessage {
    struct Attachment {
        /// The file name, in ASCII.
        let name: String
        let type: String
        let bytes: [UInt8]
    }

    let text: String
    /// The alternative; nil for none, and always in a mail with an attachment.
    let html: String?
    var attachment: Attachment?
    let sender: String
    let recipient: String
    let moment: Date

    /// The first two lines of the text: a digest's title and period, an alert's name and story.
    private var subject: String {
        text.split(separator: "\n").prefix(2).joined(separator: ": ")
    }

    /// A key for the digest, or the book, of one site and period to one recipient, however often it is built.
    var occasion: String {
        attachment.map { fingerprint(recipient, subject, $0.name) } ?? fingerprint(recipient, subject)
    }

    /// A deterministic id, without randomness or time. If the same digest is mailed again, mailboxes recognise it as a
    /// duplicate.
    private var identity: String { "pulse-\(fingerprint(recipient, text, html ?? attachment?.name ?? ""))" }

    /// The mail with CRLF line endings.
    var bytes: [UInt8] {
        let boundary = "=_\(identity)"
        let kind = attachment == nil ? "alternative" : "mixed"
        var lines = [
            "From: <\(sender)>", "To: <\(recipient)>", "Subject: \(Self.encodedWord(subject))", "Date: \(date)",
            "Message-ID: <\(identity)@\(sender.split(separator: "@").last ?? "localhost")>", "MIME-Version: 1.0",
            // Prevents out-of-office replies (RFC 3834).
            "Auto-Submitted: auto-generated", "Content-Type: multipart/\(kind); boundary=\"\(boundary)\"", "",
        ]
        for part in parts {
            lines +=
                ["--\(boundary)"] + part.head + [
                    "Content-Transfer-Encoding: base64", "",
                    part.body.base64EncodedString(options: [
                        .lineLength76Characters, .endLineWithCarriageReturn, .endLineWithLineFeed,
                    ]),
                ]
        }
        lines += ["--\(boundary)--", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }

    private var parts: [(head: [String], body: Data)] {
        let texts = [("plain", text)] + (html.map { [("html", $0)] } ?? [])
        let files = [attachment].compactMap(\.self)
        return texts.map { (["Content-Type: text/\($0); charset=utf-8"], Data($1.utf8)) }
            + files.map { file in
                (
                    ["Content-Type: \(file.type)", "Content-Disposition: attachment; filename=\"\(file.name)\""],
                    Data(file.bytes)
                )
            }
    }

    private var date: String {
        let style = Date.VerbatimFormatStyle(
            format:
                "\(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .defaultDigits) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) +0000",
            locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
        return moment.formatted(style)
    }

    /// The number of bytes per encoded word. Header lines with such words are limited to 76 characters (RFC 2047,
    /// section 2). These bytes become 52 in Base64, plus 12 for the delimiters, which leaves space for the header's
    /// name.
    private static let bytesInWord = 39

    /// Encodes a header text (RFC 2047) without splitting any character between words.
    static func encodedWord(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }), text.count < 60 { return text }
        var words: [String] = []
        var part = ""
        for character in text where !character.isNewline {
            if !part.isEmpty, part.utf8.count + String(character).utf8.count > bytesInWord {
                words.append(part)
                part = ""
            }
            part.append(character)
        }
        return (words + [part]).map { "=?utf-8?B?\(Data($0.utf8).base64EncodedString())?=" }.joined(separator: "\r\n ")
    }
}
