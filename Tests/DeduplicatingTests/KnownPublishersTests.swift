import Foundation
import Newsroom
import Testing

@testable import Deduplicating

@Suite struct KnownPublishersTests {
    private let known = KnownPublishers(
        table: """
            # Standing, country, owner, kind, state, domains, names, source.
            1\tPT\tMarlow\tnewspaper\t-\tglobe.example globe-plus.example\tGlobe|Globe Television\thttps://lists.example
            2\tBR\t-\t-\t-\tcourier.example\tCourier\t-
            2\tGB\t-\tmagazine\t-\tsport.globe.example\tKick\t-
            -\tRU\t-\tagency\tstate\twire.example\tWire\t-
            nine\tPT\t-\t-\t-\tbroken.example\tBroken\t-
            1\tPT\t-\tpigeon\t-\tbroken.example\tBroken\t-
            1\tPT\t-\tagency\tyes\tbroken.example\tBroken\t-
            1\t-\t-\tagency\t-\tbroken.example\tBroken\t-
            1\tPT\t-\tagency\t-\tbroken.example\tBroken
            1\tPT
            """)

    private func completed(
        _ name: String = "Anyone", feed: String = "https://feeds.example/1.xml", site: String? = nil,
        owner: String? = nil, country: String? = nil, tier: CredibilityTier? = nil
    ) throws -> FeedSource {
        let source = FeedSource(
            name: name, feed: feed, site: site, category: "news", owner: owner, country: country, tier: tier)
        return try #require(known.applied(to: [source]).first)
    }

    @Test func theSiteOrTheFeedIdentifiesThePublisher() throws {
        let source = try completed(site: "https://www.globe.example/world")
        #expect(source.tier == .reference)
        #expect(source.country == "PT")
        #expect(source.owner == "Marlow")
        #expect(try completed(feed: "https://rss.courier.example/all").country == "BR")
        #expect(try completed(site: "https://sport.globe.example").country == "GB")
        #expect(try completed(site: "https://news.globe-plus.example").owner == "Marlow")
    }

    @Test(
        "a feed may name the site of its own domain, or any that is no known publisher's if its host carries feeds",
        arguments: [
            ("https://www.globe.example/", "https://rss.globe.example/all", true),
            ("https://www.globe.example/", "https://stranger.example/feed", false),
            ("https://quay.example/", "https://stranger.example/feed", false),
            ("https://quay.example/", "http://127.0.0.1/feed", true),
            ("https://globe.example/", "http://127.0.0.1/feed", false),
            ("http://localhost/", "https://stranger.example/feed", true),
        ])
    func whichSiteAFeedMayName(site: String, feed: String, isBelieved: Bool) {
        #expect(known.mayClaim(site, feedAt: feed) == isBelieved)
    }

    @Test func theConfigurationIsNotOverridden() throws {
        let source = try completed(
            site: "https://globe.example", owner: "Dias", country: "ES", tier: .other)
        #expect(source.tier == .other)
        #expect(source.country == "ES")
        #expect(source.owner == "Dias")
    }

    /// A standing that the table leaves open is that of any unlisted newsroom.
    @Test func theTableSuppliesKindsAndStateControl() throws {
        let wire = try completed(site: "https://wire.example")
        #expect(wire.tier == .established)
        #expect(wire.publisherKind == .agency)
        #expect(wire.isStateControlled)
        let globe = try completed(site: "https://globe.example")
        #expect(globe.publisherKind == .newspaper)
        #expect(!globe.isStateControlled)
        #expect(try completed(site: "https://courier.example").publisherKind == nil)
        var source = FeedSource(name: "Wire", feed: "https://wire.example/1.xml", category: "news")
        source.publisherKind = .official
        #expect(known.applied(to: [source]).first?.publisherKind == .official)
    }

    /// On a host that publishes for anyone only the name counts; a site of its own is believed before the name.
    @Test func theNameCountsIfNoAddressIdentifiesThePublisher() throws {
        let channel = "https://www.youtube.com/feeds/videos.xml?channel_id=1"
        #expect(try completed("globe television", feed: channel).tier == .reference)
        #expect(try completed("Globe – World", feed: "http://127.0.0.1:8080/1.xml").tier == .reference)
        #expect(try completed("Globetrotter", feed: channel).country == nil)
        #expect(try completed("Globe", site: "https://globe-fans.example").country == nil)
    }

    @Test func anUnknownPublisherIsAnEstablishedNewsroom() throws {
        #expect(try completed().tier == .established)
        let broken = try completed(site: "https://broken.example")
        #expect(broken.tier == .established)
        #expect(broken.country == nil && broken.publisherKind == nil && !broken.isStateControlled)
    }

    /// Each line of the file is read: none is dropped for its form, no domain or name stands twice, and a source is an
    /// address.
    @Test func theShippedFileIsWhole() throws {
        let table = try String(contentsOfFile: "Rules/publishers.tsv", encoding: .utf8)
        let lines = table.split(separator: "\n").filter { !$0.hasPrefix("#") }
        let cells = lines.map { $0.split(separator: "\t") }
        #expect(cells.allSatisfy { $0.count == 8 })
        #expect(cells.allSatisfy { $0[7] == "-" || $0[7].hasPrefix("https://") || $0[7].hasPrefix("http://") })
        let domains = cells.flatMap { $0[5].split(separator: " ") }
        let names = cells.flatMap { $0[6].split(separator: "|").map { $0.lowercased() } }
        #expect(Set(domains).count == domains.count)
        #expect(Set(names).count == names.count)
        #expect(KnownPublishers.builtIn.count == domains.count)
        #expect(KnownPublishers(table: table).count == domains.count)
    }
}
