public import Newsroom

/// The readings of a run's articles. They are packed (`ReadingVolume`), for all of them take as much memory as everything else; who
/// asks for one has it made again from that, which takes a tenth of the time of reading the text.
public struct ReadingShelf: Sendable {
    private var volumes: [ReadingVolume] = []
    private var places: [Article.ID: Place] = [:]
    /// What was added one by one.
    private var loose: [Article.ID: ArticleReading] = [:]

    private struct Place {
        let volume: Int32
        let number: Int32
    }

    /// Without any.
    public init() {}

    public init(_ volumes: [ReadingVolume]) {
        places.reserveCapacity(volumes.reduce(0) { $0 + $1.count })
        add(volumes)
    }

    public init(_ readings: [Article.ID: ArticleReading]) { loose = readings }

    public subscript(article: Article.ID) -> ArticleReading? {
        get {
            if let place = places[article] { return volumes[Int(place.volume)].reading(at: Int(place.number)) }
            return loose.isEmpty ? nil : loose[article]
        }
        set {
            places[article] = nil
            loose[article] = newValue
        }
    }

    /// Whether an article's reading is there.
    public func has(_ article: Article.ID) -> Bool { places[article] != nil || loose[article] != nil }

    /// The reading of an article's title alone.
    public func title(of article: Article.ID) -> TextReading? {
        if let place = places[article] { return volumes[Int(place.volume)].title(at: Int(place.number)) }
        return loose.isEmpty ? nil : loose[article]?.title
    }

    /// In which language an article's title was read.
    public func languageOfTitle(of article: Article.ID) -> Language? {
        if let place = places[article] { return volumes[Int(place.volume)].languageOfTitle(at: Int(place.number)) }
        return loose[article]?.title.language
    }

    /// These, and of the others those that are not among them.
    public func with(_ others: ReadingShelf) -> ReadingShelf {
        var result = self
        result.loose.merge(others.loose.filter { places[$0.key] == nil }) { first, _ in first }
        result.add(others.volumes)
        return result
    }

    private mutating func add(_ more: [ReadingVolume]) {
        for volume in more {
            for (number, article) in volume.articles.enumerated() where loose.isEmpty || loose[article] == nil {
                let place = Place(volume: Int32(volumes.count), number: Int32(number))
                if places[article] == nil { places[article] = place }
            }
            volumes.append(volume)
        }
    }
}
