internal import Computing
internal import FoundationEssentials
internal import Newsroom

/// The inputs of a piece of the site, serialised to compute its hash.
///
/// Inputs common to all pages (templates, wording, settings) are not included: if any of them changes, no piece is
/// reused. Everything else that a template can use must be included. Whoever gives a page new values adds them here,
/// and to the changes tested in `StandingPieceTests`.
struct PieceContent {
    private var bytes: [UInt8] = []

    /// The cache key: a collision-resistant hash, because publishers' text is hashed.
    var key: UInt64 { fingerprintNumber(ofBytes: bytes) }

    mutating func add(_ text: String?) {
        guard let text else { return add(number: -1) }
        add(number: text.utf8.count)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func add(_ number: Int?) {
        bytes.append(number == nil ? 0 : 1)
        add(number: number ?? 0)
    }

    mutating func add(_ flag: Bool) { bytes.append(flag ? 1 : 0) }

    mutating func add(_ number: Double) { add(number: Int(truncatingIfNeeded: number.bitPattern)) }

    mutating func add(_ moment: Date?) {
        bytes.append(moment == nil ? 0 : 1)
        add(moment?.timeIntervalSinceReferenceDate ?? 0)
    }

    mutating func add(_ texts: [String]) {
        add(number: texts.count)
        for text in texts { add(text) }
    }

    /// Adds a list, or an optional value as a list with at most one element.
    mutating func add<Element>(each elements: some Collection<Element>, _ body: (inout Self, Element) -> Void) {
        add(number: elements.count)
        for element in elements { body(&self, element) }
    }

    private mutating func add(number: Int) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

extension PieceContent {
    /// Adds all of an article's facts.
    mutating func add(_ article: Article) {
        add(ArticleFacts.table, of: article.facts)
        add(StatedFacts.table, of: article.facts.stated)
    }

    private mutating func add<Root>(_ facts: [Fact<Root>], of root: Root) {
        for fact in facts {
            for column in fact.columns.indices { add(fact.value(root, column)) }
        }
    }

    private mutating func add(_ value: FactValue) {
        switch value {
        case .none: add(number: -1)
        case .text(let text): add(text)
        case .number(let number): add(number)
        case .real(let real): add(real)
        case .date(let date): add(date)
        case .texts(let texts): add(texts)
        case .records(let records): add(each: records) { $0.add(each: $1) { $0.add($1) } }
        }
    }

    mutating func add(_ place: Place) {
        add(place.id)
        add(place.name)
        add(place.kind.rawValue)
        add(place.country)
        add(place.countryName)
        add(place.latitude)
        add(place.longitude)
    }

    mutating func add(_ source: FeedSource) {
        add(source.id)
        add(source.name)
        add(source.site)
        add(source.country)
        add(source.tier.rawValue)
    }

    mutating func add(_ statement: Statement) {
        add(statement.text)
        add(statement.key)
    }

    mutating func add(_ topic: Topic) {
        add(topic.category)
        add(topic.subcategory)
    }
}
