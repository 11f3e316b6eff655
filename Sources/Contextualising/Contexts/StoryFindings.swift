public import Newsroom
public import TextReading

/// The possible statements on a story, independent of other stories.
public struct StoryFindings: Sendable, Equatable {
    /// A triggered rule, by name, with the phrases that triggered it.
    public struct Hit: Sendable, Equatable {
        public var rule: String
        public var triggers: [String]

        public init(rule: String, triggers: [String]) {
            self.rule = rule
            self.triggers = triggers
        }
    }

    /// A sentence of a report that says why the story matters, and the articles that already show it.
    public struct ReasonSentence: Sendable, Equatable {
        public var context: Context
        /// The articles whose own cards already contain the statement.
        public var shownBy: [Article.ID]

        public init(context: Context, shownBy: [Article.ID]) {
            self.context = context
            self.shownBy = shownBy
        }
    }

    /// Whether the story's lead article rules out any statement.
    public var isSilent: Bool
    /// The triggered rules, most confident first.
    public var hits: [Hit]
    /// The reports' own statements, best first.
    public var sentences: [ReasonSentence]

    public init(isSilent: Bool = false, hits: [Hit] = [], sentences: [ReasonSentence] = []) {
        self.isSilent = isSilent
        self.hits = hits
        self.sentences = sentences
    }
}

extension Contextualiser {
    /// Collects the possible statements on a single story.
    ///
    /// - Parameter reports: the story's briefs, lead first.
    public func findings(on reports: [Brief], _ readings: inout ArticleReadings) -> StoryFindings {
        guard let lead = reports.first, lead.kind.isVoice, !isSilent(on: lead, &readings) else {
            return StoryFindings(isSilent: true)
        }
        let sentences = SignificantSentences(reports, finder: finder, &readings).found(&readings)
        let shown = sentences.isEmpty ? [] : reports.map { (id: $0.id, words: CardText(of: $0, &readings)) }
        return StoryFindings(
            hits: hits(on: reports, &readings).map { StoryFindings.Hit(rule: $0.rule.name, triggers: $0.triggers) },
            sentences: sentences.map { sentence in
                StoryFindings.ReasonSentence(
                    context: sentence.context, shownBy: shown.filter { $0.words.says(sentence.sentence) }.map(\.id))
            })
    }
}
