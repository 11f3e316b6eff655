internal import Newsroom

extension FeedPath {
    /// The feed of corrections.
    static let corrections = FeedPath(stem: "feeds/corrections", isAtomAlone: true)
}

extension FeedEntry {
    /// Creates the entry of a correction. It links to the site's page, or without the site's address to the report
    /// quoted last.
    init(_ correction: Correction, site: Site, shelf: CardShelf) {
        let words = shelf.words
        let earlier = correction.earlier
        let day = correction.day.map { " (\(shelf.clock.day(named: $0)))" } ?? ""
        func quoted(_ clipping: Clipping, _ figure: String?) -> String {
            "“\(clipping.title)”" + (figure.map { " (\($0))" } ?? "")
        }
        let other = correction.other.map { " · " + quoted($0, nil) } ?? ""
        let quotations = correction.now.map { quoted($0, correction.figures?.now) }.joined(separator: " · ")
        let now =
            quotations.isEmpty
            ? words[correction.kind.key + ".note"] : "\(words["corrections.now"]) \(quotations)."
        // Stories change their leads all day, which corrects nothing further.
        let changed = [.figure, .headline].contains(correction.kind) ? correction.now.map(\.title) : []
        self.init(
            id: PermanentID.correction(([correction.fragment, earlier.title] + changed).joined(separator: "\n")),
            title: "\(words[correction.kind.key]): \(earlier.title)",
            url: SiteAddress(site).map { $0(PageKind.corrections.path + "#" + correction.fragment) }
                ?? LinkAddress.safe((correction.now.first ?? earlier).url),
            language: earlier.language,
            summary:
                "\(words["corrections.told"]) \(quoted(earlier, correction.figures?.earlier))\(day)\(other). \(now)",
            updated: correction.moment)
    }
}
