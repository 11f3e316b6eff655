internal import Computing
public import Newsroom
public import TextReading

/// Why each story of an edition matters, and what it may mean: decided once a story, no sentence said twice.
public struct StoryContexts: Sendable {
    fileprivate(set) var contexts: [Story.ID: Context] = [:]
    fileprivate(set) var implications: [Story.ID: [Statement]] = [:]
    /// The articles whose own cards say it already.
    fileprivate(set) var tellers: [Story.ID: Set<Article.ID>] = [:]

    /// The brief with what is said of its story; nothing that the brief's own title and summary say.
    public func told(_ brief: Brief) -> Brief {
        let story = brief.story.id
        let context = tellers[story]?.contains(brief.id) == true ? nil : contexts[story]
        let implications = implications[story] ?? []
        // Of most nothing is said: they stay what they are, and take no more memory.
        guard context != brief.context || implications != brief.implications else { return brief }
        var brief = brief
        brief.context = context
        brief.implications = implications
        return brief
    }
}

extension Contextualiser {
    /// Decides of every story why it matters.
    ///
    /// In this order: what a report itself says of consequence, history or scale; a sentence with a figure that several
    /// independent publishers give; what the archive knows; a rule about an event of this sort; a rule about the theme. What may
    /// be said of all that a category holds is said of no story: read on a day that was not tuned on, none of 22 such
    /// sentences was apt. The weightier story has the first choice, for no sentence of the rules is said of two.
    ///
    /// - Parameters:
    ///   - briefs: all that pages may show.
    ///   - readings: those of their articles, as far as they exist.
    ///   - ranks: the stories' weights.
    ///   - precedents: what the archive knows of them.
    public func contexts(
        of briefs: [Brief], readings: ReadingShelf = ReadingShelf(), ranks: [Story.ID: StoryRank] = [:],
        precedents: [Story.ID: PrecedentFinding] = [:]
    ) -> StoryContexts {
        let stories = Self.stories(of: briefs, ranks: ranks)
        let found = stories.concurrentMap(makingState: { ArticleReadings(readings) }) { readings, reports in
            findings(on: reports, &readings)
        }
        return contexts(of: Array(zip(stories.map(\.[0].story.id), found)), precedents: precedents)
    }

    /// The briefs of each story, the one that stands for it first, then in the order of their ids; the weightiest story first.
    public static func stories(of briefs: [Brief], ranks: [Story.ID: StoryRank]) -> [[Brief]] {
        let stories = Dictionary(grouping: briefs, by: \.story.id).map { id, briefs in
            (id: id, score: ranks[id]?.score ?? 0, briefs: briefs)
        }
        let order = stories.sorted { $0.score == $1.score ? $0.id < $1.id : $0.score > $1.score }
        return order.map { leadFirst($0.briefs) }
    }

    /// The same from what may be said of each story by itself, the weightiest first.
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
                // What a rule says and what it adds belong to one story.
                said.insert(event.rule.reason)
                result.implications[id] = Array(Self.implications(of: event.rule).prefix(3))
            }
            if let sentence {
                said.insert(sentence.context.reason.text)
                result.contexts[id] = sentence.context
                result.tellers[id] = Set(sentence.tellers)
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

    /// A story's articles, the one that stands for it first, then in the order of their ids.
    static func leadFirst(_ briefs: [Brief]) -> [Brief] {
        guard briefs.count > 1 else { return briefs }
        return briefs.sorted { a, b in
            let (first, second) = (a.id == a.story.lead, b.id == b.story.lead)
            return first == second ? a.id < b.id : first
        }
    }

    /// Whether nothing is said of a story because of what its lead is.
    func isSilent(on lead: Brief, _ readings: inout ArticleReadings) -> Bool {
        let reading = readings.reading(of: lead.article, tag: lead.source.language, withText: false)
        return matcher.hits(lead.article.title, reading, category: lead.topic.category) == nil
    }

    /// The rules that a story triggers, the most confident first: its lead's, as far as half of its other reports trigger them too.
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
