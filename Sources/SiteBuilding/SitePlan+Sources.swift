internal import Newsroom

/// The pages about the sources and about the health of their feeds.
extension SitePlan {
    var about: PageDraft {
        let sources = edition.health.map(\.source).filter(\.isEnabled)
        let desks = edition.categories.compactMap { category -> AboutPage.Sources? in
            let own = sources.filter { $0.category == category.id }
            return own.isEmpty
                ? nil
                : AboutPage.Sources(
                    desk: words.link(to: category),
                    sources: own.map { AboutPage.SourceView(source: $0, words: words) })
        }
        return PageDraft(
            path: SiteFile.about.rawValue, template: "pages/about.md",
            view: AboutPage(
                site: edition.site, tagline: tagline, desks: desks,
                count: words.wording("sources", counting: sources.count)),
            title: words["title.about"], titleKeys: ["title.about"], description: words["description.about"],
            kind: .about)
    }

    /// The health of every feed, in the order of the configuration.
    var feeds: [FeedView] {
        edition.health.map { FeedView(health: $0, words: words, clock: shelf.clock) }
    }

    var report: PageDraft {
        let feeds = feeds
        let asked = feeds.filter { $0.health.source.isEnabled }
        let desks = edition.categories.compactMap { category -> ReportPage.Desk? in
            let own = feeds.filter { $0.health.source.category == category.id }
            return own.isEmpty
                ? nil
                : ReportPage.Desk(
                    name: words.link(to: category),
                    category: category.id, feeds: own)
        }
        let summary = words.wording(
            "report.summary", counting: asked.count, ["well": asked.count { $0.status == .well }])
        return PageDraft(
            path: SiteFile.report.rawValue, template: "pages/report.md",
            view: ReportPage(summary: summary, troubled: feeds.filter(\.isTroubled), desks: desks),
            title: words["title.report"], titleKeys: ["title.report"], description: words["description.report"],
            kind: .report)
    }
}
