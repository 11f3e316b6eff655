internal import Newsroom

extension SitePlan {
    /// The list of days, and a page for each.
    ///
    /// The page of a day that is over is made of what was kept of it, so that its bytes stay.
    var archive: [PageDraft] {
        let days = edition.days
        return [list(of: days)]
            + days.indices.map { index in
                page(
                    of: days[index], after: index > 0 ? days[index - 1] : nil,
                    before: index + 1 < days.count ? days[index + 1] : nil)
            }
    }

    private func list(of days: [Day]) -> PageDraft {
        let entries = days.reversed().map { day in
            ArchivePage.Entry(
                link: link(to: day), lead: day.headlines.first.map { ClippingView(clipping: $0, shelf: shelf) })
        }
        return PageDraft(
            path: SiteFile.archive.rawValue, template: "pages/archive.md", view: ArchivePage(days: Array(entries)),
            title: shelf.words["title.archive"], titleKeys: ["title.archive"],
            description: shelf.words["description.archive"], kind: .archive)
    }

    private func page(of day: Day, after previous: Day?, before next: Day?) -> PageDraft {
        @Sendable func views(_ clippings: [Clipping]) -> [ClippingView] {
            clippings.map { ClippingView(clipping: $0, shelf: shelf) }
        }
        let name = shelf.clock.dayView(named: day.id)
        return PageDraft(
            path: Address.dayPath(day.id), template: "pages/day.md",
            view: DayPage(
                day: name, count: shelf.words.wording("articles", counting: day.articles), isOver: day.isOver,
                headlines: views(day.headlines), stories: views(day.stories), previous: previous.map { link(to: $0) },
                next: next.map { link(to: $0) }),
            title: name.text, titleKeys: [name.stamp],
            description: shelf.words.text("description.day", ["day": name.text]), kind: .day)
    }

    private func link(to day: Day) -> DayLink {
        DayLink(
            day: shelf.clock.dayView(named: day.id), address: Address.root + Address.dayPath(day.id),
            count: shelf.words.wording("articles", counting: day.articles))
    }
}
