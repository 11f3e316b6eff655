import Classifying
import Newsroom
import Testing
import TextReading

@Suite struct FilingTests {
    private let categoriser: Categoriser

    init() throws {
        categoriser = Categoriser(categories: standardCategories, rules: try .builtIn())
    }

    private func desk(_ address: String?, _ tags: [String] = []) -> String {
        let filing = categoriser.filing(address: address, tags: tags)
        return [filing?.category, filing?.subcategory].compactMap { $0 }.joined(separator: "/")
    }

    @Test(
        "a publisher's section is read from an address: the narrowest, of the host or the path, and no article's own name",
        arguments: [
            ("https://www.example.com/sport/tennis/2026/wildcard-wins", "sports/tennis"),
            ("https://business.example.com/2026/03/rates", "finance"),
            ("https://www.example.co.uk/news/entertainment-arts-58575177", "entertainment"),
            ("https://www.example.com/world/travel/a-slow-train", "travel"),
            ("https://www.example.com/politics/2026/vote", "news"), ("https://www.example.com/news/sport", ""),
            ("https://www.example.com/watch?v=/sport/x", ""), ("https://sport.example/", ""), ("mailto:sport", ""),
        ])
    func addresses(_ address: String, _ expected: String) {
        #expect(desk(address) == expected)
    }

    @Test("an item's categories count where the address says nothing, as far as they agree")
    func tags() {
        #expect(desk("https://x.example/1", ["example/sports/nfl", "example/sports"]) == "sports/football")
        #expect(desk(nil, ["Health", "Tennis"]).isEmpty)
        #expect(desk(nil, ["Economía"]) == "finance")
        #expect(desk(nil, ["Mayor", "River"]).isEmpty)
        #expect(desk("https://x.example/food/soup", ["Sports"]) == "food")
    }

    @Test("an owner's own category is a section by its id")
    func ownCategory() throws {
        let own = Categoriser(categories: [category("gardens")], rules: try .builtIn())
        #expect(own.filing(address: "https://x.example/gardens/roses", tags: [])?.category == "gardens")
        #expect(own.filing(address: "https://x.example/sport/roses", tags: []) == nil)
    }

    @Test("takes precedence over the source's own category, and clear text over both")
    func filed() throws {
        var reader = TextReader()
        func category(_ title: String, _ address: String, from source: String = "news") -> String? {
            categoriser.topic(
                of: reader.reading(title: title, summary: "", tag: "en"), prior: (category: source, subcategory: nil),
                filing: categoriser.filing(address: address, tags: []))?.category
        }
        #expect(category("An evening to remember", "https://x.example/food/1/a") == "food")
        #expect(category("An evening to remember", "https://x.example/food/1/a", from: "sports") == "food")
        #expect(category("An evening to remember", "https://x.example/1/a", from: "sports") == "sports")
        let match = "Goalkeeper's penalty save sends the striker's team to the World Cup semi-final"
        #expect(category(match, "https://x.example/style/1/a") == "sports")
    }

    @Test("one word moves no article out of its source's category, two words do")
    func pieces() {
        func category(_ title: String) -> String? {
            categoriser.topic(title: title, summary: "", prior: (category: "news", subcategory: nil))?.category
        }
        #expect(category("A squirrel and its touchdown") == "news")
        #expect(category("Quarterback and his touchdown") == "sports")
        let confidence = categoriser.topic(
            title: "A squirrel and its touchdown", summary: "", prior: (category: "news", subcategory: nil))?.confidence
        #expect(confidence.map { (0...1).contains($0) } == true)
        // Several rules know the word; it is one all the same.
        #expect(category("The mayor is on TikTok") == "news")
    }

    @Test("where something was posted doesn't say what it is about")
    func platforms() {
        let summary = "She thanked everybody on Facebook and on Twitter, where a video of the rescue was shared."
        func category(_ source: String?) -> String? {
            categoriser.topic(
                title: "Neighbours pull a woman from the river", summary: summary,
                prior: source.map { (category: $0, subcategory: nil) })?.category
        }
        #expect(category("news") == "news")
        #expect(category(nil) == "technology")
    }
}
