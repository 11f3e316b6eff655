public import Newsroom
internal import TextDecoding
internal import TextReading

/// The file from which an article can be completed.
public enum CompletingFile: Sendable, Equatable {
    /// The transcript of an episode.
    case transcript(String)
    /// The list of an episode's chapters.
    case chapters(String)
    /// The article's own page.
    case page(String)

    public var address: String {
        switch self {
        case .transcript(let address), .chapters(let address), .page(let address): address
        }
    }

    /// Returns what is stored of the file's text. Of a transcript it is about ten minutes, because news follows music,
    /// greetings and adverts; that is searched, but cards show no more of it than of other texts.
    public func stored(_ text: String) -> String {
        switch self {
        case .transcript: excerpt(of: text, limit: 10_000)
        case .chapters: ChapterList(written: text).map { ChapterList.text(of: $0.marks) } ?? Article.beginning(of: text)
        case .page: Article.beginning(of: text)
        }
    }
}

extension Article {
    /// The file to fetch for the article; nil if it has no address. An episode's page repeats the feed's description,
    /// so the transcript comes first, then the chapters if the feed doesn't list them.
    public var completingFile: CompletingFile? {
        if let transcript { return .transcript(transcript) }
        if let chapters = placeOfChapters.flatMap({ self.enclosures[$0].chapters }) { return .chapters(chapters) }
        return self.url.map(CompletingFile.page)
    }

    private var placeOfChapters: Int? { self.enclosures.firstIndex { $0.chapters != nil && $0.marks.isEmpty } }

    /// Returns the beginning of a text as articles store it: at most 1,500 characters, cut where a reader would pause.
    static func beginning(of text: String) -> String { excerpt(of: text, limit: 1500) }

    /// Makes the titles of chapters the text of an episode that has no other.
    mutating func useChaptersAsText() {
        guard self.summary.isEmpty, self.text.isEmpty else { return }
        let titles = self.enclosures.lazy.flatMap(\.marks).map(\.title).joined(separator: " · ")
        self.text = Self.beginning(of: titles).harmless
    }

    /// Returns the article completed from the file that was read, if the feed gave no text or less.
    public func completed(by page: ArticlePage) -> Article {
        var article = self
        if case .chapters = completingFile, let place = placeOfChapters, let list = ChapterList(written: page.text) {
            article.enclosures[place].marks = list.marks
            article.useChaptersAsText()
            return article
        }
        // Prefer the feed's text if the page gives only a line. (Seen in the wild: notices and paywalls.)
        if page.text.count >= 140, page.text.count > self.text.count {
            article.text = page.text
            article.isSpoken = transcript != nil
        }
        // Transcripts may be machine-made, so they never become a summary that others quote.
        if self.summary.isEmpty, !article.isSpoken { article.summary = excerpt(of: article.text, limit: 600) }
        article.image = self.image ?? page.image
        if self.authors.isEmpty { article.authors = page.authors }
        article.access = page.access ?? self.access
        return article
    }
}
