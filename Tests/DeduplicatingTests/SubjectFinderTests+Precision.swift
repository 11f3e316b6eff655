import Foundation
import Newsroom
import Testing

@testable import Deduplicating

/// What is left out, so that a page has one person's or place's stories only.
extension SubjectFinderTests {
    /// The stories with further reports, as one of two more publishers has them.
    private static func files(title: String, place: Place?, beside others: [String], at other: Place?) -> [StoryFile] {
        files(title: title, place: place).map { file in
            var file = file
            let days = (1_741_185_000 - file.latest.timeIntervalSince1970) / 86_400
            file.briefs += others.enumerated().map { number, title in
                var brief = Self.file(
                    "\(file.story.id) \(number)", days: days, publisher: "dogwood \(number)", title: title, place: other
                ).briefs[0]
                brief.story = file.story
                return brief
            }
            return file
        }
    }

    @Test("a story is a person's if a third of its reports has the name")
    func isNotAside() {
        let others = Array(repeating: "Trams stand still as snow falls on the old bridge", count: 2)
        func found(_ others: [String]) -> [String] {
            subjects(Self.files(title: Self.ana, place: nil, beside: others, at: nil)).map(\.name)
        }
        #expect(found(others) == ["Ana Moreira"])
        #expect(found(others + ["Schools stay shut until the snow is cleared away"]) == [])
    }

    @Test("most of the reports from a place name it, and most of the located ones are from there")
    func isNotOnlyLocated() {
        let title = "The river reached the old bridge in Porto last night"
        let other = "The river reached the old bridge last night"
        func found(_ others: [String], at place: Place?) -> [NamedSubject] {
            subjects(Self.files(title: title, place: Self.porto, beside: others, at: place))
        }
        #expect(found([title, other], at: Self.porto).map(\.id) == ["2"])
        #expect(found([other], at: Self.porto) == [])
        #expect(found([title, other, other], at: Self.porto) == [])
        var lisbon = Self.porto
        (lisbon.id, lisbon.name) = (1, "Lisbon")
        #expect(found([title], at: lisbon) == [])
        // The others are located nowhere.
        #expect(found([other], at: nil) == [])
        // The leading report is about something else.
        let files = Self.files(title: title, place: Self.porto, beside: [title], at: Self.porto).map { file in
            var file = file
            file.lead = Self.file("lead", days: 0, publisher: "ash", title: other).briefs[0]
            return file
        }
        #expect(subjects(files) == [])
    }

    @Test("streets and provinces are not the town of that name")
    func namesakesOfTowns() {
        for title in [
            "Un camión volcó anoche en la calle Porto y cortó el paso",
            "The river reached the old bridge of Porto province",
            "Una tormenta dejó sin luz anoche a la provincia de Porto",
        ] { #expect(subjects(Self.files(title: title, place: Self.porto)) == [], "\(title)") }
        // A report that means the province shows that the others of its story may, too.
        let title = "The river reached the old bridge in Porto last night"
        let province = Self.file(
            "d", days: 0, publisher: "ash", title: "Rain goes on for a third day in the province of Porto",
            place: Self.porto)
        var stories = Self.files(title: title, place: Self.porto)
        stories[0].briefs += province.briefs
        let last = Self.file("e", days: 3, publisher: "dogwood", title: title, place: Self.porto)
        #expect(subjects(stories + [last]).map(\.stories) == [["b", "a", "e"]])
        // Several of them show that those of any story may.
        stories = Self.files(title: title, place: Self.porto)
        #expect(subjects(stories).count == 1)
        let others = (0..<3).map { number in
            var file = province
            file.story.id = "province \(number)"
            return file
        }
        #expect(subjects(stories + others) == [])
    }

    @Test("a town abroad needs its country's name, unless everybody knows it")
    func abroad() {
        let title = "The river reached the old bridge in Porto last night"
        #expect(subjects(Self.files(title: title, place: Self.porto, country: "AR")) == [])
        #expect(subjects(Self.files(title: title, place: Self.porto, country: nil)) == [])
        let named = "The river reached the old bridge in Porto, Portugal, last night"
        #expect(subjects(Self.files(title: named, place: Self.porto, country: "AR")).map(\.id) == ["2"])
        var large = Self.porto
        large.population = 2_000_000
        #expect(subjects(Self.files(title: title, place: large, country: "AR")).map(\.id) == ["2"])
    }
}
