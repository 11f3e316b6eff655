import Computing
import FoundationEssentials
import MarkupReading
import Newsroom

/// A newsletter's issue: one message of a mailbox.
struct Newsletter {
    let item: FeedItem
    /// The name of the list or its sender.
    let publisher: String?

    /// Reads a message; nil if it isn't a newsletter, or is about the reader's account.
    ///
    /// Lists name themselves in `List-Id` (RFC 2919) or say how to leave them (RFC 2369), as large mail providers
    /// demand of all bulk mail. Personal mail, orders and codes to log in don't.
    init?(_ message: MessagePart, unread: inout UnreadDates) {
        guard !message.all(["list-id", "list-unsubscribe", "list-post"]).isEmpty else { return nil }
        let text = NewsletterText(readers: Self.readers(of: message))
        let titles = TitleText(HTMLCleaner())
        let subject = message.field("subject") ?? ""
        if PhraseList.accounts.areIn(subject) { return nil }
        let texts = message.texts
        let html = texts.first { $0.type == "text/html" }?.text
        let plain = texts.first { $0.type == "text/plain" }?.text
        let lines =
            html.map { HTMLCleaner().prose(from: $0, base: nil).text.split(separator: "\n").map(String.init) }
            ?? plain.map(text.paragraphs) ?? []
        let author = Self.name(in: message.field("from"), text, titles)
        publisher = Self.name(in: message.field("list-id"), text, titles) ?? author
        let date = message.field("date") ?? ""
        let moment = Array(date.utf8).withUnsafeBufferPointer { DateReader().moment($0) }
        if moment == nil, !date.isEmpty { unread.add(date) }
        var item = FeedItem(
            // Senders' own identifiers may say who received the message.
            identifier: fingerprint("letter", message.field("message-id") ?? subject + date),
            title: text.withoutKeys(titles.plain(subject)),
            url: WebVersion(for: text).address(
                archived: message.field("archived-at"), links: html.map { PageLinks($0).links } ?? [], plain: plain),
            published: moment, authors: author.map { [$0] } ?? [], content: text.prose(of: lines),
            language: message.field("content-language").flatMap(LanguageTag.init)?.text)
        if item.title.isEmpty { item.title = publisher ?? "" }
        self.item = item
    }

    /// The maximum number of a message's readers. Each is searched for in every line, and a hostile header could name
    /// many thousands.
    private static let mostReaders = 20

    /// The mail addresses to which a message was delivered, sent or forwarded, in lower case.
    private static func readers(of message: MessagePart) -> Set<String> {
        let delivered = message.all([
            "delivered-to", "envelope-to", "x-original-to", "x-envelope-to", "x-delivered-to", "x-forwarded-to",
            "x-rcpt-to",
        ])
        let words = (delivered + message.all(["to", "cc", "bcc"])).flatMap {
            $0.split { $0.isWhitespace || "<>(),;:\"'".contains($0) }
        }
        var readers: Set<String> = []
        for word in words where word.contains("@") && readers.count < mostReaders { readers.insert(word.lowercased()) }
        return readers
    }

    /// Returns the name before an address or a list's id; nil if there is none, or it is an address.
    private static func name(in field: String?, _ text: NewsletterText, _ titles: TitleText) -> String? {
        guard let field, let end = field.lastIndex(of: "<") else { return nil }
        // Character references may spell an address, so they are resolved first.
        let name = text.withoutKeys(titles.plain(field[..<end].filter { $0 != "\"" }))
        return name.isEmpty || name.contains("@") ? nil : name
    }
}
