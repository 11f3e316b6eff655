/// The files besides pages that a site has or, like its book, can have, as paths relative to the site's root. The
/// builder takes its paths from here, and the configuration check its reserved names.
enum SiteFile: String, CaseIterable {
    // For readers, outside the layout.
    case widget = "widget.html"
    case digestMail = "digest-email.html"
    case digestText = "digest.txt"
    case book = "edition.epub"
    // Machine-readable.
    case catalogue = "opds.xml"
    case headlinesData = "headlines.json"
    case reportData = "report.json"
    case sitemap = "sitemap.xml"
    case robots = "robots.txt"
    case overview = "llms.txt"
    case edition = "edition.json"
    case manifest = "manifest.webmanifest"
    case openSearch = "opensearch.xml"
    case worker = "worker.js"
}

/// The folders that a site has or can have, regardless of its categories: for stories, running stories, people and
/// places, days, further parts of long pages, feeds and supporting files.
enum SiteFolder: String, CaseIterable {
    case stories, threads, names, archive, more, feeds, search, puzzles, podcast, assets
}

extension SiteBuilder {
    /// The ids that categories and editions cannot use, because the site has a page, file or folder of that name.
    public static let reservedNames = Set(
        (PageKind.ofOnePage.map(\.path) + SiteFile.allCases.map(\.rawValue)).map { String($0.prefix { $0 != "." }) }
            + SiteFolder.allCases.map(\.rawValue))
}
