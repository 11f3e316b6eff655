import Deduplicating
import Foundation
import Newsroom
import Testing

/// Whose word on an article counts, and how many voices report a story.
@Suite struct RightfulPublisherTests {
    private let now = Date(timeIntervalSince1970: 1_631_781_000)

    private func reading(_ name: String, site: String, _ items: FeedItem...) -> SourcedFeed {
        SourcedFeed(
            source: FeedSource(name: name, feed: "https://\(site)/feed", category: "news"),
            feed: Feed(format: "RSS 2.0", items: items))
    }

    private let claim = FeedItem(title: "You will not believe this bridge", url: "https://paper.test/bridge")
    private let original = FeedItem(title: "The bridge opens", url: "https://paper.test/bridge")

    @Test func theTitleComesFromThePublisherOfTheAddress() throws {
        let stranger = reading("Stranger", site: "stranger.test", claim)
        let paper = reading("Paper", site: "paper.test", original)
        let first = Deduplicator().articles(from: [stranger], known: [], at: now)
        #expect(first.all.map(\.title) == [claim.title])
        let second = Deduplicator().articles(from: [stranger, paper], known: first.all, at: now + 3_600)
        #expect(second.all.map(\.title) == [original.title])
        // The stranger does not get it back, even while the paper's feed has nothing new.
        let third = Deduplicator().articles(
            from: [stranger], known: second.all, configured: [stranger.source, paper.source], at: now + 7_200)
        #expect(third.all.map(\.title) == [original.title])
    }

    @Test(arguments: [false, true])
    func anArticleBelongsToThePublisherOfTheAddressWithItsDate(inOneRun: Bool) throws {
        let (old, today) = (Date(timeIntervalSince1970: 1_000_000_000), now - 600)
        var (claim, original) = (claim, original)
        (claim.published, original.published) = (old, today)
        let stranger = reading("Stranger", site: "stranger.test", claim)
        let paper = reading("Paper", site: "paper.test", original)
        let known = inOneRun ? [] : Deduplicator().articles(from: [stranger], known: [], at: now - 60).all
        let first = Deduplicator().articles(from: [stranger, paper], known: known, at: now)
        #expect(first.all.map(\.source) == [paper.source.id])
        #expect(first.all.map(\.alsoIn) == [[stranger.source.id]])
        #expect(first.all.map(\.published) == [today])
        #expect(first.all.allSatisfy { $0.title == original.title && $0.earlierTitle == nil && $0.updated == nil })
        // It stays so, also when the paper gives it another date.
        original.published = now + 60
        let again = reading("Paper", site: "paper.test", original)
        let second = Deduplicator().articles(from: [stranger, again], known: first.all, at: now + 3_600)
        #expect(second.all.map(\.sources) == [[paper.source.id, stranger.source.id]])
        #expect(second.all.map(\.published) == [today])
    }

    @Test func oneFeedThatLinksToManySitesIsOneVoice() {
        let source = FeedSource(name: "Links", feed: "https://links.test/feed", category: "news")
        let articles = (0..<6).map { number in
            Article(
                id: "\(number)", source: source.id, title: "Old bridge over the Lethe falls in Lisbon storm",
                url: "https://site\(number).test/bridge", published: now, firstSeen: now, lastSeen: now)
        }
        #expect(Deduplicator().story("s", of: articles, sources: [source]).publishers == 1)
    }

    @Test func oneSiteWithTwoFeedsIsOneVoice() {
        let sources = ["Paper Local", "Paper Wire"].map {
            FeedSource(name: $0, feed: "https://paper.test/\($0)", category: "news")
        }
        let articles = sources.map { source in
            Article(
                id: source.name, source: source.id, title: "Old bridge falls in storm",
                url: "https://paper.test/bridge-\(source.name)", published: now, firstSeen: now, lastSeen: now)
        }
        #expect(Deduplicator().story("s", of: articles, sources: sources).publishers == 1)
    }
}
