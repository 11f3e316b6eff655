internal import Newsroom

extension Summaries {
    /// The digest as it is mailed: each story with the one sentence that its card begins with, and that sentence's
    /// source.
    var mailedDigest: Digest {
        let openings = byStory
        func short(_ item: Digest.Item) -> Digest.Item {
            let whole = openings[item.lead.story.id] ?? item.summary
            let sentence = whole.sentences.first
            let source =
                whole.briefs.first { sentence?.article == nil || $0.id == sentence?.article } ?? item.lead
            return Digest.Item(
                lead: item.lead,
                summary: StorySummary(
                    sentences: whole.sentences.prefix(1).map(\.self), briefs: [source], model: whole.model))
        }
        var mailed = Digest(
            top: digest.top.map(short),
            sections: digest.sections.map { Digest.Section(category: $0.category, items: $0.items.map(short)) })
        let items = mailed.top + mailed.sections.flatMap(\.items)
        let texts =
            mailed.sections.map(\.category.name)
            + items.flatMap { item in
                [item.lead.article.title] + item.summary.sentences.map(\.text) + item.summary.briefs.map(\.source.name)
            }
        mailed.words = texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        return mailed
    }
}
