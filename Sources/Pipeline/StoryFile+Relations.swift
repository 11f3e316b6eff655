internal import Deduplicating
internal import Newsroom

extension Edition {
    /// As many links of each kind stand on a story's page at the most.
    private static let mostLinks = 5

    /// The edition with links from each story's page to those that it has to do with.
    func linked(by relations: StoryRelations) -> Edition {
        var edition = self
        let files = Dictionary(
            (stories + fadedStories).map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        edition.stories = stories.map { file in
            let kindred = (relations.kindred[file.story.id] ?? []).compactMap { files[$0] }
            let neighbours = (relations.neighbours[file.story.id] ?? []).compactMap { files[$0] }
            let earlier = kindred.filter { $0.latest < file.latest }.prefix(Self.mostLinks)
            let later = kindred.filter { $0.latest >= file.latest }
            var linked = file
            linked.earlier = earlier.sorted { ($1.latest, $0.story.id) < ($0.latest, $1.story.id) }.map(\.link)
            linked.related = (later + neighbours).prefix(Self.mostLinks).map(\.link)
            return linked
        }
        return edition
    }
}

extension StoryFile {
    fileprivate var link: StoryLink {
        StoryLink(
            story: story.id, title: lead.article.title, language: lead.language,
            latest: latest)
    }
}
