import Contextualising
import Foundation
import Newsroom
import Testing

/// Which moments of a story a summary tells, and how much of it.
@Suite struct SummaryMomentsTests {
    private typealias Report = SummaryRulesTests.Report

    @Test("what was to happen on a weekday that has passed is left out, also without \"this\"")
    func pastWeekday() throws {
        let monday = "The minister will take the plan for the pier to the mayors of Tavira on Monday."
        let still = "The pier of Marlow has been closed to the ferries of Porto Novo since the storm."
        let reports = [
            Report(title: "Minister plans new pier in Marlow", text: "\(monday) \(still)", age: 96),
            Report(
                title: "Marlow to have a new pier", text: "Ana Moreira, who drew the pier, is from Amber Bay.", age: 96),
        ]
        let thursday = try SummaryRulesTests.summary(
            of: reports, on: EditionDay(of: SummaryRulesTests.noon, timeZone: "UTC"))
        #expect(thursday.contains(still) && !thursday.contains(monday))
        let sunday = try SummaryRulesTests.summary(
            of: reports, on: EditionDay(of: SummaryRulesTests.noon.addingTimeInterval(-96 * 3600), timeZone: "UTC"))
        #expect(sunday.contains(monday))
    }

    @Test("a plan is out of date two days later, even if no newer report says what became of it")
    func oldPlan() throws {
        let plan = "The band of Marlow is set to play in the old arena of Tavira for a second night."
        let reports = [
            Report(title: "Band of Marlow plays in Tavira", text: plan, language: "en", age: 60),
            Report(
                title: "Band of Marlow returns to Tavira",
                text: "Some 8,000 people came to Tavira to hear the band of Marlow after sixteen years.", age: 60),
        ]
        let later = try SummaryRulesTests.summary(
            of: reports, on: EditionDay(of: SummaryRulesTests.noon, timeZone: "UTC"))
        #expect(!later.isEmpty && !later.contains(plan))
    }

    @Test("of two reports with titles equally close to the lead's, the one closer in time is read, not the longer")
    func nearestInTime() throws {
        let near = "The mayor of Porto Novo promised the families of the pier workers a pension of 900 euros."
        let far =
            "The pier of Marlow fell into the water before the eyes of 300 people from Tavira, who had come to see "
            + "the regatta. It was built by Ana Moreira."
        let sentences = try SummaryRulesTests.summary(of: [
            Report(title: "Families of Marlow mourn pier workers", text: ""),
            Report(title: "Pier workers die in Marlow", text: far, age: 16, source: "Meridian"),
            Report(title: "Pension for pier workers of Marlow", text: near, age: 2, source: "Meridian"),
        ])
        #expect(sentences == [near])
    }

    @Test("another report may open with a name that only the lead's first sentence has")
    func nameOfLead() throws {
        let other = "Soldiers of Porto Novo shot Rui Costa, the head of the smugglers, the governor said on Thursday."
        let sentences = try SummaryRulesTests.summary(of: [
            Report(
                title: "Head of smugglers killed near Tavira",
                text: "Rui Costa, known for raids on three islands, was killed near Tavira by soldiers."),
            Report(title: "Chief smuggler shot by soldiers", text: other),
        ])
        #expect(sentences == [other])
    }

    @Test("a summary has two sentences at most")
    func two() throws {
        let sentences = try SummaryRulesTests.summary(of: [
            Report(
                title: "Pier of Marlow closes",
                text: "The pier of Marlow closes on Friday for repairs by a company of Porto Novo. "
                    + "Its 40 stalls move to the harbour of Tavira."),
            Report(
                title: "Marlow loses its pier for a year",
                text: "Anglers of Amber Bay have asked Ana Moreira, the mayor, for another place by the water."),
            Report(
                title: "Cost of Marlow's pier rises",
                text: "Repairs of the pier will cost 12 million euros, twice what Rui Costa had set aside."),
        ])
        #expect(sentences.count == 2)
    }

    @Test("a report hours older than the lead opens only if no newer one can")
    func older() throws {
        let old = "The pier of Marlow burns with flames of twelve metres and 40 people have left their homes."
        let new = "Firemen of Marlow put out the fire on the pier, where the flames had hurt two anglers."
        let reports = [
            Report(title: "Fire on the pier of Marlow is out", text: ""),
            Report(title: "Pier of Marlow on fire", text: old, age: 15),
            Report(title: "Firemen end pier fire in Marlow", text: new, age: 2),
        ]
        #expect(try SummaryRulesTests.summary(of: reports).first == new)
        #expect(try SummaryRulesTests.summary(of: Array(reports.prefix(2))).first == old)
    }

    @Test("a story of many reports falls back to earlier moments where it would have no summary")
    func earlierMoments() throws {
        let old = "The pier of Marlow fell into the water on Tuesday with 300 visitors from Tavira."
        let reports =
            [Report(title: "Pier of Marlow: what comes next", text: "")]
            + ["Pier falls in Marlow", "Marlow pier falls", "Pier of Marlow falls", "Marlow loses pier", "Pier falls"]
            .map { Report(title: $0, text: old, age: 30) }
        #expect(try SummaryRulesTests.summary(of: reports) == [old])
    }
}
