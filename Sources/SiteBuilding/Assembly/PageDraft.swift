internal import Newsroom

/// A page before it is rendered: its template, the values in it, and the facts that the layout needs.
struct PageDraft {
    /// "sports/tennis.html".
    let path: String
    /// "pages/desk.md".
    let template: String
    let view: any TemplateView
    /// As the browser's tab shows it, before the site's own.
    let title: String
    /// The key of each part of the title between " · ", or a day's id: how scripts say it in other languages; "-" for a part
    /// that is nobody's but its author's. Empty where that is all of it.
    var titleKeys: [String] = []
    let description: String
    let kind: PageKind
    /// The category whose colour it wears.
    var category: Newsroom.Category.ID?
    /// The page that stands in this one's place now, in the same folder; readers are led on at once.
    var successor: String?
    /// Style sheets that this page has beside those of every page, from the site's root.
    var styles: [String] = []
    /// Files that its scripts will request; browsers fetch them while they still read the page.
    var early: [String] = []
}

/// The kinds of pages, which style sheets and scripts know by these names (`data-kind`, `page-desk`).
enum PageKind: String, CaseIterable, Sendable {
    case front, headlines, desk, story, stories, map, signals, digest, search, archive, day, saved, history, settings
    case about, report
    /// A story's page that has become part of another's.
    case moved
    case notFound = "not-found"

    /// Whether search engines are told of it.
    var isListed: Bool { ![.notFound, .report, .moved].contains(self) }

    /// Whether a shared link to it shows a picture of its own.
    var hasShareCard: Bool { [.front, .headlines, .map, .stories, .desk, .story].contains(self) }
}
