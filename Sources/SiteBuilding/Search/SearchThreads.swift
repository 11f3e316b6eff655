internal import Newsroom

/// Which stories belong to which running story (`search/threads.json`): by it what readers follow is found. Only pages of readers
/// who follow a running story, or are about to, ask for it.
struct SearchThreads: Encodable {
    /// A running story.
    struct Thread: Encodable {
        /// The name of its page.
        let name: String
        /// That of its newest story, and in which language.
        let title: String
        let language: String?
        /// The beginnings of the names of its stories' pages, as `ranks.json` has them.
        let stories: [String]
        /// The beginnings of the ids of articles whose story has no page.
        let articles: [String]
        /// The ids of those that have become part of it: whoever followed one of them follows this one.
        let also: [String]
    }

    /// As the edition has them.
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
                also: (moves[thread.id] ?? []).map(\.from).sorted())
        }
    }

    var page: Page { Page(path: "search/threads.json", bytes: JSONFile.compact(self)) }
}
