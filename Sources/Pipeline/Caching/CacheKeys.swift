internal import Computing
internal import Foundation
internal import Newsroom

// Cache keys made from whole values, so that they cover every part of an article, source or story that a stage reads.
extension ResultCache.Key {
    /// Creates the key for a source's boilerplate, and thus for its cleaned articles.
    ///
    /// - Parameters:
    ///   - sample: the articles that boilerplate is learnt from.
    ///   - name: the source's name.
    init(cleaningOf sample: [Article], name: String?) {
        self.init(.cleanings) { inputs in
            inputs.add(name)
            for article in sample { inputs.add(article.words) }
        }
    }

    /// Creates the key for an article's kind, derived from what its publisher sent.
    init(kindOf article: Article) { self.init(.kinds) { $0.add(article) } }

    /// Creates the key for what is derived from a single article.
    init(_ article: Article, from source: FeedSource?) {
        self.init(.articles) { inputs in
            inputs.add(article)
            inputs.add(source)
            inputs.add(PublishersCountry.builtIn.country(of: article, from: source))
        }
    }

    /// Creates the key for the contexts that can be derived from a single story.
    ///
    /// - Parameter reports: the story's briefs, lead first.
    init(contextsOf reports: [Brief]) { self.init(.contexts) { $0.add(reports) } }

    /// Creates the key for the summary on a story's page.
    ///
    /// - Parameter day: the edition's day, on which "today" in a report may be out of date.
    init(summaryOf file: StoryFile, on day: Day.ID) {
        self.init(.summaries) { inputs in
            inputs.add(day)
            inputs.add(file.lead)
            inputs.add(file.briefs)
        }
    }

    private init(_ kind: ResultCache.ResultKind, _ collect: (inout CacheInputs) -> Void) {
        var inputs = CacheInputs()
        collect(&inputs)
        self.init(kind, inputs.key)
    }
}

extension Article {
    /// A hash of the facts that cleaning reads.
    var formBeforeCleaning: UInt64 {
        var inputs = CacheInputs()
        inputs.add(words)
        inputs.add(self.url)
        return inputs.key
    }

    /// The publisher's texts.
    fileprivate var words: [FactValue] {
        let facts = facts
        return Self.wordFacts.map { $0.value(facts, 0) }
    }

    private static let wordFacts = ArticleFacts.table.filter(\.isWords)
}

extension Fact {
    /// Whether it is a text for readers.
    fileprivate var isWords: Bool { if case .words = columns[0].form { true } else { false } }
}
