internal import FoundationEssentials
internal import Newsroom

/// An article as a line of `EditionExport`.
struct ExportedArticle: Encodable {
    struct Place: Encodable {
        let name: String
        let country: String
    }

    let type = "article"
    let id: String
    let title: String
    @WrittenNull var url: String?
    let source: String
    @WrittenNull var published: String?
    let firstSeen: String
    @WrittenNull var language: String?
    let kind: String
    let category: String
    @WrittenNull var subcategory: String?
    @WrittenNull var place: Place?
    @WrittenNull var tone: Double?
    @WrittenNull var context: String?
    @WrittenNull var contextSource: String?
    @WrittenNull var story: String?
    @WrittenNull var thread: String?
    let editions: [String]

    /// - Parameters:
    ///   - thread: the running story that its story belongs to.
    ///   - editions: the names of the editions that contain it.
    init(_ brief: Brief, thread: StoryThread.ID?, in editions: [String]) {
        let article = brief.article
        id = article.id
        title = article.title
        url = LinkAddress.safe(article.url)
        source = brief.source.name
        published = article.published.flatMap { $0 <= article.firstSeen ? WallClock.timestamp($0) : nil }
        firstSeen = WallClock.timestamp(article.firstSeen)
        language = brief.language
        kind = brief.kind.exported
        category = brief.topic.category
        subcategory = brief.topic.subcategory
        place = brief.place.map { Place(name: $0.name, country: $0.country) }
        tone = brief.sentiment
        context = brief.context?.reason.text
        contextSource = brief.context?.sources.first?.name
        story = brief.story.articles.count > 1 ? brief.story.id : nil
        self.thread = thread
        self.editions = editions
    }
}

/// An optional value encoded as null instead of being omitted, so that every line has the same fields.
@propertyWrapper
struct WrittenNull<Value: Encodable>: Encodable {
    var wrappedValue: Value?

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
