/// The facts that publishers state about an item and that travel unchanged to its article and card.
///
/// A new fact needs a property here and a row in the table, a reader in `Parsing/Facts`, and a place on a card or
/// `isLinked`.
public struct StatedFacts: Sendable, Equatable {
    /// Names as plain text.
    public var authors: [String] = []
    /// The absolute http(s) address of the main image.
    public var image: String?
    /// A BCP 47 tag; an article's is from the item, otherwise its feed, otherwise its source.
    public var language: String?
    public var tags: [String] = []
    public var enclosures: [Enclosure] = []
    /// The location of the event, if the publisher states one.
    public var location: Coordinates?
    /// Comment and view counts from the publisher's site.
    public var reception: Reception?
    /// The absolute http(s) address of the licence that permits reuse.
    public var licence: String?
    /// The people who take part, each once.
    public var persons: [Person] = []
    /// The stored form of `access`.
    public var accessWord: String?

    public init() {}

    /// All of them, in the order in which archives store them.
    public static let table: [Fact<StatedFacts>] = [
        Fact("authors", \.authors, .words, limit: 10),
        Fact("image", \.image, .address),
        Fact("language", \.language, .code, isExported: true),
        Fact("tags", \.tags, .words, limit: 20),
        Fact("enclosures", \.enclosures, limit: 10),
        Fact("location", \.location, step: FactStep(4, "places that publishers give")),
        Fact("reception", \.reception, step: received),
        Fact("licence", \.licence, .address, isInherited: true, isLinked: true, step: received),
        Fact(
            "persons", \.persons, limit: 20, isInherited: true, isExported: true,
            step: FactStep(14, "people who take part")),
        Fact("access", \.accessWord, .code, isExported: true, step: FactStep(15, "what is free to read")),
    ]

    private static let received = FactStep(7, "readers' reception, licences")

    /// The migrations that added columns, in order, each with its columns.
    public static let steps: [(step: FactStep, columns: [FactColumn])] = table.reduce(into: []) { steps, fact in
        guard let step = fact.step else { return }
        if let place = steps.firstIndex(where: { $0.step == step }) {
            steps[place].columns += fact.columns
        } else {
            steps.append((step, fact.columns))
        }
    }
}

extension Coordinates: FactRecord {
    public static let blank = Coordinates(latitude: 0, longitude: 0)

    public static let fields: [Fact<Coordinates>] = [
        Fact("latitude", \.latitude, .degrees(90)), Fact("longitude", \.longitude, .degrees(180)),
    ]
}

extension Reception: FactRecord {
    public static let blank = Reception()

    public static let fields: [Fact<Reception>] = [
        Fact("discussion", \.discussion, .pageAddress), Fact("comments", \.comments, .number),
        Fact("views", \.views, .number),
    ]
}

extension Enclosure: FactRecord {
    public static let blank = Enclosure(url: "")

    public static let fields: [Fact<Enclosure>] = [
        Fact("url", \.url, .address), Fact("type", \.type, .code), Fact("length", \.length, .number),
        Fact("title", \.title, .words), Fact("duration", \.duration, .number), Fact("episode", \.episode, .number),
        Fact("image", \.image, .address), Fact("transcript", \.transcript, .address),
        Fact("season", \.season, .number), Fact("chapters", \.chapters, .address), Fact("marks", \.marks),
    ]
}

extension Enclosure.Mark: FactRecord {
    public static let blank = Enclosure.Mark(start: 0, title: "")

    public static let fields: [Fact<Enclosure.Mark>] = [
        Fact("start", \.start, .number), Fact("title", \.title, .words),
    ]
}
