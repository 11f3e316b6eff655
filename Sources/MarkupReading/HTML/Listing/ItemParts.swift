/// The title, link and time of an item, found without selectors.
struct ItemParts {
    /// The text of the heading, otherwise of the link; empty if there is neither.
    let title: String
    /// The address of the link in the heading or around it, otherwise of the link with the longest text.
    let link: String?
    /// The first `<time>`.
    let time: Int?
    /// The heading; nil if there is none with a text.
    let heading: Int?
    /// The elements of all links that lead somewhere, with their texts.
    let links: [(element: Int, text: String)]

    /// The maximum number of links, and of nodes in one whose text is read.
    private static let (mostLinks, longestLink) = (200, 1_000)
    static let headings: MarkupNames = ["h1", "h2", "h3", "h4", "h5", "h6"]

    init(_ tree: PageTree, at item: Int) {
        let inside = item..<tree.end(of: item)
        let heading = inside.first { Self.headings.contains(tree.name($0)) && !tree.line(of: .element($0)).isEmpty }
        let links: [(element: Int, text: String)] = inside.lazy.filter { tree.leadsSomewhere($0) }.prefix(
            Self.mostLinks
        ).map {
            (element: $0, text: tree.end(of: $0) - $0 > Self.longestLink ? "" : tree.line(of: .element($0)))
        }
        // The first of equally long texts wins.
        let longest = links.reduce(links.first) { best, link in
            best.map { link.text.utf8.count > $0.text.utf8.count } == true ? link : best
        }
        let headed = heading.flatMap { heading in
            links.first { link in
                let (one, other) = (link.element..<tree.end(of: link.element), heading..<tree.end(of: heading))
                return one.contains(heading) || other.contains(link.element)
            }
        }
        self.heading = heading
        self.links = links
        link = (headed ?? longest).flatMap { tree.value(of: "href", at: $0.element) }
        title = heading.map { tree.line(of: .element($0)) } ?? longest?.text ?? ""
        time = inside.first { tree.name($0) == "time" }
    }
}

extension PageTree {
    /// Returns whether an element is a link to another page.
    func leadsSomewhere(_ element: Int) -> Bool {
        guard name(element) == "a", let address = value(of: "href", at: element) else { return false }
        let start = address.drop { $0.isWhitespace }.prefix(11).lowercased()
        return !start.isEmpty && !["#", "javascript:", "mailto:", "tel:"].contains(where: start.hasPrefix)
    }
}
