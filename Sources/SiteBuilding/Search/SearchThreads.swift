internal import Newsroom

/// The stories of each running story (`search/threads.json`), to find what readers follow. It is loaded only for
/// readers who follow a running story, or are about to.
struct SearchThreads: Encodable {
    /// A running story.
    struct Thread: Encodable {
        /// The name of its page.
        let name: String
        /// Its name, or else the title of a story that stands for all; `language` is that title's. Names have none.
        let title: String
        let language: String?
        /// The starts of its stories' page names, as in `ranks.json`.
        let stories: [String]
        /// The starts of the ids of articles whose story has no page.
        let articles: [String]
        /// The ids of running stories merged into this one. Readers who followed those follow this one.
        let also: [String]
        /// Whether it has a feed; nil if not.
        let hasFeed: Bool?
    }

    /// The running stories, in the edition's order.
    let threads: [Thread]

    init(_ edition: Edition, shelf: CardShelf) {
        let names = shelf.names
        let moves = Dictionary(grouping: edition.movedThreads, by: \.to)
        threads = edition.threads.filter { !$0.stories.isEmpty }.map { thread in
            Thread(
                name: String(names.threadStem(thread.id).split(separator: "/").last ?? ""), title: thread.title,
                language: thread.language,
                stories: thread.stories.map { String(names.storyName($0.story).prefix { $0 != "-" }) },
                articles: shelf.files(of: thread).filter { shelf.address(of: $0.story) == nil }.flatMap { file in
                    file.briefs.map { String($0.id.prefix(8)) }
                }.sorted(),
                also: (moves[thread.id] ?? []).map(\.from).sorted(),
                hasFeed: names.feed(of: thread) == nil ? nil : true)
        }
    }

    var page: Page { Page(path: "search/threads.json", bytes: JSONFile.compact(self)) }
}
