internal import FoundationEssentials
internal import Newsroom

/// The reading order of the edition's stories (`assets/stories.json`, used by `beside.js`). It is not part of story
/// pages, because each new story would then change two other pages.
struct StoryOrder: Encodable {
    /// The ids of the stories in the headlines, in order.
    let headlines: [String]
    /// The names of all stories' pages, the most recently begun first. Stories already listed keep their order.
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
