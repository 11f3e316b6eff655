internal import Addressing
internal import Computing
public import Newsroom
internal import TextReading

/// Removes boilerplate from articles: source names after titles, repeated lines in texts, gallery captions, and calls
/// to click or subscribe.
///
/// All later stages and pages use the cleaned article; the archive keeps the original. (Seen in the wild: video
/// descriptions whose links to "Facebook", "Twitter" and "website" put a day's news under Technology.)
public struct Cleaner: Sendable {
    /// The number of articles per source used to learn its boilerplate.
    static let sample = 60

    private let boilerplate: [FeedSource.ID: SourceBoilerplate]
    private let callsToAction: CallsToAction

    /// Learns the boilerplate of each source.
    ///
    /// - Parameter articles: all known articles, newest first; for a feed that is read for the first time, its own
    ///   entries.
    public init(learningFrom articles: [Article], sources: [FeedSource]) {
        self.init(learningFrom: Self.samples(of: articles), sources: sources)
    }

    /// Returns the articles used to learn each source's boilerplate. The only other input is the source's name.
    ///
    /// - Parameter articles: all known articles, newest first.
    public static func samples(of articles: [Article]) -> [FeedSource.ID: [Article]] {
        var samples: [FeedSource.ID: [Article]] = [:]
        for article in articles where samples[article.source, default: []].count < sample {
            samples[article.source, default: []].append(article)
        }
        return samples
    }

    /// Learns the boilerplate of some sources.
    ///
    /// - Parameter samples: articles from `samples(of:)`; nothing is learned about sources without any.
    public init(learningFrom samples: [FeedSource.ID: [Article]], sources: [FeedSource]) {
        let names = Dictionary(sources.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let learnt = Array(samples).concurrentMap(slice: 8) { source, articles in
            (source, SourceBoilerplate(of: articles, name: names[source]))
        }
        boilerplate = Dictionary(learnt, uniquingKeysWith: { first, _ in first })
        callsToAction = .builtIn
    }

    /// Returns the article without boilerplate. An article that consists of nothing else keeps its title.
    public func cleaned(_ article: Article) -> Article {
        var cleaned = article
        texts(of: article).apply(to: &cleaned)
        return cleaned
    }

    /// Returns the article's texts without boilerplate.
    public func texts(of article: Article) -> CleanedTexts {
        let boilerplate = boilerplate[article.source] ?? SourceBoilerplate()
        let title = boilerplate.cleanedTitle(article.title).withoutProgramme(of: article).withoutHashtagsAtItsEnd
        let summary = cleaned(article.summary, of: boilerplate)
        let text = cleaned(article.text, of: boilerplate)
        return CleanedTexts(
            title: title == article.title ? nil : title, summary: summary == article.summary ? nil : summary,
            text: text == article.text ? nil : text)
    }

    private func cleaned(_ text: String, of boilerplate: SourceBoilerplate) -> String {
        text.withoutNumberedCaption.keepingUnits { unit, isCutOff, isAfterGap in
            // Truncated text after a plea is usually more of the same.
            if isCutOff && isAfterGap || boilerplate.repeats(unit) { return .goes }
            return callsToAction.verdict(on: unit)
        }
    }
}

extension String {
    /// Returns a video's title without the programme's name after a bar (a few capitalised words), if enough words
    /// remain. (Seen in the wild: "… | Newsfeed", once in three days in a feed, which is too rare to learn.)
    fileprivate func withoutProgramme(of article: Article) -> String {
        guard utf8.contains(UInt8(ascii: "|")), let ending = TitleEnding(of: self), ending.text.contains("|"),
            let url = article.url, AddressParts(url).isOfFilm
        else { return self }
        let words = ending.words.split(separator: " ")
        let title = self[..<ending.text.startIndex].split(separator: " ")
        let isName = words.count <= mostOfProgramme && words.allSatisfy { $0.first?.isUppercase ?? false }
        return isName && title.count >= fewestOfTitle ? String(self[..<ending.text.startIndex]) : self
    }

    /// The title without hashtags at its end, unless nothing else is left.
    fileprivate var withoutHashtagsAtItsEnd: String {
        guard utf8.contains(UInt8(ascii: "#")) else { return self }
        var words = split(separator: " ", omittingEmptySubsequences: true)
        let count = words.count
        while let last = words.last, last.utf8.first == UInt8(ascii: "#"), last.utf8.count > 1 { words.removeLast() }
        while let last = words.last, words.count < count, last == "|" || last == "-" { words.removeLast() }
        return words.isEmpty || words.count == count ? self : words.joined(separator: " ")
    }
}

/// The most words in a programme's name.
private let mostOfProgramme = 4
/// The fewest words that must remain of a title.
private let fewestOfTitle = 3
