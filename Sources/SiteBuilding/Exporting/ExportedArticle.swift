internal import FoundationEssentials
internal import Newsroom

/// An article as a line of `EditionExport`: its facts that are marked `isExported`, and the results of the analysis.
struct ExportedArticle: Encodable {
    /// The results of the analysis.
    struct Findings: Encodable {
        let type = "article"
        let source: String
        let kind: String
        let category: String
        @ExplicitNull var subcategory: String?
        @ExplicitNull var place: Place?
        @ExplicitNull var tone: Double?
        @ExplicitNull var context: String?
        @ExplicitNull var contextSource: String?
        @ExplicitNull var story: String?
        @ExplicitNull var thread: String?
        let editions: [String]

        init(_ brief: Brief, thread: StoryThread.ID?, in editions: [String]) {
            source = brief.source.name
            kind = brief.kind.exported
            category = brief.topic.category
            subcategory = brief.topic.subcategory
            place = brief.place.map { Place(name: $0.name, country: $0.country) }
            tone = brief.findings.tone
            context = brief.context?.reason.text
            contextSource = brief.context?.sources.first?.name
            story = brief.story.articles.count > 1 ? brief.story.id : nil
            self.thread = thread
            self.editions = editions
        }
    }

    struct Place: Encodable {
        let name: String
        let country: String
    }

    private let facts: ArticleFacts
    private let findings: Findings

    /// - Parameters:
    ///   - thread: the running story that its story belongs to.
    ///   - editions: the names of the editions that contain it.
    init(_ brief: Brief, thread: StoryThread.ID?, in editions: [String]) {
        var facts = brief.article.facts
        facts.published = facts.published.flatMap { $0 <= facts.firstSeen ? $0 : nil }
        facts.stated.language = brief.language
        facts.stated.access = brief.source.availability(of: brief.article)
        self.facts = facts
        findings = Findings(brief, thread: thread, in: editions)
    }

    func encode(to encoder: any Encoder) throws {
        try findings.encode(to: encoder)
        var members = encoder.container(keyedBy: FactName.self)
        try Self.encode(ArticleFacts.table, of: facts, in: &members)
        try Self.encode(StatedFacts.table, of: facts.stated, in: &members)
    }

    /// Writes facts as links may show them, with null for what isn't stated.
    private static func encode<Root>(
        _ table: [Fact<Root>], of root: Root, in members: inout KeyedEncodingContainer<FactName>
    ) throws {
        for fact in table where fact.isExported {
            for (place, column) in fact.columns.enumerated() {
                let value = column.value(fact.value(root, place)) { form, text in
                    form.isAddress ? LinkAddress.safe(text) : text
                }
                try members.encode(value, as: column, withNull: true)
            }
        }
    }
}

/// An optional value encoded as null instead of being omitted, so that every line has the same fields.
@propertyWrapper
struct ExplicitNull<Value: Encodable>: Encodable {
    var wrappedValue: Value?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
