@testable import Deduplicating
import Foundation
import Newsroom
import Testing

/// The report that gives a story its title, by how like the others each is.
@Suite struct LeadChoiceTests {
    /// - Parameter changed: the article whose publisher changed its title two hours later.
    private func lead(ofAsLike centralities: [Double], changed: Int? = nil) -> Int {
        let articles = centralities.indices.map { index in
            let moment = Date(timeIntervalSinceReferenceDate: Double(index) * 3_600)
            var article = Article(
                id: "\(index)", source: "\(index)", title: "Ferry", url: "https://\(index).example/ferry",
                published: moment, firstSeen: moment, lastSeen: moment,
                summary: "The ferry from Pico ran aground off Faial with 80 aboard.")
            article.updated = moment.addingTimeInterval(7_200)
            article.earlierTitle = index == changed ? "A ferry is late" : nil
            return article
        }
        return LeadChoice(articles, kinds: [:], sources: [:]).lead(
            of: Array(articles.indices), centralities: centralities, isTeaser: { _ in false }, isUnfit: { _ in false })
    }

    /// The newest of three is a stranger, or what happened since.
    @Test(arguments: [([0.22, 0.20, 0.08], 1), ([0.22, 0.20, 0.15], 2)])
    func asidesDoNotLeadSmallStories(centralities: [Double], lead: Int) {
        #expect(self.lead(ofAsLike: centralities) == lead)
    }

    @Test func theNewestOfAPairLeads() { #expect(lead(ofAsLike: [0.3, 0.3]) == 1) }

    /// An update alone may be a comma.
    @Test func aChangedTitleCountsAsNew() {
        #expect(lead(ofAsLike: [0.3, 0.3], changed: 0) == 0)
        #expect(lead(ofAsLike: [0.3, 0.3, 0.3, 0.3], changed: 0) == 3)
    }

    /// Of five or more, only the more central half leads.
    @Test func theCoreOfALargeStoryLeads() { #expect(lead(ofAsLike: [0.30, 0.28, 0.26, 0.25, 0.24]) == 2) }
}
