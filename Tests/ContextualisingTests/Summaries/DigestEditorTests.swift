import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct DigestEditorTests {
    private static func category(_ id: String) -> Newsroom.Category {
        Category(id: id, name: id.capitalized, icon: "dot", colour: "#000000")
    }

    private func text(of digest: Digest) -> String {
        var text = "\(digest.words) words\n"
        for section in digest.sections {
            text += "\n\(section.category.name)\n"
            for item in section.items {
                text += "* \(item.lead.article.title)\n  \(item.summary.sentences.map(\.text).joined(separator: " "))\n"
                text += "  \(item.summary.briefs.map(\.source.name).joined(separator: ", "))\n"
            }
        }
        return text
    }

    @Test("has the leading stories of each category, in the site's language")
    func everyCategory() throws {
        let stories = try Stories(reading: fixture("digests/small.txt"))
        let edition = stories.edition(categories: ["news", "sports", "food", "travel"].map(Self.category))
        let digest = DigestEditor().digest(of: edition)
        expectGolden(text(of: digest), named: "digests/small.golden.txt")
        #expect(DigestEditor().digest(of: edition) == digest)
    }

    /// Four hundred stories of as many categories, and so many headlines, the oldest first.
    private static func edition(categories count: Int, headlines: Int = 0) -> Edition {
        let categories = (0..<count).map { category("desk\($0)") }
        var briefs: [Brief] = []
        for number in 0..<400 {
            let source = FeedSource(
                name: "Courier \(number % 7)", feed: "https://courier\(number % 7).example/", category: "news")
            // Each of other words, so that none repeats another.
            let sentences = (0..<4).map { part in
                let start = part == 0 ? "Title number \(number) " : "Sentence "
                return start
                    + (0..<(9 + number % 5)).map { "word\(number)x\(part)x\($0)" }.joined(separator: " ") + "."
            }
            let moment = Date(timeIntervalSince1970: 1_774_000_000 - Double(number) * 120)
            briefs.append(
                Brief(
                    article: Article(
                        id: "a\(number)", source: source.id, title: "Title number \(number) of many",
                        published: moment, firstSeen: moment, lastSeen: moment,
                        summary: sentences.joined(separator: " ")),
                    source: source, topic: Topic(category: categories[number % count].id, confidence: 1),
                    story: Story(id: "s\(number)", articles: ["a\(number)"], lead: "a\(number)", publishers: 1)))
        }
        return Edition(
            site: Site(title: "Test", tagline: ""), moment: Date(timeIntervalSince1970: 1_774_000_000),
            categories: categories, front: [], headlines: Array(briefs.prefix(headlines).reversed()),
            desks: categories.map { category in
                Desk(
                    category: category,
                    sections: [
                        Section(kind: .topStories, briefs: briefs.filter { $0.topic.category == category.id })
                    ])
            }, stories: [], map: [], health: [])
    }

    /// All that a digest says, as it is counted.
    private static func words(of digest: Digest) -> Int {
        var read: [String] = []
        func add(_ items: [Digest.Item]) {
            for item in items {
                read.append(item.lead.article.title)
                read += item.summary.sentences.map(\.text)
                read += item.summary.briefs.map(\.source.name)
            }
        }
        add(digest.top)
        for section in digest.sections {
            read.append(section.category.name)
            add(section.items)
        }
        return read.joined(separator: " ").split(separator: " ").count
    }

    @Test("takes five minutes to read if there is more than enough", arguments: [1, 3, 10, 25])
    func length(categories count: Int) throws {
        let digest = DigestEditor().digest(of: Self.edition(categories: count))
        #expect(digest.sections.count == count)
        #expect((1_000...1_200).contains(digest.words))
        #expect(Self.words(of: digest) == digest.words)
        let ids = digest.sections.flatMap(\.items).map(\.lead.id)
        #expect(Set(ids).count == ids.count)
    }

    @Test("begins with the headlines, in order, and takes five minutes to read including them", arguments: [1, 3, 10])
    func headlines(categories count: Int) throws {
        let edition = Self.edition(categories: count, headlines: 10)
        let digest = DigestEditor().digest(of: edition)
        #expect(digest.top.map(\.lead.id) == edition.headlines.map(\.id))
        #expect(digest.top.allSatisfy { !$0.summary.sentences.isEmpty })
        let others = digest.sections.flatMap(\.items).map(\.lead.id)
        #expect(!others.isEmpty && Set(others).isDisjoint(with: edition.headlines.map(\.id)))
        #expect((1_000...1_200).contains(digest.words))
        #expect(Self.words(of: digest) == digest.words)
    }

    @Test("a headline without any report in whole sentences is left out")
    func beginning() throws {
        var edition = Self.edition(categories: 1, headlines: 2)
        edition.headlines[0].article.summary = (0..<80).map { "word\($0)" }.joined(separator: " ")
        edition.headlines[1].article.summary = ""
        edition.headlines[1].article.text = "good evening and welcome to the harbour"
        edition.headlines[1].article.isSpoken = true
        let top = DigestEditor().digest(of: edition).top
        let texts = top.map { $0.summary.sentences.map(\.text).joined() }
        #expect(texts[0].hasPrefix("word0 word1 ") && texts[0].hasSuffix("…"))
        #expect(texts[0].split(separator: " ").count < 70)
        #expect(texts[1].isEmpty && top[1].summary.briefs.map(\.id) == [edition.headlines[1].id])
    }

    @Test(
        "a headline stays bare where its report's first words judge, say the title again, or break off",
        arguments: [
            ("It is an absurd plan of the council to shut the harbour for the boats of Tavira", true),
            ("Title number 0 of many, of which there are so many of this title and number", true),
            ("Forty boats left the harbour at night,", true),
            ("Forty boats left the harbour at night for Tavira", false),
        ])
    func bare(_ words: String, _ isBare: Bool) throws {
        var edition = Self.edition(categories: 1, headlines: 1)
        edition.headlines[0].article.summary = words
        let top = try #require(DigestEditor().digest(of: edition).top.first)
        #expect(top.summary.sentences.isEmpty == isBare)
    }

    @Test("a story moves to its next category if the first is full, and none appears twice")
    func claims() {
        let categories = ["news", "food"].map(Self.category)
        let now = Date(timeIntervalSince1970: 1_774_000_000)
        func brief(_ number: Int, words: Int = 40) -> Brief {
            let source = FeedSource(name: "Courier \(number)", feed: "https://c\(number).example/", category: "news")
            let moment = now.addingTimeInterval(-Double(number) * 60)
            let sentence = "Title \(number) " + (0..<words).map { "word\(number)x\($0)" }.joined(separator: " ") + "."
            return Brief(
                article: Article(
                    id: "a\(number)", source: source.id, title: "Title \(number)", published: moment, firstSeen: moment,
                    lastSeen: moment, summary: sentence), source: source,
                topic: Topic(category: "news", others: number == 60 ? ["food"] : [], confidence: 1),
                story: Story(id: "s\(number)", articles: ["a\(number)"], lead: "a\(number)", publishers: 1))
        }
        let briefs = (0...60).map { brief($0) }
        func digest(_ food: [Brief]) -> [String: [String]] {
            let desks = zip(categories, [briefs, food]).map {
                Desk(category: $0, sections: [Section(kind: .topStories, briefs: $1)])
            }
            let edition = Edition(
                site: Site(title: "Test", tagline: ""), moment: now, categories: categories, front: [], headlines: [],
                desks: desks, stories: [], map: [], health: [])
            let sections = DigestEditor().digest(of: edition).sections
            return Dictionary(
                uniqueKeysWithValues: sections.map { ($0.category.id, $0.items.map(\.lead.id)) })
        }
        #expect(digest([briefs[60]])["food"] == ["a60"])
        let shared = digest([briefs[0]])
        #expect(shared["news"]?.first == "a0")
        #expect(shared["food"] == nil)
    }

    @Test func nothingFromNothing() {
        let edition = Edition(
            site: Site(title: "Test", tagline: ""), moment: .distantPast, categories: [Self.category("news")],
            front: [], headlines: [], desks: [], stories: [], map: [], health: [])
        #expect(DigestEditor().digest(of: edition) == Digest())
    }
}
