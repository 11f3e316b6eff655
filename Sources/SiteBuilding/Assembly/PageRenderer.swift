internal import MarkdownRendering
internal import Newsroom

/// A renderer of drafts. Templates produce Markdown, cards fill its slots, cmark-gfm turns it into HTML, and the layout
/// goes around it. The page is also written as plain Markdown.
struct PageRenderer: Sendable {
    private let library: TemplateLibrary
    private let renderer = MarkdownRenderer()
    private let site: Site
    private let title: LocalisedName
    private let words: Localisation
    private let home: String
    private let assets: String
    private let navigation: [LinkView]
    private let editions: [LinkView]
    private let hasRemoteImages: Bool
    private let hasPuzzles: Bool
    private let isPrivate: Bool
    private let hasCards: Bool
    private let hasBooks: Bool
    private let categories: [Newsroom.Category]
    private let listings: Listings
    private var cards: CardRenderer
    private var mastheads: [Current: String] = [:]

    /// The items that a masthead marks as current.
    private struct Current: Hashable {
        let category: Newsroom.Category.ID?
        let place: PageKind.Place?
    }

    /// - Parameter assets: the folder of style sheets and scripts, relative to the site's root.
    init(
        library: TemplateLibrary, edition: Edition, shelf: CardShelf, assets: String,
        prerendered: PrerenderedCards? = nil
    ) {
        self.library = library
        self.assets = assets
        site = edition.site
        title = shelf.words.titleView(of: edition.site.title, folder: edition.folder)
        categories = edition.categories
        listings = Listings(edition, on: shelf)
        words = shelf.words
        let home = Address.home(from: edition.folder)
        self.home = home
        editions = shelf.words.links(to: edition.others, home: home)
        hasPuzzles = shelf.settings.puzzles
        isPrivate = shelf.settings.isPrivate
        hasCards = shelf.settings.drawsShareCards
        hasBooks = shelf.settings.epub
        hasRemoteImages = shelf.settings.images == .remote
        navigation = edition.categories.map { category in
            var link = shelf.words.link(to: category)
            link.icon = library.icon(of: category)
            return link
        }
        cards = CardRenderer(library: library, shelf: shelf, prerendered: prerendered)
    }

    /// Renders the page's templates, which is a small part of the work.
    mutating func text(of draft: PageDraft) throws(TemplateError) -> PageText {
        let body = try parts(of: draft.template, draft.view())
        var whole: [PageText.Part]?
        if hasMarkdown(draft), let view = draft.whole?.view() { whole = try parts(of: draft.template, view) }
        return PageText(draft: draft, body: body, whole: whole, frame: try framed([], of: draft))
    }

    /// Makes the page's files: HTML for browsers and, unless it is old, Markdown for programs. A long page is split in
    /// HTML but not in Markdown.
    mutating func pages(from text: PageText) throws(TemplateError) -> [Page] {
        let (draft, root) = (text.draft, root(of: text.draft))
        let body = self.body(of: text.body)
        let html = Page(path: draft.path, bytes: resolved(try framed(body.html, of: draft), root))
        guard hasMarkdown(draft) else { return [html] }
        let markdown = text.whole.map { self.body(of: $0).markdown } ?? body.markdown
        return [
            html,
            Page(
                path: draft.markdownPath,
                bytes: resolved(Self.trimmed(markdown) + [UInt8(ascii: "\n")], root)),
        ]
    }

    private func hasMarkdown(_ draft: PageDraft) -> Bool { draft.hasMarkdown && !draft.isPart }

    /// Renders the layout around a body.
    private mutating func framed(_ body: [UInt8], of draft: PageDraft) throws(TemplateError) -> [UInt8] {
        let frame = FrameView(
            site: site, title: title, home: home, assets: assets, words: words, draft: draft,
            masthead: try masthead(
                for: Current(category: draft.kind == .desk ? draft.category : nil, place: draft.kind.place)),
            body: String(decoding: body, as: UTF8.self),
            hasRemoteImages: hasRemoteImages, hasPuzzles: hasPuzzles, isPrivate: isPrivate,
            discovery: MetadataView(
                site: site, words: words, draft: draft, hasCard: hasCards, hasBooks: hasBooks,
                briefs: listings[draft.path], categories: categories))
        return try library.render(TemplateLibrary.layout, frame)
    }

    private func parts(of template: String, _ view: any TemplateView) throws(TemplateError) -> [PageText.Part] {
        var parts: [PageText.Part] = []
        for part in SlottedMarkdown(try library.render(template, view)).parts {
            switch part {
            case .text(let text): parts.append(.text(text))
            case .slot(let form, let id):
                guard cards.has(form) else {
                    throw TemplateError(
                        file: template,
                        problem: "it needs the card 'cards/\(form).html', which does not exist")
                }
                if let card = try cards.source(form, of: id) { parts.append(.card(card)) }
            }
        }
        return parts
    }

    private mutating func body(of parts: [PageText.Part]) -> (html: [UInt8], markdown: [UInt8]) {
        var (html, markdown): ([UInt8], [UInt8]) = ([], [])
        for part in parts {
            switch part {
            case .text(let text):
                html += ExternalLinks.marked(renderer.html(from: text))
                Self.add(renderer.plainMarkdown(from: text), to: &markdown)
            case .card(let source):
                let card = cards.card(from: source)
                html += card.html
                Self.add(card.markdown, to: &markdown)
            }
        }
        return (html, markdown)
    }

    /// Returns the size of a page's HTML.
    mutating func size(of draft: PageDraft) throws(TemplateError) -> PieceSize {
        PieceSize(of: try pages(from: text(of: draft))[0].bytes)
    }

    /// Returns the size that an entry adds to a timeline.
    mutating func size(of entry: TimelineEntry) throws(TemplateError) -> PieceSize {
        (try cards.card("entry", of: entry.slot.id)?.size ?? .none) + entry.sizeOfCopies
    }

    private mutating func masthead(for current: Current) throws(TemplateError) -> String {
        if let masthead = mastheads[current] { return masthead }
        var navigation = navigation
        for index in navigation.indices { navigation[index].isCurrent = navigation[index].category == current.category }
        let rendered = try library.render(
            "parts/masthead.html",
            MastheadView(
                site: title, navigation: navigation, editions: editions, place: current.place, home: home))
        let masthead = String(decoding: Self.trimmed(rendered), as: UTF8.self)
        mastheads[current] = masthead
        return masthead
    }

    /// Returns the prefix for links from a page to the site's root. Servers show `404.html` for any missing address,
    /// where relative links break, so it uses the path of the site's configured address. With the host as well, it
    /// would have neither style nor scripts in a preview elsewhere (`pulse serve`). Without an address, links are
    /// relative to the root found by a script (`parts/lost.html`). Without scripts they work only for pages missing
    /// directly at the root.
    private func root(of draft: PageDraft) -> String {
        guard draft.kind == .notFound else { return draft.wayToRoot }
        guard let address = LinkAddress.safe(site.address) else { return draft.wayToRoot }
        let path = address.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
        return path.hasSuffix("/") ? String(path) : path + "/"
    }

    /// Replaces the root placeholder in links. Publishers' text cannot forge such a link: quotes in HTML are always
    /// escaped, and so are brackets in Markdown.
    private func resolved(_ text: [UInt8], _ root: String) -> [UInt8] {
        let attributes = Substitution("=\"\(Address.root)", with: "=\"\(root)").applied(to: text)
        return Substitution("](\(Address.root)", with: "](\(root)").applied(to: attributes)
    }

    /// Appends a part, followed by an empty line. Empty parts are skipped.
    private static func add(_ part: [UInt8], to markdown: inout [UInt8]) {
        let text = trimmed(part)
        if !text.isEmpty { markdown += text + [UInt8(ascii: "\n"), UInt8(ascii: "\n")] }
    }

    /// Returns the text without trailing line breaks.
    private static func trimmed(_ text: [UInt8]) -> ArraySlice<UInt8> {
        text[..<(text.lastIndex { !(0x0A...0x0D).contains($0) } ?? -1).advanced(by: 1)]
    }
}

extension StringProtocol {
    /// Returns the string without trailing characters that satisfy a predicate.
    func trimmingSuffix(while isOfKind: (Character) -> Bool) -> String {
        var end = endIndex
        while end > startIndex, isOfKind(self[index(before: end)]) { end = index(before: end) }
        return String(self[..<end])
    }
}
