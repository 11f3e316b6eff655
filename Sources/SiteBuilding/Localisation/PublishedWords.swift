internal import Newsroom

/// The words as files that pages fetch. A file of `words/` becomes six, because few readers need all of it: the texts of
/// scripts (`assets/words/es.json`), the same with those of the pages about the reader (`es.own.json`), those of the puzzles
/// (`es.puzzles.json`) and of what is heard and watched (`es.media.json`), and for readers who change the language the texts in pages (`es.page.json`) and the reasons why
/// articles matter (`es.why.json`), which only pages with such articles fetch. Texts that a language lacks are in
/// English.
enum PublishedWords {
    /// First parts of keys that no script uses by itself.
    static let ofPages: Set<Substring> = [
        "about", "archive", "counted", "description", "desk", "digest", "edition", "explore", "footer", "headlines",
        "llms", "missing", "moved", "nav", "network", "parts", "precedent", "private", "problem", "rank", "region",
        "report",
        "section", "signal", "signals", "site", "stage", "stories", "summary", "thread", "tier", "topic", "town",
        "trend",
        "unkept", "weight", "widget",
    ]

    /// Of those that only scripts of the reader's own pages use.
    static let ofOwnPages: Set<Substring> = ["discover", "follow", "insights", "order", "shelf", "sync"]

    /// Those of them that other pages say, too: why something is marked, and what the front page has for its reader.
    private static let ofMarks = ["follow.reason", "follow.this-story", "follow.saved.", "follow.yours", "follow.all."]

    /// - Parameters:
    ///   - languages: the codes by which the templates name them, and the words of each.
    ///   - isPrivate: whether there are pages that can be locked, and say so.
    static func pages(of languages: [(code: String, words: Localisation)], isPrivate: Bool = false) -> [Page] {
        var pages: [Page] = []
        for (language, words) in languages {
            let published = words.all.filter { key, _ in
                !key.hasPrefix("search.say.") && (isPrivate || !key.hasPrefix("private."))
            }
            var parts = Dictionary(grouping: published) { part(of: $0.key) }
            // Pages about the reader need both, and ask for one file.
            parts[".own", default: []] += parts["", default: []]
            for (part, texts) in parts.sorted(by: { $0.key < $1.key }) {
                let file = Dictionary(texts.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
                pages.append(Page(path: "assets/words/\(language)\(part).json", bytes: JSONFile.bytes(of: file)))
            }
        }
        return pages
    }

    private static func part(of key: String) -> String {
        let group = key.prefix { $0 != "." }
        if ["why", "puzzles", "media"].contains(group) { return ".\(group)" }
        if group == "listen" { return ".media" }
        if ofMarks.contains(where: key.hasPrefix) { return "" }
        return ofOwnPages.contains(group) ? ".own" : ofPages.contains(group) ? ".page" : ""
    }
}
