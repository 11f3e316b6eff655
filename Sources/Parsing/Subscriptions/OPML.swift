internal import Addressing
internal import MarkupReading
public import Newsroom
internal import TextDecoding

/// Subscription lists as exchanged by feed readers: OPML 1.0 and 2.0 (opml.org/spec2.opml).
public enum OPML {
    /// Returns the feeds in a list, in order and without duplicates.
    ///
    /// Tolerates irregularities seen in the wild: attribute names in any case (`xmlurl`), a `title` without a `text`
    /// and vice versa, `feed:` for `http:`. HTML entities, bare ampersands and a wrong encoding declaration are
    /// accepted too. An outline without a feed is a folder. A feed at another kind of address is listed as skipped.
    ///
    /// - Throws: a `Failure` with the stage "parsing" and an empty source if the bytes are not such a list.
    public static func read(_ bytes: [UInt8]) throws(Failure) -> SubscriptionList {
        let document = FeedDocument(bytes, contentType: nil, vocabulary: .opml)
        let outcome = document.read(restart: {}, deliver: { _, _ in true })
        let list = outcome.head
        guard list.first(OPMLTerm.opml.rawValue) != nil else {
            let reason = Message(.noSubscriptions, ["reason": .message(outcome.finding)])
            throw Failure(stage: .parsing, source: "", reason: reason)
        }
        var folders: [Int: [String]] = [:]
        var subscriptions: [Subscription] = []
        var skipped: [String] = []
        var known: Set<String> = []
        for (place, outline) in list.elements.enumerated() where outline.code == OPMLTerm.outline.rawValue {
            let around = list.place(around: outline).flatMap { folders[$0] } ?? []
            func value(_ attribute: OPMLAttribute) -> String? { list.line(attribute, of: outline) }
            let title = (value(.title) ?? value(.text)).map(TitleText(HTMLCleaner()).plain)
            // FreshRSS's types for pages that are no feeds: "HTML+XPath", "JSON+DotNotation"
            // (freshrss.github.io/FreshRSS/en/developers/OPML.html).
            let isPage = value(.type)?.contains("+") ?? false
            if let feed = value(.xmlURL).flatMap(address), !isPage {
                if known.insert(feed).inserted {
                    subscriptions.append(
                        Subscription(
                            feed: feed, title: title == feed ? nil : title, site: value(.htmlURL).flatMap(address),
                            type: value(.type)?.lowercased(), language: value(.language), folders: around))
                }
                // Seen in the wild: feeds containing outlines for their items. Those belong to the same folder.
                folders[place] = around
            } else {
                folders[place] = title.map { around + [$0] } ?? around
                let isLink = ["link", "include"].contains(value(.type)?.lowercased())
                if let other = value(.xmlURL), !isLink { skipped.append(title ?? String(other.prefix(120))) }
            }
        }
        return SubscriptionList(subscriptions, skipped: skipped, isCutOff: outcome.isCutOff)
    }

    /// Returns an absolute http(s) address. Nothing else is accepted, because a third party wrote the list and its
    /// addresses may be fetched.
    static func address(_ text: String) -> String? {
        // Escaped twice or more; no address has a parameter named "amp;page".
        let text = text.replacing(/&(?:amp;)+/, with: "&")
        for scheme in ["feed:https://", "feed:http://", "feed://"] where text.lowercased().hasPrefix(scheme) {
            let rest = text.dropFirst(scheme.count)
            return WebAddress((scheme.contains("https") ? "https://" : "http://") + rest)?.text
        }
        return WebAddress(text)?.text
    }
}

extension FeedDocument.Outcome {
    /// The kind of document found instead.
    fileprivate var finding: Message {
        switch beginning {
        case .nothing: Message(.emptyFile)
        case .json: Message(.isJSON)
        case .page: Message(.isPage)
        case .other: Message(.isNoXML)
        case .element(let name):
            name.isEmpty ? Message(.noElement) : Message(.otherElement, ["name": .text(String(name.prefix(40)))])
        }
    }
}

extension ElementRecord {
    /// Returns an attribute on one line; nil if it is blank.
    fileprivate func line(_ attribute: OPMLAttribute, of element: Element) -> String? {
        let words = self.attribute(attribute.rawValue, of: element)?.split(whereSeparator: \.isWhitespace) ?? []
        return words.isEmpty ? nil : words.joined(separator: " ").harmless
    }
}
