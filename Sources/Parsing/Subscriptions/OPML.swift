internal import Addressing
internal import MarkupReading
public import Newsroom
internal import TextDecoding

/// Subscription lists as readers exchange them: OPML 1.0 and 2.0 (opml.org/spec2.opml).
public enum OPML {
    /// The feeds that a list names, in its order, each once.
    ///
    /// Forgiven, as seen in the wild: attributes in any case (`xmlurl`), a `title` without a `text` and the other way
    /// round, `feed:` for `http:`, entities of HTML, bare ampersands, another encoding than the declared one. An outline
    /// without a feed is a folder.
    ///
    /// - Throws: a `Failure` with the stage "parsing" where the bytes are no list of that kind; its source is empty.
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
        var known: Set<String> = []
        for (place, outline) in list.elements.enumerated() where outline.code == OPMLTerm.outline.rawValue {
            let around = list.place(around: outline).flatMap { folders[$0] } ?? []
            func value(_ attribute: OPMLAttribute) -> String? { list.line(attribute, of: outline) }
            let title = (value(.title) ?? value(.text)).map(TitleText(HTMLCleaner()).plain)
            if let feed = value(.xmlURL).flatMap(address) {
                if known.insert(feed).inserted {
                    subscriptions.append(
                        Subscription(
                            feed: feed, title: title == feed ? nil : title, site: value(.htmlURL).flatMap(address),
                            type: value(.type)?.lowercased(), language: value(.language), folders: around))
                }
                // Seen in the wild: feeds with outlines inside, for what they hold; those stand in the same folder.
                folders[place] = around
            } else {
                folders[place] = title.map { around + [$0] } ?? around
            }
        }
        return SubscriptionList(subscriptions, isCutOff: outcome.isCutOff)
    }

    /// Absolute http(s) addresses only; a list is foreign, and what it names may be asked for.
    static func address(_ text: String) -> String? {
        // Escaped once or more too often: no address has a parameter called "amp;page".
        let text = text.replacing(/&(?:amp;)+/, with: "&")
        for scheme in ["feed:https://", "feed:http://", "feed://"] where text.lowercased().hasPrefix(scheme) {
            let rest = text.dropFirst(scheme.count)
            return WebAddress((scheme.contains("https") ? "https://" : "http://") + rest)?.text
        }
        return WebAddress(text)?.text
    }
}

extension FeedDocument.Outcome {
    /// The kind of document that it is instead.
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
    /// An attribute on one line; nil when nothing is left.
    fileprivate func line(_ attribute: OPMLAttribute, of element: Element) -> String? {
        let words = self.attribute(attribute.rawValue, of: element)?.split(whereSeparator: \.isWhitespace) ?? []
        return words.isEmpty ? nil : words.joined(separator: " ").harmless
    }
}
