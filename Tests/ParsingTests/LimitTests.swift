import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// What repeats without end is bounded, and said to be; what takes too long is broken off.
@Suite struct LimitTests {
    private func feed(_ text: String, while isWanted: () -> Bool = { true }) throws -> Feed {
        let body = FeedBody(bytes: Array(text.utf8), url: "https://h.example.net/feed")
        return try FeedParser().feed(from: body, of: "h", while: isWanted)
    }

    private func rss(_ items: String) -> String {
        "<rss version=\"2.0\" xmlns:media=\"http://search.yahoo.com/mrss/\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" "
            + "xmlns:a=\"http://www.w3.org/2005/Atom\"><channel><title>T</title>\(items)</channel></rss>"
    }

    private func json(_ item: String) -> String {
        "{\"version\": \"https://jsonfeed.org/version/1.1\", \"items\": [{\"id\": \"1\", \(item)}]}"
    }

    private func many(_ count: Int, _ part: (Int) -> String) -> String { (0..<count).map(part).joined() }

    private func list(_ count: Int, _ part: (Int) -> String) -> String {
        "[" + (0..<count).map(part).joined(separator: ", ") + "]"
    }

    @Test func filesOfAnItemAreBounded() throws {
        let addresses = (0..<25).map { "http://a.example/\($0).mp3" }
        let files: [(Int) -> String] = [
            { "<enclosure url=\"http://a.example/\($0).mp3\"/>" },
            { "<media:content medium=\"audio\" url=\"http://a.example/\($0).mp3\"/>" },
            { "<a:link rel=\"enclosure\" href=\"http://a.example/\($0).mp3\"/>" },
            {
                "<media:content medium=\"image\" url=\"http://a.example/\($0).mp3\">"
                    + "<media:title>Picture \($0)</media:title></media:content>"
            },
        ]
        for file in files {
            let one = try feed(rss("<item>\(many(20, file))</item>")).items.first?.enclosures
            #expect(one?.map(\.url) == Array(addresses.prefix(20)))
            let all = try feed(rss("<item>\(many(60, file))\(many(60, file))</item>")).items.first?.enclosures
            #expect(all?.map(\.url) == addresses)
        }
        let attached = list(60) { "{\"url\": \"http://a.example/\($0).mp3\", \"title\": \"Part \($0)\"}" }
        // The item's own title and address come after those of its attachments.
        let item = try feed(json("\"attachments\": \(attached), \"title\": \"Own\", \"url\": \"http://a.example/own\""))
            .items
            .first
        #expect(item?.enclosures.map(\.url) == addresses)
        #expect(item?.enclosures.last?.title == "Part 24")
        #expect(item?.title == "Own")
        #expect(item?.url == "http://a.example/own")
    }

    @Test func authorsAndTagsOfAnItemAreBounded() throws {
        let names = (0..<250).map { "Jo \($0)" }
        let authors = many(300) { "<dc:creator>Jo \($0)</dc:creator><dc:creator>Jo \($0)</dc:creator>" }
        #expect(try feed(rss("<item>\(authors)</item>")).items.first?.authors == names)
        let objects = list(300) { "{\"name\": \"Jo \($0)\"}" }
        #expect(try feed(json("\"authors\": \(objects)")).items.first?.authors == names)
        #expect(
            try feed(rss("<item>\(many(300) { "<category>Jo \($0)</category>" })</item>")).items.first?.tags == names)
        let words = (0..<300).map { "Jo \($0)" }.joined(separator: ",")
        #expect(try feed(rss("<item><media:keywords>\(words)</media:keywords></item>")).items.first?.tags == names)
        #expect(try feed(json("\"tags\": \(list(300) { "\"Jo \($0)\"" })")).items.first?.tags == names)
    }

    @Test func peopleWhoTakePartAreBounded() throws {
        let space = "https://podcastindex.org/namespace/1.0"
        func persons(_ count: Int, _ name: (Int) -> String) -> String {
            many(count) { "<p:person xmlns:p=\"\(space)\" role=\"guest\">\(name($0))</p:person>" }
        }
        let names = (0..<50).map { "Jo \($0)" }
        let hostile = try feed(rss("<item>\(persons(10_000) { "Jo \($0)" })</item><item><title>Two</title></item>"))
        #expect(hostile.items.first?.persons.map(\.name) == names)
        #expect(hostile.items.count == 2 && hostile.items.last?.persons == [])
        #expect(hostile.problem != nil)
        // The feed's own go to each of its items.
        let inherited = try feed(rss("\(persons(10_000) { "Jo \($0)" })<item/><item/>"))
        #expect(inherited.items.map { $0.persons.map(\.name) } == [names, names])
        let long = try feed(rss("<item>\(persons(1) { _ in String(repeating: "x", count: 100_000) })</item>"))
        #expect(long.items.first?.persons.map(\.name.utf8.count) == [100])
    }

    @Test func elementsOfOneKindAreLimitedWithAMessage() throws {
        let tags = many(5_001) { _ in "<category>x</category>" }
        let limited = try feed(rss("<item>\(tags)<title>One</title></item><item><title>Two</title></item>"))
        #expect(limited.items.map(\.title) == ["One", "Two"])
        #expect(
            limited.problem?.english
                == "more than 5,000 of the same element in one place; the rest were left out")
        let allowed = many(5_000) { _ in "<category>x</category>" }
        #expect(try feed(rss("\(allowed)<item>\(allowed)</item>")).problem == nil)
    }

    @Test func addressesDoNotGrowWithTheirBase() throws {
        let long = "http://b.example/\(String(repeating: "b", count: 520))/"
        let link = "<a href=\"x\">x</a>"
        let item = "<item xml:base=\"\(long)\"><link>y</link><description><![CDATA[\(link)]]></description></item>"
        let read = try #require(try feed(rss(item)).items.first)
        #expect(read.url == "https://h.example.net/y")
        #expect(read.summary?.html.contains("https://h.example.net/x") == true)
        // Each of these would be half a KB.
        let base = "http://b.example/\(String(repeating: "b", count: 450))/"
        let links = String(repeating: link, count: 20_000)
        let huge = try feed(rss("<item xml:base=\"\(base)\"><description><![CDATA[\(links)]]></description></item>"))
        let html = try #require(huge.items.first?.summary?.html)
        #expect(html.hasPrefix("<a href=\"\(base)x\""))
        #expect(html.utf8.count < 9 * links.utf8.count + (1 << 21))
        #expect(huge.items.first?.summary?.text.utf8.count == 20_000)
    }

    /// Whoever waits is asked within an item, too, whichever parser reads it.
    @Test(arguments: ["rss", "doctype", "broken", "json"]) func parsingIsBrokenOff(format: String) throws {
        let tags = many(20_000) { _ in "<category>x</category>" }
        let text =
            switch format {
            case "rss": rss("<item><title>One</title>\(tags)</item>")
            case "doctype": "<!DOCTYPE rss [<!ENTITY x \"y\">]>" + rss("<item><title>One</title>\(tags)</item>")
            case "broken": rss("<item><title>One & two</title>\(tags)</item>")
            default: json("\"tags\": \(list(20_000) { _ in "\"x\"" })")
            }
        var asked = 0
        #expect(
            try feed(text) {
                asked += 1; return true
            }.items.count == 1)
        #expect(asked > 5)
        var count = 0
        let failure = #expect(throws: Failure.self) {
            try feed(text) {
                count += 1
                return count < 3
            }
        }
        #expect(failure?.stage == .parsing)
        #expect(failure?.reason.key == .unfinished)
        // Nobody is asked again once the answer was no.
        #expect(count == 3)
    }
}
