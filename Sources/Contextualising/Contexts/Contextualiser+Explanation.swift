public import Newsroom
public import TextReading

extension Contextualiser {
    /// Explains why a story has its statement, or none.
    ///
    /// - Parameters:
    ///   - context: the story's statement in the edition.
    ///   - briefs: all articles of the story.
    ///   - precedents: the story's precedents in the archive.
    public func explanation(
        of context: Context?, on briefs: [Brief], readings: PackedReadings = PackedReadings(),
        precedents: PrecedentFinding? = nil
    ) -> ContextExplanation {
        var readings = ArticleReadings(readings)
        let reports = Self.leadFirst(briefs)
        guard let lead = reports.first, lead.kind.isVoice else {
            return ContextExplanation(
                context: context, matches: [], verdict: "Only reports get a statement.")
        }
        guard !isSilent(on: lead, &readings) else {
            return ContextExplanation(
                context: context, matches: [],
                verdict: "It contains a phrase that rules out comment (a promotion, a horoscope, an obituary).")
        }
        let sentences = SignificantSentences(reports, finder: finder, &readings).found(&readings)
        let verdict =
            switch context {
            case .some(let context) where !context.sources.isEmpty:
                "A report says so itself. This is the best of the sentences below, quoted verbatim."
            case .some(let context) where context.precedents != nil:
                "No report says why. The archive holds other stories of the same kind at the same place, according to the "
                    + "list `occurrences`."
            case .some(let context) where context.tier == 1:
                "No report says why. This comes from the most confident rule about this kind of event."
            case .some:
                "No report says why, and no rule covers the event. This is a general reason for its theme, shown only if a "
                    + "section has nothing better."
            case nil where !sentences.isEmpty:
                "The possible statements are already in its summary, or shown for a higher-ranked story."
            case nil: "No report says why. No rule applies, or its sentence is shown for a higher-ranked story."
            }
        return ContextExplanation(
            context: context,
            matches: hits(on: reports, &readings).map { hit in
                ContextExplanation.Match(
                    rule: hit.rule.name, confidence: hit.rule.confidence, triggers: hit.triggers)
            },
            sentences: sentences.prefix(5).map {
                ContextExplanation.Sentence(
                    text: $0.sentence.text, source: $0.brief.source.name, rule: $0.rule, trigger: $0.trigger,
                    score: $0.score)
            }, memory: precedents.map(Self.memory), verdict: verdict)
    }

    private static func memory(of finding: PrecedentFinding) -> ContextExplanation.Memory {
        ContextExplanation.Memory(
            eventKind: finding.eventKind, place: finding.place,
            stories: finding.candidates.map {
                ContextExplanation.Memory.Story(
                    id: $0.link.story, title: $0.link.title, latest: $0.link.latest, verdict: $0.verdict.rawValue)
            })
    }
}
