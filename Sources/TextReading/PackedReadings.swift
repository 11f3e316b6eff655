public import Newsroom

/// The readings of a run's articles, stored packed (`ReadingBatch`), because unpacked they would take as much memory
/// as everything else together. Unpacking one takes a tenth of the time needed to read its text again.
public struct PackedReadings: Sendable {
    private var volumes: [ReadingBatch] = []
    private var places: [Article.ID: Place] = [:]
    /// Readings added one by one.
    private var loose: [Article.ID: ArticleReading] = [:]

    private struct Place {
        let volume: Int32
        let number: Int32
    }

    /// Creates an empty collection.
    public init() {}

    public init(_ volumes: [ReadingBatch]) {
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

    /// Returns whether there is a reading for an article.
    public func has(_ article: Article.ID) -> Bool { places[article] != nil || loose[article] != nil }

    /// Returns the reading of an article's title alone.
    public func title(of article: Article.ID) -> TextReading? {
        if let place = places[article] { return volumes[Int(place.volume)].title(at: Int(place.number)) }
        return loose.isEmpty ? nil : loose[article]?.title
    }

    /// Returns the language an article's title was read in.
    public func languageOfTitle(of article: Article.ID) -> Language? {
        if let place = places[article] { return volumes[Int(place.volume)].languageOfTitle(at: Int(place.number)) }
        return loose[article]?.title.language
    }

    /// Returns these readings merged with others; existing ones take precedence.
    public func with(_ others: PackedReadings) -> PackedReadings {
        var result = self
        result.loose.merge(others.loose.filter { places[$0.key] == nil }) { first, _ in first }
        result.add(others.volumes)
        return result
    }

    private mutating func add(_ more: [ReadingBatch]) {
        for volume in more {
            for (number, article) in volume.articles.enumerated() where loose.isEmpty || loose[article] == nil {
                let place = Place(volume: Int32(volumes.count), number: Int32(number))
                if places[article] == nil { places[article] = place }
            }
            volumes.append(volume)
        }
    }
}
