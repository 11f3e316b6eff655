internal import Newsroom

extension SitePlan {
    /// Returns the page of a category or subcategory, split into parts if it would be too long.
    func desk(_ desk: Desk) throws(TemplateError) -> [PageDraft] {
        let path = Address.deskPath(desk.category.id, desk.subcategory?.id)
        let sections = SectionView.all(desk.sections, depth: shelf.settings.desks, words: words)
        let whole = deskPage(desk)
        let keys = titleKeys(of: desk)
        func draft(_ listed: [SectionView], part: Int = 0, ways: PartLinks? = nil) -> PageDraft {
            let page = whole.holding(listed, ways: ways, isFirst: part == 0)
            return PageDraft(
                path: PartLinks.path(path, part: part), template: "pages/desk.md", view: page,
                title: part == 0 ? desk.name : "\(desk.name) · \(part + 1)",
                titleKeys: keys + (part == 0 ? [] : ["-"]),
                description: words.text("description.desk", ["name": page.name.name, "site": edition.site.title]),
                kind: .desk,
                whole: ways == nil ? nil : PageDraft.Whole(whole.holding(sections, ways: nil, isFirst: true)),
                partOf: part > 0 ? path : nil, category: desk.category.id)
        }
        var renderer = renderer
        let parts = SectionView.parts(
            of: sections, besides: try renderer.size(of: draft([])), size: prerendered.size)
        let all = PartLinks.parts(of: path, count: parts.count, words: words)
        return parts.enumerated().map { draft($1, part: $0, ways: PartLinks(all, at: $0)) }
    }

    private func titleKeys(of desk: Desk) -> [String] {
        (desk.subcategory == nil ? [] : [words.link(to: desk.category, desk.subcategory).wording?.key ?? "-"])
            + [words.link(to: desk.category).wording?.key ?? "-"]
    }

    /// Returns the page without its sections.
    private func deskPage(_ desk: Desk) -> DeskPage {
        let (category, subcategory) = (desk.category, desk.subcategory)
        let others = category.subcategories.map { other in
            var chip = words.link(to: category, other)
            chip.isCurrent = other.id == subcategory?.id
            return chip
        }
        let all = LinkView(
            name: words["chips.all"], address: Address.desk(category.id), category: category.id,
            wording: words.wording("chips.all"), isCurrent: subcategory == nil)
        return DeskPage(
            name: words.link(to: category, subcategory), icon: library.icon(of: category),
            description: subcategory.flatMap { sub in
                sub.description.nonEmpty.map { words.view(of: $0, "desk.\(category.id).\(sub.id)") }
            },
            parent: subcategory.map { _ in words.link(to: category) }, chips: others.isEmpty ? [] : [all] + others,
            pulse: pulse(of: desk.sections.flatMap(\.briefs)), sections: [],
            isThin: desk.sections.contains { $0.kind == .furtherBack && !$0.briefs.isEmpty })
    }
}

extension DeskPage {
    /// Returns one part of the page. After the first part, only a link back precedes the list.
    fileprivate func holding(_ sections: [SectionView], ways: PartLinks?, isFirst: Bool) -> DeskPage {
        DeskPage(
            name: name, icon: icon, description: isFirst ? description : nil, parent: isFirst ? parent : name,
            chips: isFirst ? chips : [], pulse: isFirst ? pulse : nil, sections: sections,
            isThin: isFirst && isThin, ways: ways)
    }
}

extension Desk {
    /// The title of the desk's page: "Tennis · Sports".
    var name: String { subcategory.map { "\($0.name) · \(category.name)" } ?? category.name }
}
