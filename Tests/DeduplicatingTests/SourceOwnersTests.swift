import Deduplicating
import Newsroom
import Testing

@Suite struct SourceOwnersTests {
    private func source(
        _ name: String, site: String? = nil, owner: String? = nil, country: String? = "PT"
    ) -> FeedSource {
        FeedSource(
            name: name, feed: "https://www.youtube.com/feeds/videos.xml?channel_id=\(name.count)\(name)", site: site,
            category: "news", owner: owner, country: country)
    }

    private func areKin(_ a: FeedSource, _ b: FeedSource) -> Bool {
        let owners = SourceOwners([a, b]).applied(to: [a, b]).map(\.ownerKey)
        return owners[0] == owners[1]
    }

    @Test func oneOwnerOrOneSiteHasOneKey() {
        #expect(areKin(source("Globe", owner: "Marlow"), source("Courier", owner: "marlow")))
        #expect(!areKin(source("Globe", owner: "Marlow"), source("Courier", owner: "Dias")))
        #expect(
            areKin(
                source("Globe", site: "https://www.globe.example/world"),
                source("Kick", site: "https://kick.globe.example")))
        #expect(
            !areKin(source("Globe", site: "https://globe.example"), source("Courier", site: "https://courier.example")))
        #expect(areKin(source("Globe – World"), source("Globe – Sport")))
    }

    /// On a host that publishes for anyone only the name counts.
    @Test func aNameThatExtendsAnotherHasTheSameOwner() {
        let globe = source("Globe", site: "https://globe.example")
        #expect(areKin(globe, source("Globe Video")))
        #expect(areKin(source("Globe"), source("Globe Video")))
        #expect(!areKin(globe, source("Globe Video", country: "BR")))
        #expect(!areKin(globe, source("Globe of Porto")))
        #expect(!areKin(globe, source("Globetrotter")))
        #expect(!areKin(globe, source("Globe Video", site: "https://video.example")))
    }
}
