internal import Newsroom

extension SitePlan {
    /// The list of days, and a page for each, and for weeks and months.
    ///
    /// A past day's page is made from what was archived that day, so its bytes do not change.
    var archive: [PageDraft] {
        let days = edition.days
        return [list(of: days)] + reviews
            + days.indices.flatMap { index in
                pages(
                    of: days[index], after: index > 0 ? days[index - 1] : nil,
                    before: index + 1 < days.count ? days[index + 1] : nil)
            }
    }

    /// The size of a day's page without its entries. Most of it is the edition's masthead.
    private static let aroundClippings = PieceSize(bytes: 16_000, elements: 260)

    private func list(of days: [Day]) -> PageDraft {
        let entries = days.reversed().filter { $0.articles > 0 }.map { day in
            ArchivePage.Entry(
                link: link(to: day), lead: day.headlines.first.map { ClippingView(clipping: $0, shelf: shelf) })
        }
        return draft(
            .archive,
            ArchivePage(days: Array(entries), periods: reviewLists, earlier: anniversaries(root: Address.root)))
    }

    /// Returns the page of a day, split into parts if it would be too long.
    private func pages(of day: Day, after previous: Day?, before next: Day?) -> [PageDraft] {
        let path = Address.dayPath(day.id)
        let name = shelf.clock.dayView(named: day.id)
        let clippings = day.headlines + day.stories
        @Sendable func page(_ listed: Range<Int>, ways: PartLinks?) -> DayPage {
            let end = day.headlines.count
            return DayPage(
                day: name, count: shelf.words.wording("articles", counting: day.articles), isOver: day.isOver,
                headlines: listed.clamped(to: 0..<end).map { ClippingView(clipping: clippings[$0], shelf: shelf) },
                stories: listed.clamped(to: end..<clippings.count).map {
                    ClippingView(clipping: clippings[$0], shelf: shelf)
                }, previous: previous.map { link(to: $0) }, next: next.map { link(to: $0) }, ways: ways)
        }
        func draft(_ listed: Range<Int>, part: Int, ways: PartLinks?) -> PageDraft {
            PageDraft(
                path: PartLinks.path(path, part: part), template: "pages/day.md", view: page(listed, ways: ways),
                title: part == 0 ? name.text : "\(name.text) · \(part + 1)",
                titleKeys: [name.stamp] + (part == 0 ? [] : ["-"]),
                description: shelf.words.text("description.day", ["day": name.text]), kind: .day,
                whole: ways == nil ? nil : PageDraft.Whole(page(0..<clippings.count, ways: nil)),
                partOf: part > 0 ? path : nil)
        }
        let parts = PageSplitter.pages(
            of: clippings.map(ClippingView.most), besides: Self.aroundClippings, areCards: false)
        let all = PartLinks.parts(of: path, count: parts.count, words: words)
        return parts.enumerated().map { draft($1, part: $0, ways: PartLinks(all, at: $0)) }
    }

    /// Returns the same date in earlier years.
    ///
    /// - Parameter root: the prefix for links to the site's own pages; nil leaves them out.
    func anniversaries(root: String?) -> [AnniversaryView] {
        edition.anniversaries.map { AnniversaryView($0, shelf: shelf, root: root) }
    }

    func link(to day: Day) -> DayLink {
        DayLink(
            day: shelf.clock.dayView(named: day.id), address: Address.root + Address.dayPath(day.id),
            count: shelf.words.wording("articles", counting: day.articles))
    }
}
