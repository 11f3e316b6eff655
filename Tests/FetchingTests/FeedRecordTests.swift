import Fetching
import FoundationEssentials
import Newsroom
import TestSupport
import Testing

@Suite("What is remembered of a feed")
struct FeedRecordTests {
    let source = FeedSource("https://news.example/feed")
    let failure = Failure(
        stage: .fetching, source: "https://news.example/feed", reason: Message(.timeout, ["time": .seconds(10)]))
    var body: FetchOutcome {
        .body(FeedBody(bytes: [65], url: source.feed, validators: Validators(entityTag: "\"new\"")))
    }

    func feed(_ dates: Date?...) -> Feed { Feed(format: "Atom 1.0", items: dates.map { FeedItem(published: $0) }) }

    @Test("A body that parsed clears earlier failures and brings its validators")
    func success() {
        var record = FeedRecord(source: source.id)
        record.failures = 4
        record.lastFailure = failure
        record.notBefore = noon
        record.isGone = true
        let fetched = FetchedFeed(source: source, outcome: body, movedTo: "https://news.example/new")
        let dates = [nil, noon.addingTimeInterval(-60), noon.addingTimeInterval(-90), noon.addingTimeInterval(9_000)]
        let feed = Feed(format: "Atom 1.0", items: dates.map { FeedItem(published: $0) })
        var expected = FeedRecord(source: source.id)
        expected.validators = Validators(entityTag: "\"new\"")
        expected.movedTo = "https://news.example/new"
        expected.lastAttempt = noon
        expected.lastSuccess = noon
        expected.lastRead = noon
        expected.format = "Atom 1.0"
        expected.items = 4
        expected.newestItem = noon.addingTimeInterval(-60)
        #expect(record.following(fetched, reading: .success(feed), at: noon) == expected)
    }

    @Test("A body that was cut off is asked for again in full, and its problem is kept")
    func cutOff() {
        var record = FeedRecord(source: source.id)
        record.validators = Validators(entityTag: "\"old\"")
        let part = FetchOutcome.body(FeedBody(bytes: [65], url: source.feed, problem: Message(.incomplete)))
        var feed = feed(noon)
        feed.problem = Message(.incomplete)
        let next = record.following(FetchedFeed(source: source, outcome: part), reading: .success(feed), at: noon)
        #expect(next.validators == nil)
        #expect(next.problem == Message(.incomplete))
        #expect(next.lastSuccess == noon)
    }

    @Test("A body that did not parse keeps the validators of the last that did")
    func unparsed() {
        var record = FeedRecord(source: source.id)
        record.validators = Validators(entityTag: "\"old\"")
        let broken = Failure(stage: .parsing, source: source.id, reason: Message(.noDocument))
        let next = record.following(FetchedFeed(source: source, outcome: body), reading: .failure(broken), at: noon)
        #expect(next.validators == record.validators)
        #expect(next.lastFailure == broken)
        #expect(next.failures == 1)
        #expect(next.lastSuccess == nil)
        #expect(next.movedTo == nil)
    }

    @Test("Not modified is a success that keeps what is known of the feed")
    func unchanged() {
        var record = FeedRecord(source: source.id)
        record.validators = Validators(lastModified: "then")
        record.items = 7
        record.failures = 2
        record.movedTo = "https://news.example/new"
        let fetched = FetchedFeed(source: source, outcome: .unchanged, movedTo: record.movedTo)
        var expected = record
        expected.failures = 0
        expected.lastAttempt = noon
        expected.lastSuccess = noon
        #expect(record.following(fetched, reading: nil, at: noon) == expected)
    }

    @Test("Gone is remembered until an attempt succeeds, a week later; skipping changes nothing")
    func gone() {
        let gone = FeedRecord(source: source.id)
            .following(FetchedFeed(source: source, outcome: .gone), reading: nil, at: noon)
        #expect(gone.isGone)
        #expect(gone.lastFailure?.reason.english == "permanently removed, according to the server (410)")
        let week = noon.addingTimeInterval(7 * 86_400 - 3_600)
        #expect(gone.notBefore == week)
        #expect(
            gone.following(FetchedFeed(source: source, outcome: .skipped(until: week)), reading: nil, at: noon) == gone)
        let back = gone.following(FetchedFeed(source: source, outcome: body), reading: .success(feed()), at: noon)
        #expect(!back.isGone)
        #expect(back.newestItem == nil)
    }

    @Test("Waiting doubles from the third failure on, and stays under a day")
    func backOff() {
        var record = FeedRecord(source: source.id)
        var hours: [Double] = []
        for day in 1...10 {
            let fetched = FetchedFeed(source: source, outcome: .failed(failure, retryAfter: nil))
            let moment = noon.addingTimeInterval(Double(day) * 86_400)
            record = record.following(fetched, reading: nil, at: moment)
            // The same run again is the same failure.
            #expect(record.following(fetched, reading: nil, at: moment) == record)
            hours.append((record.notBefore?.timeIntervalSince(moment) ?? 0) / 3_600)
        }
        #expect(hours == [0, 0, 1, 2, 4, 8, 16, 23, 23, 23])
        #expect(record.failures == 10)
        record.failures = .max - 1
        #expect(record.following(FetchedFeed(source: source, outcome: .gone), reading: nil, at: noon).notBefore != nil)
    }

    @Test("A failure at the configured address, tried once a week, doesn't forget where the feed has moved")
    func home() {
        var record = FeedRecord(source: source.id)
        record.movedTo = "https://news.example/new"
        record.lastAttempt = noon.addingTimeInterval(-7 * 86_400)
        for outcome in [FetchOutcome.failed(failure, retryAfter: nil), .gone] {
            let next = record.following(FetchedFeed(source: source, outcome: outcome), reading: nil, at: noon)
            #expect(next.movedTo == record.movedTo)
            #expect(next.failures == 1 && next.notBefore == nil && !next.isGone)
            // The next attempt is made where it has moved to; when that fails too, nothing is known any more.
            let fetched = FetchedFeed(source: source, outcome: .failed(failure, retryAfter: nil), movedTo: next.movedTo)
            #expect(next.following(fetched, reading: nil, at: noon.addingTimeInterval(60)).movedTo == nil)
        }
    }

    @Test("A longer wait requested by the server counts, and a failure leads back to the configured address")
    func retryAfter() {
        var record = FeedRecord(source: source.id)
        record.movedTo = "https://news.example/new"
        record.failures = 2
        for (wait, expected) in [(60.0, 3_600.0), (7_200, 7_200)] {
            let fetched = FetchedFeed(
                source: source, outcome: .failed(failure, retryAfter: noon.addingTimeInterval(wait)))
            let next = record.following(fetched, reading: nil, at: noon)
            #expect(next.notBefore == noon.addingTimeInterval(expected))
            #expect(next.movedTo == nil)
        }
    }
}
