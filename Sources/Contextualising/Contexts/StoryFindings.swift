public import Newsroom
public import TextReading

/// What may be said of a story, whatever is said of others.
public struct StoryFindings: Sendable, Equatable {
    /// A rule that the story triggers, by its name, with the phrases that triggered it.
    public struct Hit: Sendable, Equatable {
        public var rule: String
        public var triggers: [String]

        public init(rule: String, triggers: [String]) {
            self.rule = rule
            self.triggers = triggers
        }
    }

    /// What a report says itself.
    public struct Telling: Sendable, Equatable {
        public var context: Context
        /// The articles whose own cards say it already.
        public var tellers: [Article.ID]

        public init(context: Context, tellers: [Article.ID]) {
            self.context = context
            self.tellers = tellers
        }
    }

    /// Whether nothing is said of the story because of what its lead is.
    public var isSilent: Bool
    /// The most confident first.
    public var hits: [Hit]
    /// The best first.
    public var sentences: [Telling]

    public init(isSilent: Bool = false, hits: [Hit] = [], sentences: [Telling] = []) {
        self.isSilent = isSilent
        self.hits = hits
        self.sentences = sentences
    }
}

extension Contextualiser {
    /// What may be said of a story by itself.
    ///
    /// - Parameter reports: its briefs, the one that stands for it first.
    public func findings(on reports: [Brief], _ readings: inout ArticleReadings) -> StoryFindings {
        guard let lead = reports.first, lead.kind.isVoice, !isSilent(on: lead, &readings) else {
            return StoryFindings(isSilent: true)
        }
        let sentences = TellingSentences(reports, finder: finder, &readings).found(&readings)
        let shown = sentences.isEmpty ? [] : reports.map { (id: $0.id, words: ShownWords(of: $0, &readings)) }
        return StoryFindings(
            hits: hits(on: reports, &readings).map { StoryFindings.Hit(rule: $0.rule.name, triggers: $0.triggers) },
            sentences: sentences.map { sentence in
                StoryFindings.Telling(
                    context: sentence.context, tellers: shown.filter { $0.words.says(sentence.sentence) }.map(\.id))
            })
    }
}
