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
    mutating func add(_ article: Article) {
        add(article.id)
        add(article.source)
        add(article.title)
        add(article.earlierTitle)
        add(article.url)
        add(article.published)
        add(article.updated)
        add(article.firstSeen)
        add(article.authors)
        add(article.summary)
        add(article.text)
        add(article.image)
        add(article.language)
        add(article.tags)
        add(each: article.enclosures) { $0.add($1) }
        add(article.reception?.discussion)
        add(article.reception?.comments)
        add(article.reception?.views)
        add(article.licence)
    }

    private mutating func add(_ file: Enclosure) {
        add(file.url)
        add(file.type)
        add(file.length)
        add(file.title)
        add(file.duration)
        add(file.episode)
        add(file.season)
        add(file.image)
        add(file.transcript)
        add(file.chapters)
        add(each: file.marks) { content, mark in
            content.add(mark.start)
            content.add(mark.title)
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
