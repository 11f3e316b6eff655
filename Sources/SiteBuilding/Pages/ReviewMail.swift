internal import Newsroom

/// A week or month as a mail. The values are those of the daily digest (`DigestPage`), whose template it uses.
struct ReviewMail: TemplateView {
    /// Template values for a story, as for an item of the digest. Its figure, quotation and course are `sentences` too.
    struct Item: TemplateView {
        let story: ReviewStoryView
        let sentences: [SummaryView.SentenceView]
        let sources: [SummaryView.SourceView]

        init(_ story: ReviewStoryView, words: Localisation) {
            func sentence(_ entry: StoryDepthView.Entry, _ text: String) -> SummaryView.SentenceView {
                SummaryView.SentenceView(text: text, language: entry.language, source: entry.source)
            }
            var sentences: [SummaryView.SentenceView] = []
            if let entry = story.sentence { sentences.append(sentence(entry, entry.text)) }
            if let entry = story.figure {
                sentences.append(sentence(entry, "\(words["archive.figure"]) \(entry.text)"))
            }
            if let entry = story.quotation {
                sentences.append(sentence(entry, "“\(entry.text)”" + (entry.speaker.map { " (\($0))" } ?? "")))
            }
            for (key, turn) in story.wentOn ? [("archive.first", story.first), ("archive.last", story.last)] : [] {
                let text = "\(words[key]) (\(turn.day.text)): \(turn.headline.name)"
                sentences.append(SummaryView.SentenceView(text: text, language: nil, source: nil))
            }
            self.story = story
            self.sentences = sentences
            var seen: Set<String> = []
            var links = sentences.compactMap(\.source).filter { seen.insert($0.name).inserted }
            if links.isEmpty { links = [LinkView(name: story.last.source, address: nil)] }
            sources = links.enumerated().map { SummaryView.SourceView(link: $1, isLast: $0 == links.count - 1) }
        }

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "sentences": sentences
            case "sources": sources
            case "count": story.sources?.text ?? false
            default: story.child(named: name)
            }
        }
    }

    let site: Site
    let language: String
    let name: ReviewName
    let length: LocalisedText
    let items: [Item]

    init(_ review: Review, site: Site, shelf: CardShelf) {
        let words = shelf.words
        let root = SiteAddress(site)?.text
        self.site = site
        language = words.language
        name = ReviewName(review, words: words, clock: shelf.clock)
        items = review.stories.enumerated().map {
            Item(ReviewStoryView($1, number: $0 + 1, shelf: shelf, root: root), words: words)
        }
        let texts = items.flatMap { [$0.story.last.headline.name] + $0.sentences.map(\.text) }
        let count = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        length = words.wording("digest.length", counting: DigestPage.minutes(of: count), ["words": count])
    }

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "siteTitle": site.title
        case "siteAddress": LinkAddress.safe(site.address)
        case "language": language
        case "day": name
        case "length": length
        case "top": items
        default: nil
        }
    }

    /// The mail as plain text.
    var text: String {
        var lines = [site.title, name.text, length.text]
        for item in items {
            lines +=
                [""]
                + DigestText.wrapped(item.story.last.headline.name, indent: "\(item.story.number). ", rest: "   ")
            for sentence in item.sentences { lines += DigestText.wrapped(sentence.text, indent: "  ", rest: "  ") }
            lines += DigestText.wrapped(
                item.sources.map(\.link.name).joined(separator: ", "), indent: "  ", rest: "  ")
            if let address = item.story.last.headline.address { lines.append("  " + address) }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
