import Classifying
import Newsroom
import Testing

@Suite struct DeskVotesTests {
    @Test("the majority of reports decides, in a tie the surer ones, whatever their order")
    func votes() {
        let reports = [
            Topic(category: "technology", confidence: 0.9), Topic(category: "news", confidence: 0.3),
            Topic(category: "news", confidence: 0.4),
        ]
        #expect(DeskVotes(reports).topic?.category == "news")
        #expect(
            DeskVotes(reports).counts == [
                DeskVote(category: "news", reports: 2), DeskVote(category: "technology", reports: 1),
            ])
        #expect(DeskVotes(reports.dropLast()).topic?.category == "technology")
        #expect(DeskVotes(reports.dropLast().reversed()).topic?.category == "technology")
        #expect(DeskVotes([]).topic == nil)
    }

    @Test("the subcategory is that of most reports on the desk; a category with nearly as many comes second")
    func parts() throws {
        let topic = try #require(
            DeskVotes([
                Topic(category: "sports", subcategory: "tennis", confidence: 0.5),
                Topic(category: "sports", subcategory: "golf", confidence: 0.9),
                Topic(category: "sports", subcategory: "tennis", others: ["health"], confidence: 0.4),
                Topic(category: "finance", subcategory: "golf", confidence: 0.9),
                Topic(category: "finance", subcategory: "golf", confidence: 0.9),
                Topic(category: "food", confidence: 0.9), Topic(category: "finance", confidence: 0.1),
                Topic(category: "sports", confidence: 0.2),
            ]).topic)
        #expect(topic.category == "sports")
        #expect(topic.subcategory == "tennis")
        #expect(topic.others == ["finance"])
    }

    @Test(
        "a story stands on a second desk where half of its reports do, or two that are nearly as many; never for one alone"
    )
    func seconds() {
        func others(_ topics: Topic...) -> [String]? { DeskVotes(topics).topic?.others }
        let (plain, both) = (
            Topic(category: "news", confidence: 0.9), Topic(category: "news", others: ["travel"], confidence: 0.9)
        )
        let money = Topic(category: "finance", confidence: 0.1)
        #expect(others(both) == ["travel"])
        #expect(others(plain, both) == ["travel"])
        #expect(others(plain, both, plain) == [])
        #expect(others(plain, money) == [])
        #expect(others(plain, plain, money, money) == ["finance"])
    }

    @Test("each further category says why a story is on its page")
    func reasons() {
        let report = Topic(category: "news", others: ["travel"], confidence: 0.9)
        let money = Topic(category: "finance", confidence: 0.1)
        #expect(
            DeskVotes([report, report, money, money]).others == [
                OtherDesk(category: "finance", reason: .reports),
                OtherDesk(category: "travel", reason: .wordsOfReports),
            ])
        #expect(DeskVotes([money]).others == [])
    }
}
