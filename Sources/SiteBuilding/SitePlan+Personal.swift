internal import Newsroom

/// The pages that are filled in the reader's browser with what it keeps.
extension SitePlan {
    var personal: [PageDraft] {
        [(SiteFile.saved, PageKind.saved), (.history, .history), (.settings, .settings)].map { file, kind in
            PageDraft(
                path: file.rawValue, template: "pages/\(kind).md",
                view: PersonalPage(languages: library.languages.joined(separator: " ")),
                title: shelf.words["title.\(kind)"], titleKeys: ["title.\(kind)"],
                description: shelf.words["description.\(kind)"], kind: kind)
        }
    }
}

/// `saved.html`, `history.html`, `settings.html`: `languages` of the interface, by their tags.
struct PersonalPage: TemplateView {
    let languages: String

    func child(named name: String) -> (any TemplateValue)? { name == "languages" ? languages : nil }
}
