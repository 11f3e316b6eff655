internal import Newsroom

extension AddressScreen {
    /// Returns a feed without unsafe addresses and without secrets in its texts.
    func screened(_ read: SourcedFeed) -> SourcedFeed {
        var read = read
        let source = read.source.id
        read.feed.url = shown(read.feed.url, of: source)
        read.feed.title = read.feed.title.map(shown(text:))
        for index in read.feed.items.indices {
            screen(FeedItem.table, of: &read.feed.items[index], from: source)
            screen(StatedFacts.table, of: &read.feed.items[index].stated, from: source)
        }
        return read
    }

    /// Returns an article without unsafe addresses and secrets, which an earlier version of the program may have
    /// stored.
    func screened(_ article: Article) -> Article {
        var facts = article.facts
        screen(ArticleFacts.table, of: &facts, from: article.source)
        screen(StatedFacts.table, of: &facts.stated, from: article.source)
        // Nearly all articles are unchanged and can still share their facts.
        return facts == article.facts ? article : Article(facts)
    }

    private func screen<Root>(_ facts: [Fact<Root>], of root: inout Root, from source: FeedSource.ID) {
        for fact in facts where holdsSecrets || fact.holdsAddresses {
            fact.change(&root) { column, value in
                column.value(value) { form, text in
                    switch form {
                    case .address, .pageAddress: shown(text, of: source)
                    case .words: shown(text: text)
                    case .code, .number, .degrees, .date, .records: text
                    }
                }
            }
        }
    }
}
