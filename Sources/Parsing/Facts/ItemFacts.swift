import FoundationEssentials
import MarkupReading

/// The facts stated by one record. Each is looked up in its candidate elements, most trusted first.
struct ItemFacts {
    let record: ElementRecord
    let format: Format
    let addresses: BaseAddresses
    /// The base for the record's relative addresses; nil if there is no `xml:base`. Computed once, because each step
    /// may be as long as an address.
    private let base: String?
    /// The feed's language, for items that state none.
    var feedLanguage: String?

    init(
        record: consuming ElementRecord, format: Format, addresses: BaseAddresses, feedLanguage: String? = nil
    ) {
        let bases = record.bases
        base = bases.isEmpty ? nil : addresses.base(bases)
        self.record = record
        self.format = format
        self.addresses = addresses
        self.feedLanguage = feedLanguage
    }

    /// Resolves an address relative to the record as a whole.
    func absolute(_ reference: String) -> String? { addresses.absolute(reference, base: base) }

    var title: String {
        for term in format.title {
            for element in record.top(term) {
                if let text = isBase64(element) ? decoded(element) : record.trimmed(element) { return text }
            }
        }
        return ""
    }

    var identifier: String? {
        record.text(format.identifier) ?? record.first(.item).flatMap { record.attribute(.about, of: $0) }
    }

    var language: String? {
        record.statedLanguage.flatMap(LanguageTag.init)?.text
    }

    var published: Date? { moment(format.published) }

    var updated: Date? { moment(format.updated) ?? lastModified }

    /// The modification date in CDF, which is an attribute of the item.
    private var lastModified: Date? {
        record.first(.item).flatMap {
            record.withBytes(ofAttribute: AttributeTerm.lastModified.rawValue, of: $0) { DateReader().moment($0) }
        }
    }

    /// Returns the date of the first term that has one. If an element is repeated, the last one counts, as in Universal
    /// Feed Parser.
    private func moment(_ terms: [FeedTerm]) -> Date? {
        for term in terms {
            var last: Date?
            for element in record.top(term) {
                last = record.withTrimmedBytes(of: element) { DateReader().moment($0, languages: languages) } ?? last
            }
            if let last { return last }
        }
        return nil
    }

    private var languages: [String] { [record.statedLanguage, feedLanguage].compactMap(\.self) }

    /// If no date could be parsed, the text of the first element that should contain one.
    var unreadDate: String? { record.text(format.published) }

    var tags: [String] {
        var tags: [String] = []
        for element in record.top(.category) {
            let stated = record.attribute(.label, of: element) ?? record.attribute(.term, of: element)
            if let tag = record.trimmed(element) ?? stated { tags.append(tag) }
        }
        for term in [FeedTerm.itunesKeywords, .mediaKeywords] {
            for element in record.top(term) {
                tags += Self.listed(record.text(of: element))
            }
        }
        for term in [FeedTerm.tag, .flair] {
            for element in record.top(term) { tags.append(record.text(of: element)) }
        }
        return tags
    }

    private static func listed(_ text: String) -> [String] {
        text.utf8.split(separator: UInt8(ascii: ","), maxSplits: ItemLimits.elements).prefix(ItemLimits.elements).map {
            String(Substring($0.drop { $0 <= 0x20 }))
        }
    }
}
