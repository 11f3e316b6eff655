public import Foundation
public import Newsroom

/// A moment of the tests' world, in hours after its beginning; the fraction is one that decimals cannot hold.
public func hour(_ hours: Double) -> Date { Date(timeIntervalSinceReferenceDate: 700_000_000.1 + hours * 3600) }

public func article(
    _ id: String, source: String = "https://a.example/feed", title: String = "Bridge opens", published: Date? = nil,
    firstSeen: Date = hour(0), lastSeen: Date = hour(0)
) -> Article {
    Article(id: id, source: source, title: title, published: published, firstSeen: firstSeen, lastSeen: lastSeen)
}

/// Everything filled in, with what foreign text may hold.
public let fullArticle: Article = {
    var article = Article(
        id: "00000000000000ff", source: "https://a.example/feed", alsoIn: ["b", "Line\nbreak\\n"],
        identifier: "tag:a.example,2024:1\\n",
        title: "“Quotes”, 'single' and \"double\"; DROP TABLE article; --", url: "https://a.example/1?a=1&b=2",
        published: hour(-0.7), updated: hour(-0.3), firstSeen: hour(0), lastSeen: hour(0.123_456_789),
        authors: ["Ana Sousa", "", "Line\nbreak\\n", "Tab\there"], summary: "Ünïcødé 🛰️ \u{202E}", text: "a\nb\r\nc\\",
        image: "https://a.example/i.jpg", language: "pt-BR", tags: ["\\", "\n", "news"],
        enclosures: [
            Enclosure(url: "https://a.example/a.mp3", type: "audio/mpeg", length: 12_345),
            Enclosure(url: "https://a.example/b", type: nil, length: nil),
            Enclosure(url: "https://a.example/\tc\\\n", type: "", length: 0),
            Enclosure(
                url: "https://a.example/d", title: "Tab\there", duration: 3723, episode: 0, season: 2,
                image: "https://a.example/d.jpg", transcript: "https://a.example/d.vtt",
                chapters: "https://a.example/d.json",
                marks: [.init(start: 0, title: "In\\ \tbrief"), .init(start: 61, title: "")]),
            Enclosure(url: "https://a.example/e", title: "", transcript: "x"),
        ], location: Coordinates(latitude: -41.149_612_345_678_9, longitude: 0))
    article.reception = Reception(discussion: "https://a.example/1#talk", comments: 0, views: 9_876_543_210)
    article.licence = "https://licence.example/by/4.0"
    article.persons = [
        Person(name: "Tab\there\n", role: "guest", picture: "https://a.example/\tp\n.jpg"),
        Person(name: "\\", role: ""), Person(name: ""),
    ]
    article.access = .paid
    return article
}()

public func fullRecord(_ source: String) -> FeedRecord {
    var record = FeedRecord(source: source)
    record.validators = Validators(entityTag: "W/\"x\"", lastModified: "Tue, 01 Jan 2030 00:00:00 GMT")
    record.movedTo = "https://b.example/feed"
    record.isGone = true
    record.failures = 3
    record.lastFailure = Failure(
        stage: .fetching, source: source, reason: Message(.timeout, ["time": .seconds(10)]))
    record.notBefore = hour(1)
    record.lastAttempt = hour(2)
    record.lastSuccess = hour(3)
    record.lastRead = hour(4)
    record.format = "RSS 2.0"
    record.problem = Message(.repaired, ["reason": .text("x")])
    record.items = 20
    record.newestItem = hour(5)
    record.address = "0123456789ab"
    return record
}
