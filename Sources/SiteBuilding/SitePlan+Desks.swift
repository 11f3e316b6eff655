internal import Newsroom

extension SitePlan {
    /// The page of a category or a subcategory.
    func desk(_ desk: Desk) -> PageDraft {
        let (category, subcategory) = (desk.category, desk.subcategory)
        let others = category.subcategories.map { other in
            var chip = words.link(to: category, other)
            chip.isCurrent = other.id == subcategory?.id
            return chip
        }
        let all = LinkView(
            name: words["chips.all"], address: Address.desk(category.id), category: category.id,
            wording: words.wording("chips.all"), isCurrent: subcategory == nil)
        let name = words.link(to: category, subcategory)
        return PageDraft(
            path: Address.deskPath(category.id, subcategory?.id), template: "pages/desk.md",
            view: DeskPage(
                name: name, icon: library.icon(of: category),
                description: subcategory.flatMap { sub in
                    sub.description.nonEmpty.map { words.view(of: $0, "desk.\(category.id).\(sub.id)") }
                },
                parent: subcategory.map { _ in words.link(to: category) },
                chips: others.isEmpty ? [] : [all] + others, pulse: pulse(of: desk.sections.flatMap(\.briefs)),
                sections: SectionView.all(desk.sections, depth: shelf.settings.desks, words: words),
                isThin: desk.sections.contains { $0.kind == .furtherBack && !$0.briefs.isEmpty }),
            title: desk.name,
            titleKeys: (subcategory == nil ? [] : [name.wording?.key ?? "-"]) + [
                words.link(to: category).wording?.key ?? "-"
            ],
            description: words.text("description.desk", ["name": name.name, "site": edition.site.title]), kind: .desk,
            category: category.id)
    }
}

extension Desk {
    /// Its page's title: "Tennis · Sports".
    var name: String { subcategory.map { "\($0.name) · \(category.name)" } ?? category.name }
}
