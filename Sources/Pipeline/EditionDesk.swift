internal import Categorising
internal import FoundationEssentials
internal import Newsroom
internal import Sectioning
internal import Selecting

/// What makes an edition beside the main one of a run's briefs, ready for use.
struct EditionDesk: Sendable {
    let plan: EditionPlan
    private let selector: Selector
    private let categoriser: Categoriser

    init(_ plan: EditionPlan) {
        self.plan = plan
        selector = Selector(plan: plan)
        // An edition's own categories know no words but their own.
        categoriser = Categoriser(categories: plan.categories, rules: CategoryRules(rules: []))
    }

    private func briefs(from briefs: [Brief]) -> [Brief] {
        selector.briefs(from: briefs) { brief in
            categoriser.topic(title: brief.article.title, summary: brief.article.summary, prior: nil)
        }
    }

    /// The edition. It has no map, health, signals or past days of its own: those are the main one's.
    func edition(
        of briefs: [Brief], stories: [Story], of configuration: Configuration, by sectioner: Sectioner, at now: Date
    ) -> Edition {
        var edition = sectioner.edition(
            of: self.briefs(from: briefs), stories: stories, site: site(of: configuration.site),
            categories: plan.categories.isEmpty ? configuration.categories : plan.categories, health: [],
            warmth: selector.warmth, at: now)
        edition.folder = plan.folder
        edition.map = []
        return edition
    }

    /// The site as the edition presents it.
    private func site(of main: Site) -> Site {
        var site = main
        site.title = plan.title
        site.tagline = plan.tagline
        site.address = main.address.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + plan.folder }
        return site
    }
}
