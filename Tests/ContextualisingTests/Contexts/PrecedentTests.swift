import Contextualising
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite struct PrecedentTests {
    /// Midnight of day 0.
    private static let start = Date(timeIntervalSince1970: 1_772_323_200)

    /// The stories of the fixture, in its order, and what is remembered of them.
    private static func stories() throws -> (order: [Story.ID], briefs: [Brief], memory: StoryMemory) {
        let blocks = try String(contentsOf: fixture("precedents.txt"), encoding: .utf8).split(separator: "\n\n")
            .dropFirst()
        var places: [String: Place] = [:]
        var (order, briefs, memory): ([Story.ID], [Brief], StoryMemory) = ([], [], StoryMemory(since: start))
        for block in blocks {
            let lines = block.split(separator: "\n").map(String.init)
            if lines[0].hasPrefix("@") {
                for line in lines {
                    let parts = line.dropFirst(2).components(separatedBy: " / ")
                    places[parts[0]] = Place(
                        id: try #require(Int(parts[0])), name: parts[1],
                        kind: try #require(PlaceKind(rawValue: parts[2])),
                        country: parts[3] == "-" ? "" : parts[3], countryName: parts[4] == "-" ? "" : parts[4],
                        latitude: 0, longitude: 0, population: try #require(Int(parts[5])))
                }
                continue
            }
            let head = lines[0].dropFirst(2).components(separatedBy: " / ")
            let (id, time) = (head[0], try head[1].split(separator: " ").map { try #require(Double($0)) })
            let more = head.count > 3 ? head[3].components(separatedBy: ", ") : []
            order.append(id)
            if !more.contains("no page") { memory.pages.insert(id) }
            if more.contains("current") { memory.current.insert(id) }
            for word in more where word.hasPrefix("thread ") { memory.threads[id] = String(word.dropFirst(7)) }
            for word in more where word.hasPrefix("linked ") { memory.links[id] = [String(word.dropFirst(7))] }
            let ids = lines.dropFirst().indices.map { "\(id)-\($0)" }
            for (number, title) in lines.dropFirst().enumerated() {
                let moment = start.addingTimeInterval(time[0] * 86_400 + time[1] * 3_600 + Double(number) * 600)
                let source = FeedSource(
                    name: "Paper \(number)", feed: "https://paper\(number).example/", category: "news", language: "en")
                let isOpinion = title.hasPrefix("(opinion) ")
                briefs.append(
                    Brief(
                        article: Article(
                            id: ids[number], source: source.id, title: isOpinion ? String(title.dropFirst(10)) : title,
                            published: moment, firstSeen: moment, lastSeen: moment, language: "en"),
                        source: source, kind: isOpinion ? .opinion : .report,
                        topic: Topic(category: "news", confidence: 1), place: places[head[2]],
                        story: Story(id: id, articles: ids, lead: ids[0], publishers: ids.count)))
            }
        }
        return (order, briefs, memory)
    }

    private static func listing(since: Double, days: Int = 30) throws -> String {
        var (order, briefs, memory) = try stories()
        memory.since = start.addingTimeInterval(since * 86_400)
        memory.days = days
        let contextualiser = Contextualiser(rules: try .builtIn())
        let found = contextualiser.precedents(of: briefs, remembering: memory)
        let again = contextualiser.precedents(of: briefs.reversed(), remembering: memory)
        #expect(found == again, "the order of reading decides nothing")
        let contexts = contextualiser.contexts(of: briefs, precedents: found)
        var lines: [String] = []
        for id in order where memory.current.contains(id) {
            guard let finding = found[id] else {
                lines.append("\(id): nothing that happens again and again")
                continue
            }
            lines.append("\(id): \(finding.eventKind) in \(finding.place.name)")
            lines += finding.candidates.map { "  \($0.link.story): \($0.verdict.rawValue)" }
            guard let precedents = finding.precedents else { continue }
            let context = briefs.filter { $0.story.id == id }.compactMap { contexts.added(to: $0).context }.first
            lines.append("  > \(context?.precedents == precedents ? context?.reason.text ?? "" : "said of another")")
            lines.append("    \(precedents.stories.map(\.story).joined(separator: ", "))")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    @Test("earlier events of the same kind in the same place are counted, none of them twice")
    func counted() throws {
        expectGolden(try Self.listing(since: -100), named: "precedents.golden.txt")
    }

    @Test("a recent briefing mentions only its own days, a new one none")
    func young() throws {
        let listing = try Self.listing(since: 2)
        #expect(
            listing.contains(
                "In the first 28 days of this site there were 2 other stories about an earthquake in Port Vila, Vanuatu."
            ))
        #expect(try !Self.listing(since: 29).contains(">"))
    }

    @Test("an archive that keeps a week mentions a week")
    func week() throws {
        let listing = try Self.listing(since: -100, days: 10)
        #expect(
            listing.contains(
                "In the previous 10 days there was another story about an earthquake in Port Vila, Vanuatu."))
        #expect(listing.contains("first-quake: too long ago"))
    }
}
