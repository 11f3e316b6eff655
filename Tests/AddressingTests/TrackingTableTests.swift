import Foundation
import TestSupport
import Testing

@testable import Addressing

/// The file that says what tracks.
struct TrackingTableTests {
    private let entries: [TrackingTable.Entry]

    init() throws {
        entries = TrackingTable.entries(
            of: Array(try Data(contentsOf: repository.appending(path: "Rules/tracking.txt"))))
    }

    @Test func everyLineIsInAKnownSection() {
        let sections = Set(entries.map(\.section))
        #expect(
            sections == [
                "everywhere", "from feeds", "from feeds, by value", "values", "empty pictures", "counters",
            ])
        #expect(entries.count > 150)
    }

    @Test func everyLineStatesItsOrigin() {
        for entry in entries {
            #expect(entry.origin.count > 1, "\(String(decoding: entry.text, as: UTF8.self))")
        }
    }

    @Test func sectionsAreSortedInLowerCaseAndWithoutDuplicates() {
        for (section, lines) in Dictionary(grouping: entries, by: \.section) {
            let texts = lines.map { String(decoding: $0.text, as: UTF8.self) }
            #expect(texts == texts.sorted(), "\(section)")
            #expect(Set(texts).count == texts.count, "\(section)")
            #expect(texts.allSatisfy { $0 == $0.lowercased() }, "\(section)")
        }
    }

    @Test func noNameIsRedundant() {
        let names = entries.filter { $0.section == "everywhere" || $0.section.hasPrefix("from feeds") }.map(\.text)
        for name in names where name.last != UInt8(ascii: "*") {
            let others = names.filter { $0.last == UInt8(ascii: "*") }
            #expect(!ParameterNames(others).contains(name), "\(String(decoding: name, as: UTF8.self))")
        }
    }

    @Test(arguments: [
        ("https://stats.wordpress.com/b.gif", true), ("https://a.doubleclick.net/x", true),
        ("https://doubleclick.net/x", true), ("https://notdoubleclick.net/x", false),
        ("https://feeds.paper.example/~r/world/1", true), ("https://paper.example/x/~r/1", false),
        ("https://www.facebook.com/tr?id=1", true), ("https://www.facebook.com/photo.jpg", false),
        ("https://paper.example/Spacer.GIF?x", true), ("https://paper.example/spaceship.gif", false),
        ("https://paper.example", false),
    ])
    func picturesThatOnlyCountShowNothing(address: String, showsNothing: Bool) {
        #expect(Tracking.showsNothing(Array(address.utf8)) == showsNothing)
    }
}
