internal import Newsroom

/// Template values for `digest.html` and `digest-email.html`: `siteTitle`, `day`, `length` (in words and minutes),
/// `quiet` (days without news), `top` (the headlines, as items), `sections` (the rest: `name`, `address`, `category`,
/// `items`), `isEmpty`, `spoken` (`EpisodeLink`), `hasBook`, `earlier` (the same date in earlier years; `hasEarlier`),
/// `corrections` (`CorrectionView`, only on the page) and `hasCorrections`.
///
/// An item has `headline` (a link), `credit` (a link to the report whose headline it is, unless the summary's sources
/// have it), `language`, `story` (a link to its page), `count` (of its sources, if several), `number` (headlines only),
/// and the values of a `SummaryView`.
struct DigestPage: TemplateView {
    /// Reading speed in words per minute.
    private static let pace = 220

    /// Returns the reading time in whole minutes, at least one.
    static func minutes(of words: Int) -> Int { max(1, Int((Double(words) / Double(pace)).rounded())) }

    struct Section: TemplateView {
        let desk: LinkView
        let items: [Item]

        func child(named name: String) -> (any TemplateValue)? { name == "items" ? items : desk.child(named: name) }
    }

    struct Item: TemplateView {
        let lead: CardView
        let summary: SummaryView
        /// The report whose headline it is; nil if the summary's sources have it.
        let credit: LinkView?
        let story: LinkView?
        /// The number of its sources in words; nil for one.
        let count: String?
        /// The headline's number; nil for items in sections.
        var number: Int?

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "title", "url", "isLinked", "language": lead.child(named: name) ?? false
            case "headline":
                LinkView(
                    name: lead.brief.article.title, address: story?.address ?? LinkAddress.safe(lead.brief.article.url))
            case "credit": credit
            case "story": story
            case "count": count
            case "number": number.map { String($0) } as (any TemplateValue)? ?? false
            default: summary.child(named: name)
            }
        }
    }

    let site: Site
    let language: String
    let day: DayView
    let length: LocalisedText
    let quiet: LocalisedText?
    let top: [Item]
    let sections: [Section]
    let spoken: EpisodeLink?
    /// Whether the edition is also a book.
    let hasBook: Bool
    let earlier: [AnniversaryView]
    /// The latest corrections.
    let corrections: [CorrectionView]

    /// - Parameter root: the prefix for links to the site's own pages; nil leaves them out.
    init(
        _ digest: Digest, site: Site, day: DayView, shelf: CardShelf, root: String?, quiet: LocalisedText? = nil,
        spoken: EpisodeLink? = nil, earlier: [AnniversaryView] = [], corrections: [CorrectionView] = []
    ) {
        self.spoken = spoken
        self.earlier = earlier
        self.corrections = corrections
        hasBook = shelf.settings.epub
        self.quiet = quiet
        self.site = site
        self.day = day
        language = shelf.words.language
        length = shelf.words.wording(
            "digest.length", counting: Self.minutes(of: digest.words), ["words": digest.words])
        func address(_ text: String?) -> String? {
            guard let root, let text else { return nil }
            return root + text.dropFirst(Address.root.count)
        }
        func view(_ item: Digest.Item, number: Int? = nil) -> Item {
            let story = item.lead.story
            let link = address(shelf.address(of: story)).map {
                LinkView(
                    name: shelf.words.text("sources", counting: story.publishers), address: $0,
                    wording: shelf.words.wording("sources", counting: story.publishers))
            }
            return Item(
                lead: CardView(brief: item.lead, shelf: shelf), summary: SummaryView(item.summary, shelf: shelf),
                credit: item.summary.briefs.contains { $0.id == item.lead.id } ? nil : LinkView(to: item.lead),
                story: link,
                count: story.publishers > 1 ? shelf.words.text("sources", counting: story.publishers) : nil,
                number: number)
        }
        top = digest.top.enumerated().map { view($1, number: $0 + 1) }
        sections = digest.sections.map { section in
            Section(
                desk: LinkView(
                    name: shelf.words.localised(section.category).name,
                    address: address(Address.desk(section.category.id)),
                    category: section.category.id,
                    wording: shelf.words.wording(of: section.category.name, "category.\(section.category.id)")),
                items: section.items.map { view($0) })
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "siteTitle": site.title
        case "siteAddress": LinkAddress.safe(site.address)
        case "language": language
        case "day": day
        case "length": length
        case "quiet": quiet
        case "top": top
        case "hasTop": !top.isEmpty
        case "sections": sections
        case "spoken": spoken
        case "hasBook": hasBook
        case "earlier": earlier
        case "hasEarlier": !earlier.isEmpty
        case "corrections": corrections
        case "hasCorrections": !corrections.isEmpty
        case "isEmpty": top.isEmpty && sections.isEmpty
        default: nil
        }
    }
}
