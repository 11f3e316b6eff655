import Deduplicating
import Foundation
import Newsroom
import TestSupport
import Testing

/// The stories of the samples, which are marked where the samples are written. Weights were chosen with an eye on them
/// too: a floor that must not be sunk below, not a held-out measure.
struct SampleStoryTests {
    /// The items of the samples, and under each id the story that is marked, or else the item's own id.
    private func world() throws -> (articles: [Article], marks: [Article.ID: String]) {
        let folder = repository.appending(path: "Tools/samples/items")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
        var articles: [Article] = []
        var marks: [Article.ID: String] = [:]
        for file in files {
            let source = file.deletingPathExtension().lastPathComponent
            for block in try String(contentsOf: file, encoding: .utf8).split(separator: "\n\n") {
                let lines = block.split(separator: "\n").map(String.init)
                // A second feed of one publisher repeats the first one's items.
                guard lines.count > 1, !lines[0].contains("same=") else { continue }
                let head = lines[0].split(separator: " ").map(String.init)
                let date = try Date("2026-03-\(head[0])T\(head[1]):00Z", strategy: .iso8601)
                let id = "\(source) \(articles.count)"
                marks[id] = head.first { $0.hasPrefix("#") } ?? id
                articles.append(
                    Article(
                        id: id, source: source, title: lines.count > 2 ? lines[1] : "", published: date,
                        firstSeen: date, lastSeen: date, summary: lines[lines.count > 2 ? 2 : 1]))
            }
        }
        return (articles, marks)
    }

    @Test func theLabelledStoriesAreFoundAndLittleElse() throws {
        let (articles, marks) = try world()
        #expect(articles.count > 400 && Set(marks.values.filter { $0.hasPrefix("#") }).count > 20)
        let stories = Deduplicator().stories(from: articles, sources: [], known: [:])
        let sizes = Dictionary(grouping: marks.values, by: { $0 }).mapValues(\.count)
        var precision = 0.0
        var recall = 0.0
        for story in stories {
            let together = Dictionary(grouping: story.articles, by: { marks[$0] ?? "" }).mapValues { Double($0.count) }
            for (mark, count) in together {
                precision += count * count / Double(story.articles.count)
                recall += count * count / Double(sizes[mark] ?? 1)
            }
        }
        precision /= Double(articles.count)
        recall /= Double(articles.count)
        let f1 = 2 * precision * recall / (precision + recall)
        #expect(precision >= 0.96 && f1 >= 0.885, "BCubed precision \(precision), recall \(recall), F1 \(f1)")
    }

    @Test func aWeekendColumnDoesNotJoinTheEventsItRecalls() throws {
        let (articles, _) = try world()
        let column = try #require(articles.first { $0.title.hasPrefix("Weekend reading") })
        let stories = Deduplicator().stories(from: articles, sources: [], known: [:])
        #expect(stories.first { $0.articles.contains(column.id) }?.articles.count == 1)
    }
}
