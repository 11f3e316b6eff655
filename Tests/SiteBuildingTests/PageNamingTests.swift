import Foundation
import Newsroom
import SiteBuilding
import Testing

@Suite("The names of story pages")
struct PageNamingTests {
    private static let bank = Invented.rateStory.story.id

    private func link(_ path: String, article: String? = "00000000000000bb") -> Permalink {
        Permalink(path: path, title: "Told", article: article, moment: .distantPast)
    }

    private func names(_ known: [Permalink], _ editions: Edition...) -> PageNames {
        PageNaming(knowing: known).names(for: editions.isEmpty ? [Invented.edition()] : editions)
    }

    @Test func aNewPageIsNamedForItsTitle() {
        #expect(
            names([]).stories[Self.bank] == "\(Self.bank)-central-bank-holds-rates-and-hints-at-a-cut-before-summer")
        #expect(names([]) == names([]))
    }

    @Test func aNameStaysWhenTheTitleChanges() {
        var edition = Invented.edition()
        let first = names([], edition)
        let known = first.stories.values.map { link("stories/\($0)") }
        for index in edition.stories.indices { edition.stories[index].lead.article.title = "Something else" }
        #expect(names(known, edition) == first)
        edition.stories = []
        #expect(names(known, edition) == first)
    }

    @Test func aPageWithoutWordsInItsNameKeepsItWithout() {
        #expect(names([link("stories/\(Self.bank)")]).stories[Self.bank] == Self.bank)
        #expect(names([link("coast/stories/\(Self.bank)")]).stories[Self.bank] == Self.bank)
    }

    @Test func aTitleWithoutUsableWordsLeavesOnlyTheId() {
        var edition = Invented.edition()
        edition.stories[1].lead.article.title = "ثوران بركان"
        #expect(names([], edition).stories[Self.bank] == Self.bank)
    }

    @Test func twoPagesWithOneTitleDifferByTheirIds() {
        var edition = Invented.edition()
        for index in edition.stories.indices { edition.stories[index].lead.article.title = "The same" }
        let stories = names([], edition).stories
        #expect(stories.values.allSatisfy { $0.hasSuffix("-the-same") })
        #expect(Set(stories.values).count == edition.stories.count)
    }

    @Test func oneStoryHasOneNameInAllEditions() {
        var other = Invented.edition()
        other.folder = "coast/"
        other.stories[1].lead.article.title = "As the coast has it"
        #expect(names([], Invented.edition(), other).stories[Self.bank]?.contains("central-bank") == true)
        // Of addresses that disagree, the main edition's.
        let known = [link("coast/stories/\(Self.bank)-b"), link("stories/\(Self.bank)-a")]
        #expect(names(known).stories[Self.bank] == "\(Self.bank)-a")
        #expect(names(known.reversed()).stories[Self.bank] == "\(Self.bank)-a")
    }

    @Test func otherPagesAreNone() {
        let known = ["index", "sports/tennis", "archive/2025-03-04", "coast/stories", "stories"].map {
            link($0, article: nil)
        }
        let edition = Edition(
            site: Invented.site, moment: Invented.now, categories: [], front: [], headlines: [], desks: [], stories: [],
            map: [], health: [])
        #expect(names(known, edition) == PageNames())
    }

    @Test("a person's or place's page keeps its name, and no further part of a long page takes its place")
    func furtherParts() {
        let parts = ["threads/\(Self.bank)-a", "names/2-porto"].flatMap { [$0, "more/\($0)-2"] }
        let naming = PageNaming(knowing: parts.map { link($0, article: nil) })
        #expect(naming.knownSubjects == ["2"])
        var edition = Invented.edition()
        edition.subjects = [
            NamedSubject(id: "2", name: "Oporto", stories: [Self.bank], latest: Invented.now),
            NamedSubject(id: "0c", name: "Ana Moreira", stories: [Self.bank], latest: Invented.now),
        ]
        let names = naming.names(for: [edition])
        #expect(names.threadPath(Self.bank) == "threads/\(Self.bank)-a.html")
        #expect(names.subjects == ["2": "2-porto", "0c": "0c-ana-moreira"])
    }

    @Test func theLastTitleIsFoundByTheId() {
        let naming = PageNaming(knowing: [
            link("coast/stories/\(Self.bank)-a"), link("stories/\(Self.bank)-a"), link("threads/\(Self.bank)-a"),
        ])
        #expect(naming.lastPermalinks.mapValues(\.path) == [Self.bank: "stories/\(Self.bank)-a"])
    }
}
