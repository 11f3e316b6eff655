internal import Addressing
internal import Computing
public import Newsroom
internal import TextReading

/// Takes from articles what is not theirs: the endings that a source puts behind its titles, the lines that it puts under
/// its texts, the captions of galleries, and what asks for a click or a subscription.
///
/// Every later stage and every page sees the cleaned article; the archive keeps the article as it came. (Seen in the wild:
/// descriptions of videos whose links to "Facebook", "Twitter" and "website" made the news of a day Technology.)
public struct Cleaner: Sendable {
    /// How many of a source's articles are looked at to learn what it repeats.
    static let sample = 60

    private let habits: [FeedSource.ID: SourceHabits]
    private let pleas: Pleas

    /// Learns what each source repeats from item to item.
    ///
    /// - Parameter articles: all that is known, the newest first; of a feed that is read for the first time, its own items.
    public init(learningFrom articles: [Article], sources: [FeedSource]) {
        self.init(learningFrom: Self.samples(of: articles), sources: sources)
    }

    /// The articles of each source that are looked at to learn what it repeats: nothing else is learnt from but them and its name.
    ///
    /// - Parameter articles: all that is known, the newest first.
    public static func samples(of articles: [Article]) -> [FeedSource.ID: [Article]] {
        var samples: [FeedSource.ID: [Article]] = [:]
        for article in articles where samples[article.source, default: []].count < sample {
            samples[article.source, default: []].append(article)
        }
        return samples
    }

    /// Learns what some sources repeat from item to item.
    ///
    /// - Parameter samples: as `samples(of:)` has them; of a source without any nothing is known.
    public init(learningFrom samples: [FeedSource.ID: [Article]], sources: [FeedSource]) {
        let names = Dictionary(sources.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let learnt = Array(samples).concurrentMap(slice: 8) { source, articles in
            (source, SourceHabits(of: articles, name: names[source]))
        }
        habits = Dictionary(learnt, uniquingKeysWith: { first, _ in first })
        pleas = .builtIn
    }

    /// The article without what is not its own; an article that is nothing else keeps its title.
    public func cleaned(_ article: Article) -> Article {
        let habits = habits[article.source] ?? SourceHabits()
        let title = habits.cleanedTitle(article.title).withoutProgramme(of: article).withoutHashtagsAtItsEnd
        let summary = cleaned(article.summary, of: habits)
        let text = cleaned(article.text, of: habits)
        // What stays as it is shares the memory of what is known.
        var cleaned = article
        if title != article.title { cleaned.title = title }
        if summary != article.summary { cleaned.summary = summary }
        if text != article.text { cleaned.text = text }
        return cleaned
    }

    private func cleaned(_ text: String, of habits: SourceHabits) -> String {
        text.withoutNumberedCaption.keepingUnits { unit, isCutOff, isAfterGap in
            // What began behind a plea and was cut off is mostly more of it.
            if isCutOff && isAfterGap || habits.repeats(unit) { return .goes }
            return pleas.verdict(on: unit)
        }
    }
}

extension String {
    /// The title of a film without the name of its programme behind a bar, where words enough are left: few words, all with a
    /// capital. (Seen in the wild: "… | Newsfeed", of which a feed has one in three days: too few to learn it from.)
    fileprivate func withoutProgramme(of article: Article) -> String {
        guard utf8.contains(UInt8(ascii: "|")), let ending = TitleEnding(of: self), ending.text.contains("|"),
            let url = article.url, AddressParts(url).isOfFilm
        else { return self }
        let words = ending.words.split(separator: " ")
        let title = self[..<ending.text.startIndex].split(separator: " ")
        let isName = words.count <= mostOfProgramme && words.allSatisfy { $0.first?.isUppercase ?? false }
        return isName && title.count >= fewestOfTitle ? String(self[..<ending.text.startIndex]) : self
    }

    /// A title without the hashtags behind its last word, where something is left.
    fileprivate var withoutHashtagsAtItsEnd: String {
        guard utf8.contains(UInt8(ascii: "#")) else { return self }
        var words = split(separator: " ", omittingEmptySubsequences: true)
        let count = words.count
        while let last = words.last, last.utf8.first == UInt8(ascii: "#"), last.utf8.count > 1 { words.removeLast() }
        while let last = words.last, words.count < count, last == "|" || last == "-" { words.removeLast() }
        return words.isEmpty || words.count == count ? self : words.joined(separator: " ")
    }
}

/// The most words of a programme's name.
private let mostOfProgramme = 4
/// As many words of a title stay at least.
private let fewestOfTitle = 3
