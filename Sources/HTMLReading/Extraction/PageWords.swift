/// Judges an element by its class and id, with the words that templates of news sites and blogs use.
struct PageWords: Sendable {
    private struct Entry {
        var word: [UInt8]
        var meaning: PageHint
    }

    /// By first letter.
    private let entries: [[Entry]]

    static let known = PageWords([
        (
            .aside,
            [
                "-ad-", "ad-break", "ad_break", "agegate", "ai2html", "banner", "breadcrumb", "combx", "comment",
                "community",
                "cookie", "cover-wrap", "disqus", "extra", "footer", "gdpr", "header", "legends", "menu", "newsletter-",
                "outbrain", "pager", "pagination", "popup", "related", "remark", "replies", "rss", "shoutbox",
                "sidebar",
                "skyscraper", "social", "sponsor", "supplemental", "taboola", "yom-remote",
            ]
        ),
        (.perhaps, ["and", "article", "body", "column", "content", "main", "mathjax", "shadow"]),
        (
            .good,
            [
                "article", "blog", "body", "content", "entry", "h-entry", "main", "page", "pagination", "post", "story",
                "text",
            ]
        ),
        (
            .bad,
            [
                "-ad-", "banner", "com-", "combx", "comment", "contact", "footer", "gdpr", "hidden", "masthead",
                "media",
                "meta", "outbrain", "promo", "related", "scroll", "share", "shopping", "shoutbox", "sidebar",
                "skyscraper",
                "sponsor", "tags", "widget",
            ]
        ),
        (.byline, ["author", "byline", "dateline", "writtenby"]),
        (.share, ["share", "sharedaddy"]),
    ])

    private init(_ table: [(PageHint, [String])]) {
        var entries = Array(repeating: [Entry](), count: 256)
        for (meaning, words) in table {
            for word in words {
                let bytes = Array(word.utf8)
                entries[Int(bytes[0])].append(Entry(word: bytes, meaning: meaning))
            }
        }
        self.entries = entries
    }

    /// The hints of all words in a class or an id together.
    func hints(in bytes: ArraySlice<UInt8>) -> PageHint {
        var hints: PageHint = []
        let text = bytes.prefix(1000).map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
        for index in text.indices {
            for entry in entries[Int(text[index])] where text[index...].starts(with: entry.word) {
                hints.insert(entry.meaning)
            }
        }
        return hints
    }
}

/// The hints that words in a class or an id give.
struct PageHint: OptionSet, Sendable {
    let rawValue: UInt8
    /// Beside the article.
    static let aside = PageHint(rawValue: 1)
    /// Then rather not beside it.
    static let perhaps = PageHint(rawValue: 2)
    static let good = PageHint(rawValue: 4)
    static let bad = PageHint(rawValue: 8)
    static let byline = PageHint(rawValue: 16)
    static let share = PageHint(rawValue: 32)
}
