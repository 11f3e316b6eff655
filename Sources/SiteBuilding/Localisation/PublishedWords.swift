internal import Newsroom

/// The texts as files for scripts to load. A file of `words/` is split into six, because few readers need all of it:
///
/// - texts for scripts (`assets/words/es.json`)
/// - the same plus texts for the reader's own pages (`es.own.json`)
/// - puzzles (`es.puzzles.json`)
/// - podcasts and videos (`es.media.json`)
/// - texts in pages, for readers who change the language (`es.page.json`)
/// - reasons why articles matter, loaded only where pages show them (`es.why.json`)
///
/// Texts missing from a language are in English.
enum PublishedWords {
    /// The first parts of keys that scripts never use on their own.
    static let ofPages: Set<Substring> = [
        "about", "archive", "corrections", "counted", "description", "desk", "digest", "edition", "explore",
        "footer", "headlines", "llms", "missing", "mix", "moved", "nav", "network", "parts", "person", "precedent",
        "private", "problem", "rank", "region", "report", "section", "signal", "signals", "silence", "site", "stage",
        "stories", "subject", "summary", "thread", "tier", "topic", "town", "trend", "unkept", "weight", "widget",
    ]

    /// The first parts of keys used only by scripts on the reader's own pages.
    static let ofOwnPages: Set<Substring> = ["discover", "follow", "insights", "order", "shelf", "sync"]

    /// The exceptions that other pages use too: reasons for a highlight, and the personal section of the front page.
    private static let ofMarks = ["follow.reason", "follow.this-story", "follow.saved.", "follow.yours", "follow.all."]

    /// - Parameters:
    ///   - languages: the code of each language in the templates, and its texts.
    ///   - isPrivate: whether the site is private, and so needs the texts about locking.
    static func pages(of languages: [(code: String, words: Localisation)], isPrivate: Bool = false) -> [Page] {
        var pages: [Page] = []
        for (language, words) in languages {
            let published = words.all.filter { key, _ in
                !key.hasPrefix("search.say.") && (isPrivate || !key.hasPrefix("private."))
            }
            var parts = Dictionary(grouping: published) { part(of: $0.key) }
            // The reader's own pages need both sets, and load them as one file.
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
