import Newsroom

/// A reader for the items of one page, by their selectors.
struct ItemSelector {
    private let page: SelectablePage
    private let selectors: PageSelectors
    private let paths: [String: CompiledPath]

    init(_ page: SelectablePage, _ selectors: PageSelectors) throws(UnusableSelector) {
        self.page = page
        self.selectors = selectors
        var paths: [String: CompiledPath] = [:]
        let all = [selectors.items, selectors.title, selectors.link, selectors.date, selectors.summary]
        for expression in all.compactMap(\.self) {
            do throws(SelectorProblem) { paths[expression] = try page.compiled(expression) } catch {
                throw UnusableSelector(expression: expression)
            }
        }
        self.paths = paths
    }

    func items() throws(UnusableSelector) -> [SelectablePage.Selection] { try selections(of: selectors.items) }

    func item(at element: Int) throws(UnusableSelector) -> PageListing.Item {
        let parts = ItemParts(page.tree, at: element)
        let title = try first(selectors.title, at: element).map { page.tree.line(of: $0) } ?? parts.title
        let link = try first(selectors.link, at: element).map(address) ?? parts.link
        let date = try first(selectors.date, at: element) ?? parts.time.map { .element($0) }
        let summary = try first(selectors.summary, at: element).map(markup)
        return PageListing.Item(title: title, link: link, date: date.map(self.date), summary: summary)
    }

    private func selections(
        of expression: String, at element: Int? = nil
    ) throws(UnusableSelector) -> [SelectablePage.Selection] {
        guard let path = paths[expression] else { return [] }
        do throws(SelectorProblem) { return try page.selections(of: path, at: element) } catch {
            throw UnusableSelector(expression: expression)
        }
    }

    /// Returns the first node that an expression selects in an item; nil without an expression, an empty text if it
    /// selects nothing, because the owner's expression is not replaced by a guess.
    private func first(
        _ expression: String?, at element: Int
    ) throws(UnusableSelector) -> SelectablePage.Selection? {
        guard let expression else { return nil }
        return try selections(of: expression, at: element).first ?? .text("")
    }

    /// Returns the address that a selected node links to: its own, otherwise that of the first link in it.
    private func address(of selection: SelectablePage.Selection) -> String? {
        switch selection {
        case .text(let text): text.isEmpty ? nil : text
        case .element(let element):
            page.tree.subtree(of: element).lazy.compactMap { page.tree.value(of: "href", at: $0) }.first
        }
    }

    private func markup(of selection: SelectablePage.Selection) -> String {
        switch selection {
        case .text(let text): HTMLCleaner.escaped(text)
        case .element(let element): String(decoding: page.tree.html(of: element), as: UTF8.self)
        }
    }

    /// Returns a short date with its markup, whose `datetime` attribute counts, and a longer one as text.
    private func date(of selection: SelectablePage.Selection) -> String {
        let markup = markup(of: selection)
        return markup.utf8.count <= 500 ? markup : page.tree.line(of: selection)
    }
}

extension PageTree {
    /// Returns a node's text on one line.
    func line(of selection: SelectablePage.Selection) -> String {
        let text =
            switch selection {
            case .text(let text): text
            case .element(let element): plainText(of: element)
            }
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
