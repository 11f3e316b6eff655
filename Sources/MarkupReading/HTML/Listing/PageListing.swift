package import Newsroom

/// A page read as a list of items.
package struct PageListing {
    /// An item as the page writes it; what the page doesn't give is empty or nil.
    package struct Item {
        package let title: String
        package let link: String?
        /// The date's text or its element, such as `<time datetime="…">`.
        package let date: String?
        package let summary: String?

        fileprivate var size: Int {
            [title, link, date, summary].reduce(0) { $0 + ($1?.utf8.count ?? 0) }
        }
    }

    /// The page's title.
    package let title: String?
    /// The base for relative addresses.
    package let base: String
    package let items: [Item]

    /// The maximum number of items.
    private static let mostItems = 500
    /// The maximum number of bytes in all items. An expression such as `/html` selects the whole page for each.
    private static let mostBytes = 10 << 20

    /// Reads a page.
    ///
    /// - Parameters:
    ///   - contentType: the server's `Content-Type` header.
    ///   - url: the page's address.
    ///   - isWanted: called before each item; returning false ends the list.
    /// - Throws: the first expression that cannot be used.
    package init(
        _ bytes: [UInt8], contentType: String?, url: String, selectors: PageSelectors, while isWanted: () -> Bool
    ) throws(UnusableSelector) {
        let tree = PageTree(bytes, contentType: contentType)
        let named = tree.nodes.first { $0.name == "title" && $0.isElement }
        title = named.map { HTMLCleaner().plainText(from: String(decoding: tree.bytes[$0.text], as: UTF8.self)) }
        base = tree.base(at: url) ?? url
        guard let page = SelectablePage(tree) else {
            items = []
            return
        }
        let reader = try ItemSelector(page, selectors)
        var found: [Item] = []
        // An item within another is part of it.
        var (end, size) = (0, 0)
        for selection in try reader.items() {
            guard case .element(let element) = selection, element >= end else { continue }
            guard found.count < Self.mostItems, size < Self.mostBytes, isWanted() else { break }
            end = tree.end(of: element)
            let item = try reader.item(at: element)
            size += item.size
            found.append(item)
        }
        items = found
    }
}

/// An expression that cannot be used on a page.
package struct UnusableSelector: Error {
    package let expression: String
}

extension PageTree {
    init(_ bytes: [UInt8], contentType: String?) {
        self.init(String(decoding: PageDecoder(contentType: contentType).utf8(from: bytes), as: UTF8.self))
    }
}
