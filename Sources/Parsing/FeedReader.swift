import MarkupReading
import Newsroom

/// A reader for the feed's own metadata.
struct FeedReader {
    let head: ElementRecord
    let format: FeedFormat
    /// The feed's address.
    let address: String

    func feed(items: consuming [FeedItem]) -> Feed {
        let title = head.text([.title, .dcTitle, .itunesTitle]).map(TitleText(HTMLCleaner()).plain)
        let addresses = BaseAddresses(head: head, format: format.table, feed: address)
        var feed = Feed(
            format: format.name, title: title.flatMap { $0.isEmpty ? nil : $0 }, url: addresses.page,
            language: head.feedLanguage.flatMap(LanguageTag.init)?.text)
        swap(&feed.items, &items)
        let facts = ItemFacts(record: head, format: format.table, addresses: addresses)
        let (authors, stated) = (facts.authors, facts.stated(with: TitleText(HTMLCleaner())))
        let inherited = StatedFacts.table.filter { fact in
            var alone = StatedFacts()
            if fact.isInherited { fact.fill(&alone, from: stated) }
            return alone != StatedFacts()
        }
        for index in feed.items.indices {
            feed.items[index].language = feed.items[index].language ?? feed.language
            // RFC 4287, section 4.2.10; RSS's Creative Commons module says the same about channels.
            for fact in inherited { fact.fill(&feed.items[index].stated, from: stated) }
            // RFC 4287, section 4.2.1, and JSON Feed: entries without authors inherit the feed's.
            if feed.items[index].authors.isEmpty, format.table.inheritsAuthors { feed.items[index].authors = authors }
        }
        return feed
    }
}
