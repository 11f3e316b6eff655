internal import Newsroom

/// The day in short: as a page, and as it is sent.
extension SitePlan {
    var digest: PageDraft {
        PageDraft(
            path: SiteFile.digest.rawValue, template: "pages/digest.md", view: digestPage(root: Address.root),
            title: words["title.digest"], titleKeys: ["title.digest"], description: words["description.digest"],
            kind: .digest)
    }

    /// The digest as it is sent, where no address can begin at the page: one of the site's own pages is named only when
    /// the owner has said where the site is.
    func digestMail() throws(TemplateError) -> [Page] {
        let address = LinkAddress.safe(edition.site.address)
        let page = digestPage(root: address.map { $0.hasSuffix("/") ? $0 : $0 + "/" })
        return [
            Page(path: SiteFile.digestMail.rawValue, bytes: try library.render("mail/digest.html", page)),
            Page(path: SiteFile.digestText.rawValue, text: DigestText(page: page).text),
        ]
    }

    private func digestPage(root: String?) -> DigestPage {
        DigestPage(
            summaries.digest.led(by: edition.headlines, summaries.stories), site: edition.site,
            day: shelf.clock.dayView(edition.moment), shelf: shelf, root: root)
    }
}

extension Digest {
    /// The words that a story among the first may take, as in the rest of the digest.
    private static let longest = 55

    /// The headlines first, in their order, and what else there is.
    ///
    /// - Parameter told: what is said of each story, for those that the digest itself does not tell.
    func led(by headlines: [Brief], _ told: [Story.ID: StorySummary]) -> (top: [Item], rest: Digest) {
        let items = Dictionary(
            sections.flatMap(\.items).map { ($0.lead.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        let top = headlines.map { brief in
            var item = items[brief.story.id] ?? Item(lead: brief, summary: Self.begun(told[brief.story.id], of: brief))
            item.lead = brief
            return item
        }
        let leading = Set(headlines.map(\.story.id))
        let rest = sections.map { section in
            Section(category: section.category, items: section.items.filter { !leading.contains($0.lead.story.id) })
        }.filter { !$0.items.isEmpty }
        let added = headlines.indices.filter { items[headlines[$0].story.id] == nil }.map { Self.words(of: top[$0]) }
        return (top, Digest(sections: rest, words: words + added.reduce(0, +)))
    }

    /// As many whole sentences as there is room for, at least one.
    private static func begun(_ summary: StorySummary?, of brief: Brief) -> StorySummary {
        guard var summary else {
            let sentences = Excerpt.text(of: brief.article).map { [SourcedSentence(text: $0, article: brief.id)] }
            return StorySummary(sentences: sentences ?? [], briefs: [brief])
        }
        guard summary.model == nil else { return summary }
        var length = 0
        summary.sentences = Array(
            summary.sentences.enumerated().prefix { index, sentence in
                length += count(sentence.text)
                return index == 0 || length <= longest
            }.map(\.element))
        let used = Set(summary.sentences.compactMap(\.article))
        summary.briefs = summary.briefs.filter { used.contains($0.id) }
        return summary
    }

    private static func words(of item: Item) -> Int {
        count(item.lead.article.title) + item.summary.sentences.reduce(0) { $0 + count($1.text) }
            + item.summary.briefs.reduce(0) { $0 + count($1.source.name) }
    }

    private static func count(_ text: String) -> Int { text.split(whereSeparator: \.isWhitespace).count }
}
