internal import Categorising
internal import Newsroom
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

    func briefs(from briefs: [Brief]) -> [Brief] {
        selector.briefs(from: briefs) { brief in
            categoriser.topic(title: brief.article.title, summary: brief.article.summary, prior: nil)
        }
    }

    /// The site as the edition presents it.
    func site(of main: Site) -> Site {
        var site = main
        site.title = plan.title
        site.tagline = plan.tagline
        site.address = main.address.map { ($0.hasSuffix("/") ? $0 : $0 + "/") + plan.folder }
        return site
    }
}
