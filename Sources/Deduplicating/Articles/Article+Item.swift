internal import Addressing
internal import Computing
internal import Foundation
internal import Newsroom
internal import TextDecoding

extension Article {
    /// Creates an article from an item's facts, trimmed to the article's limits; nil if the item has neither title nor
    /// text. It has no id yet.
    init?(_ item: FeedItem, of reading: SourcedFeed, at now: Date) {
        let source = reading.source
        let body = item.content?.text ?? ""
        let lead = item.summary?.text ?? ""
        // Workers submit what they read, and anybody may run one.
        var title = excerpt(of: Self.line(item.title), limit: 300).harmless
        if title.isEmpty { title = excerpt(of: Self.line(lead.isEmpty ? body : lead), limit: 90).harmless }
        if title.isEmpty { return nil }
        let identifier = item.identifier.map { trimmed($0) }.flatMap { Self.identifies($0, in: reading) ? $0 : nil }
            .map { Self.bounded(String($0)) }
        // Prefer the publisher's own address, because services that count clicks close eventually.
        let url = item.original ?? item.url
        self.init(
            id: "", source: source.id, identifier: identifier, title: title,
            url: url.map(Tracking.removed(fromArticle:)),
            published: item.published, updated: item.updated, firstSeen: now, lastSeen: now)
        var stated = Self.bounded(item.stated)
        stated.language = item.language ?? reading.feed.language ?? source.language
        facts.stated = stated
        let summary = excerpt(of: lead.isEmpty ? body : lead, limit: 600).harmless
        if Title(summary) != Title(title) { self.summary = summary }
        // Some feeds put the full text into the description.
        let text = body.isEmpty && lead.utf8.count > 600 ? lead : body
        self.text = Self.beginning(of: text).harmless
        useChaptersAsText()
    }

    /// Returns the stated facts within the limits of articles, without tracking parameters in pages' addresses.
    private static func bounded(_ stated: StatedFacts) -> StatedFacts {
        var stated = stated
        for fact in StatedFacts.table {
            fact.change(&stated) { column, value in
                switch value {
                case .texts(let names): .texts(bounded(names, count: fact.limit ?? names.count))
                case .records(let records): .records(Array(records.prefix(fact.limit ?? records.count)))
                case .text(let text):
                    if case .pageAddress = column.form { .text(Tracking.removed(fromArticle: text)) } else { value }
                case .none, .number, .real, .date: value
                }
            }
        }
        return stated
    }

    /// Returns the text on one line.
    private static func line(_ text: String) -> String {
        text.utf8.contains(UInt8(ascii: "\n")) ? text.replacing("\n", with: " ") : text
    }

    /// Returns whether an identifier is usable. A program's empty field is not, nor is the address of the feed or its
    /// page.
    private static func identifies(_ identifier: Substring, in reading: SourcedFeed) -> Bool {
        guard identifier.utf8.count <= 128 else { return true }
        let word = identifier.lowercased()
        let isZero = word.unicodeScalars.allSatisfy {
            $0 == "0" || !$0.properties.isAlphabetic && $0.properties.numericType == nil
        }
        if isZero || empty.contains(word) { return false }
        guard word.hasPrefix("http") else { return true }
        let address = canonicalAddress(String(identifier))
        return ![reading.source.feed, reading.feed.url].contains { $0.map(canonicalAddress) == address }
    }

    /// Values that programs write into empty fields.
    private static let empty: Set = [
        "n/a", "na", "n.a.", "none", "null", "nil", "nan", "undefined", "false", "true", "guid", "id", "unknown",
        "default",
        "(null)", "[object object]", "urn:uuid:00000000-0000-0000-0000-000000000000",
    ]

    /// Shortens an identifier to a few hundred bytes. (Seen in the wild: identifiers that hold whole articles.)
    private static func bounded(_ identifier: String) -> String {
        identifier.utf8.count <= 1000 ? identifier : String(identifier.prefix(900)) + " " + fingerprint(identifier)
    }

    private static func bounded(_ names: [String], count: Int) -> [String] {
        var kept: [String] = []
        for name in names where kept.count < count {
            let name = excerpt(of: name, limit: 100).harmless
            if !name.isEmpty, !kept.contains(name) { kept.append(name) }
        }
        return kept
    }
}
