import ArchiveConformance
import Archiving
import Foundation
import Newsroom
import TestSupport
import Testing

/// Every fact comes back from an archive's rows, whatever its value.
@Suite("Facts in rows")
struct FactRowTests {
    /// A row in memory.
    private struct Row: ColumnReading {
        let values: [ColumnValue]

        func text(at place: Int) -> String? { if case .text(let text) = values[place] { text } else { nil } }

        func real(at place: Int) -> Double? { if case .real(let real) = values[place] { real } else { nil } }

        func integer(at place: Int) -> Int? {
            if case .integer(let integer) = values[place] { integer } else { nil }
        }
    }

    private static let empty = Article(id: "a", source: "s", title: "T", firstSeen: hour(0), lastSeen: hour(1))

    @Test("an article's", arguments: StatedFacts.table.map(\.name) + ArticleFacts.table.map(\.name))
    func articles(_ name: String) throws {
        for article in [Self.empty, fullArticle] {
            var facts = article.facts
            if let fact = StatedFacts.table.first(where: { $0.name == name }) {
                facts.stated = fact.changed(facts.stated)
            } else {
                facts = try #require(ArticleFacts.table.first { $0.name == name }).changed(facts)
            }
            let changed = Article(facts)
            #expect(changed != article)
            #expect(changed.row.count == Article.ownColumns.count)
            let read = try Article(reading: Row(values: changed.row + [changed.sighting[1]]))
            #expect(read == changed)
        }
    }

    @Test("an item's", arguments: StatedFacts.table.map(\.name) + FeedItem.table.map(\.name))
    func items(_ name: String) throws {
        var item = FeedItem(title: "T")
        if let fact = StatedFacts.table.first(where: { $0.name == name }) {
            item.stated = fact.changed(item.stated)
        } else {
            item = try #require(FeedItem.table.first { $0.name == name }).changed(item)
        }
        #expect(item != FeedItem(title: "T"))
        let row = ItemRow(item, of: "s", at: 700_000_000, place: 1)
        #expect(row.values.count == ItemRow.all.count)
        let read = try ItemRow(reading: Row(values: row.values))
        #expect(read.item == item && read.source == "s" && read.moment == 700_000_000 && read.place == 1)
    }

    @Test("names are those of columns, each once")
    func names() {
        for names in [Article.allColumns, ItemRow.all] { #expect(Set(names).count == names.count) }
        #expect(Set(Article.ownColumns).subtracting(Article.replacedColumns) == ["id", "firstSeen"])
    }
}
