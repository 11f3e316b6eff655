internal import FoundationEssentials
internal import Newsroom

/// `assets/stories.json`: in which order the edition's stories are read, one after the other. Their pages do not say it, for then each
/// new story would change those of two others (`beside.js`).
struct StoryOrder: Encodable {
    /// Ids of the stories that the headlines tell, in their order.
    let headlines: [String]
    /// The names of all stories' pages, the one that began last first: that order does not change.
    let stories: [String]

    init(_ edition: Edition) {
        let names = edition.pageNames
        let began = edition.stories.map { file in
            (id: file.story.id, moment: file.briefs.map(\.article.moment).min() ?? file.lead.article.moment)
        }.sorted { ($1.moment, $0.id) < ($0.moment, $1.id) }
        stories = began.map { names.storyName($0.id) }
        let paged = Set(began.map(\.id))
        headlines = edition.headlines.map(\.story.id).filter(paged.contains)
    }

    var page: Page { Page(path: "assets/stories.json", bytes: JSONFile.bytes(of: self)) }
}
