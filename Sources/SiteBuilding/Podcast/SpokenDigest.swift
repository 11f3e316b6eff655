public import Newsroom

extension SiteBuilder {
    /// Returns the text to be spoken for a digest, with titles and sentences as on the page. There is one part for the
    /// headlines and one for each further section. Stories in other languages are left out, because one voice speaks
    /// only one language.
    public func spoken(
        _ digest: Digest, of edition: Edition
    ) throws(TemplateError) -> [(title: String, text: String)] {
        let words = try languages.words(in: edition.site.language)
        let edition = edition.localised(in: words)
        let clock = WallClock(timeZone: edition.site.timeZone, words: words)
        func text(_ items: [Digest.Item]) -> String {
            items.filter { item in
                guard let language = item.lead.language else { return true }
                return language.prefix { $0 != "-" }.lowercased() == words.language.prefix { $0 != "-" }.lowercased()
            }.map { item in
                let sentences = item.summary.sentences.map(\.text).joined(separator: " ")
                return [Self.ended(item.lead.article.title), sentences].filter { !$0.isEmpty }.joined(separator: " ")
            }.joined(separator: "\n\n")
        }
        let today = Self.ended("\(edition.site.title), \(clock.day(edition.moment))")
        let sections =
            [(title: words["headlines.ten"], text: text(digest.top))]
            + digest.sections.map { (title: words.localised($0.category).name, text: text($0.items)) }
        let nonEmpty = sections.filter { !$0.text.isEmpty }
        return nonEmpty.enumerated().map { $0 == 0 ? (title: $1.title, text: today + "\n\n" + $1.text) : $1 }
    }

    /// Ends a title with a full stop if needed, so that the voice drops.
    private static func ended(_ title: String) -> String {
        title.last.map { ".!?…\"”»’".contains($0) } ?? true ? title : title + "."
    }
}
