internal import Newsroom

extension AddressScreen {
    /// Returns a feed without unsafe addresses and without secrets in its texts.
    func screened(_ read: SourcedFeed) -> SourcedFeed {
        var read = read
        let source = read.source.id
        read.feed.url = shown(read.feed.url, of: source)
        read.feed.title = read.feed.title.map(shown(text:))
        for index in read.feed.items.indices { screen(&read.feed.items[index], of: source) }
        return read
    }

    private func screen(_ item: inout FeedItem, of source: FeedSource.ID) {
        item.url = shown(item.url, of: source)
        item.original = shown(item.original, of: source)
        item.image = shown(item.image, of: source)
        item.licence = shown(item.licence, of: source)
        if let discussion = item.reception?.discussion {
            item.reception?.discussion = shown(discussion, of: source)
        }
        item.enclosures = item.enclosures.compactMap { shown($0, of: source) }
        item.title = shown(text: item.title)
        item.authors = item.authors.map(shown(text:))
        item.tags = item.tags.map(shown(text:))
        if let text = item.summary?.text { item.summary?.text = shown(text: text) }
        if let text = item.content?.text { item.content?.text = shown(text: text) }
    }

    /// Returns an article without unsafe addresses and secrets, which an earlier version of the program may have
    /// stored.
    func screened(_ article: Article) -> Article {
        var shown = article
        let source = article.source
        // Assign only what changes, since any assignment copies the article. Nearly all need none.
        func set<T: Equatable>(_ path: WritableKeyPath<Article, T>, _ value: T) {
            if shown[keyPath: path] != value { shown[keyPath: path] = value }
        }
        set(\.url, self.shown(article.url, of: source))
        set(\.image, self.shown(article.image, of: source))
        set(\.licence, self.shown(article.licence, of: source))
        if let discussion = article.reception?.discussion {
            set(
                \.reception,
                article.reception.map { reception in
                    var reception = reception
                    reception.discussion = self.shown(discussion, of: source)
                    return reception
                })
        }
        if !article.enclosures.isEmpty {
            set(\.enclosures, article.enclosures.compactMap { self.shown($0, of: source) })
        }
        guard holdsSecrets else { return shown }
        set(\.title, self.shown(text: article.title))
        set(\.authors, article.authors.map { self.shown(text: $0) })
        set(\.tags, article.tags.map { self.shown(text: $0) })
        set(\.summary, self.shown(text: article.summary))
        set(\.text, self.shown(text: article.text))
        return shown
    }

    private func shown(_ enclosure: Enclosure, of source: FeedSource.ID) -> Enclosure? {
        guard let url = shown(enclosure.url, of: source) else { return nil }
        var enclosure = enclosure
        enclosure.url = url
        enclosure.image = shown(enclosure.image, of: source)
        enclosure.transcript = shown(enclosure.transcript, of: source)
        enclosure.chapters = shown(enclosure.chapters, of: source)
        enclosure.title = enclosure.title.map(shown(text:))
        for index in enclosure.marks.indices {
            enclosure.marks[index].title = shown(text: enclosure.marks[index].title)
        }
        return enclosure
    }
}
