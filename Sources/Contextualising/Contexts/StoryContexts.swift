internal import Computing
public import Newsroom
public import TextReading

/// Statements on why each story in an edition matters and what may follow. There is one per story, and no sentence is
/// used twice.
public struct StoryContexts: Sendable {
    fileprivate(set) var contexts: [Story.ID: Context] = [:]
    fileprivate(set) var implications: [Story.ID: [Statement]] = [:]
    /// The articles whose own cards already contain the statement.
    fileprivate(set) var shownBy: [Story.ID: Set<Article.ID>] = [:]

    /// Returns the brief with its story's statement, unless its own title and summary already contain it.
    public func added(to brief: Brief) -> Brief {
        let story = brief.story.id
        let context = shownBy[story]?.contains(brief.id) == true ? nil : contexts[story]
        let implications = implications[story] ?? []
        // Most briefs have no statement; returning them unchanged saves memory.
        guard context != brief.context || implications != brief.implications else { return brief }
        var brief = brief
        brief.context = context
        brief.implications = implications
        return brief
    }
}

extension Contextualiser {
    /// Decides for each story why it matters.
    ///
    /// The order of preference: a report's own sentence on consequences, history or scale; a sentence with a figure
    /// that several independent publishers give; precedents from the archive; a rule about this kind of event; a rule
    /// about the theme. Statements that would fit a whole category are never used: checked on a day that was not used
    /// for tuning, they were not apt. More important stories choose first, because no rule's sentence is used for two.
    ///
    /// - Parameters:
    ///   - briefs: all briefs that pages may show.
    ///   - readings: existing readings of their articles.
    ///   - ranks: the stories' ranks.
    ///   - precedents: the stories' precedents in the archive.
    public func contexts(
        of briefs: [Brief], readings: PackedReadings = PackedReadings(), ranks: [Story.ID: StoryRank] = [:],
        precedents: [Story.ID: PrecedentFinding] = [:]
    ) -> StoryContexts {
        let stories = Self.stories(of: briefs, ranks: ranks)
        let found = stories.concurrentMap(makingState: { ArticleReadings(readings) }) { readings, reports in
            findings(on: reports, &readings)
        }
        return contexts(of: Array(zip(stories.map(\.[0].story.id), found)), precedents: precedents)
    }

    /// Groups briefs by story, most important story first. Within a story the lead comes first, then the others by ID.
    public static func stories(of briefs: [Brief], ranks: [Story.ID: StoryRank]) -> [[Brief]] {
        let stories = Dictionary(grouping: briefs, by: \.story.id).map { id, briefs in
            (id: id, score: ranks[id]?.score ?? 0, briefs: briefs)
        }
        let order = stories.sorted { $0.score == $1.score ? $0.id < $1.id : $0.score > $1.score }
        return order.map { leadFirst($0.briefs) }
    }

    /// Chooses a context for each story from its findings. A context given to one story is not repeated for another, so
    /// the most important stories must come first.
    public func contexts(
        of stories: [(id: Story.ID, findings: StoryFindings)], precedents: [Story.ID: PrecedentFinding]
    ) -> StoryContexts {
        var result = StoryContexts()
        var said: Set<String> = []
        var general: [(story: Story.ID, choices: [Context])] = []
        for (id, findings) in stories where !findings.isSilent {
            let hits = matcher.hits(findings.hits)
            let event = hits.first { $0.rule.isEvent && !said.contains($0.rule.reason) }
            let sentence = findings.sentences.first { !said.contains($0.context.reason.text) }
            if let event {
                // A rule's statement and its implications belong to the same story.
                said.insert(event.rule.reason)
                result.implications[id] = Array(Self.implications(of: event.rule).prefix(3))
            }
            if let sentence {
                said.insert(sentence.context.reason.text)
                result.contexts[id] = sentence.context
                result.shownBy[id] = Set(sentence.shownBy)
            } else if let known = precedents[id]?.context, said.insert(known.reason.text).inserted {
                result.contexts[id] = known
            } else if let event {
                result.contexts[id] = Self.context(of: event)
            } else {
                general.append((id, hits.filter { !$0.rule.isEvent }.map(Self.context)))
            }
        }
        for (id, choices) in general {
            guard let context = choices.first(where: { !said.contains($0.reason.text) }) else { continue }
            said.insert(context.reason.text)
            result.contexts[id] = context
        }
        return result
    }

    /// Returns a story's articles with the lead first and the others sorted by ID.
    static func leadFirst(_ briefs: [Brief]) -> [Brief] {
        guard briefs.count > 1 else { return briefs }
        return briefs.sorted { a, b in
            let (first, second) = (a.id == a.story.lead, b.id == b.story.lead)
            return first == second ? a.id < b.id : first
        }
    }

    /// Returns whether a story's lead article rules out any statement.
    func isSilent(on lead: Brief, _ readings: inout ArticleReadings) -> Bool {
        let reading = readings.reading(of: lead.article, tag: lead.source.language, withText: false)
        return matcher.hits(lead.article.title, reading, category: lead.topic.category) == nil
    }

    /// Returns the rules that a story triggers, most confident first: those of its lead that at least half of the other
    /// reports trigger too.
    func hits(on reports: [Brief], _ readings: inout ArticleReadings) -> [ContextMatcher.Hit] {
        guard let lead = reports.first else { return [] }
        let reading = readings.reading(of: lead.article, tag: lead.source.language, withText: false)
        guard isReadable(reading),
            let own = matcher.hits(lead.article.title, reading, category: lead.topic.category), !own.isEmpty
        else { return [] }
        let others = reports.dropFirst().map { brief in
            let reading = readings.reading(of: brief.article, tag: brief.source.language, withText: false)
            return Set(
                (matcher.hits(brief.article.title, reading, category: brief.topic.category) ?? []).map(\.rule.name))
        }
        return own.filter { hit in others.count { $0.contains(hit.rule.name) } * 2 >= others.count }
    }
}
