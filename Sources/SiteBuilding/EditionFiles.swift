internal import Computing
internal import FoundationEssentials
internal import Newsroom

/// The files that make a site installable and readable without a network: `edition.json` lists the files of the edition for
/// the service worker (`worker.js`), `manifest.webmanifest` describes the site to the system.
struct EditionFiles {
    /// Folders whose pages are kept only when a reader asks for them: there are many.
    private static let kept = Set([SiteFolder.stories, .threads, .archive, .more].map(\.rawValue))

    /// What only the map that moves needs, which most readers never open.
    private static let ofMap = [SiteFile.map.rawValue, "assets/map.json", "assets/map/", "assets/libraries/"]

    /// What draws the codes by which one device gives another what is kept: hardly ever used, and then asked for.
    private static let codes = "assets/libraries/qrcode.js"

    /// The files that a search is answered from; where they are larger together, those who search load them, and they are not
    /// kept for all.
    private static let largestIndex = 2_000_000

    private struct List: Encodable {
        /// Changes when anything that a reader sees does.
        let id: String
        /// When its newest article appeared, RFC 3339; nil where there is none.
        let moment: String?
        /// What every page needs, and the pages; all relative to the site's root and sorted.
        let files: [String]
        /// What is worth keeping where the network is cheap: the stories of the headlines, the search, other languages.
        let more: [String]
        /// What is kept once a reader has used the map.
        let map: [String]
    }

    private struct Manifest: Encodable {
        struct Icon: Encodable {
            let src = "assets/favicon.svg"
            let sizes = "any"
            let type = "image/svg+xml"
            let purpose = "any"
        }

        /// A way in, of those that the icon of an installed site offers.
        struct Shortcut: Encodable {
            let name: String
            let url: String
        }

        /// What another program shares: the worker takes it (`scripts/worker/sharing.js`), and the page asks whether to save it
        /// (`scripts/own/shared.js`). No server sees it.
        struct ShareTarget: Encodable {
            let action = SiteFile.saved.rawValue
            let method = "POST"
            let enctype = "application/x-www-form-urlencoded"
            let params = ["title": "title", "text": "text", "url": "url"]
        }

        let name: String
        let shortName: String
        let description: String
        let lang: String
        let startURL = "index.html"
        let scope = "./"
        let display = "standalone"
        let backgroundColour = "#fbf9f4"
        let themeColour = "#fbf9f4"
        let icons = [Icon()]
        let shortcuts: [Shortcut]
        let shareTarget = ShareTarget()

        enum CodingKeys: String, CodingKey {
            case name, description, lang, scope, display, icons, shortcuts
            case shareTarget = "share_target"
            case shortName = "short_name"
            case startURL = "start_url"
            case backgroundColour = "background_color"
            case themeColour = "theme_color"
        }
    }

    /// - Parameters:
    ///   - files: every other file of the site.
    ///   - assets: where the style and the scripts are, from the site's root.
    static func pages(for files: [SiteFileFacts], of edition: Edition, assets: String, words: Localisation) -> [Page] {
        let site = edition.site
        return [
            Page(path: SiteFile.edition.rawValue, bytes: JSONFile.bytes(of: list(of: files, edition, assets))),
            Page(
                path: SiteFile.manifest.rawValue,
                bytes: JSONFile.bytes(
                    of: Manifest(
                        name: site.title, shortName: site.title, description: site.tagline, lang: site.language,
                        shortcuts: [
                            (.headlines, "title.headlines"), (.search, "title.search"), (.saved, "title.saved"),
                        ].map {
                            (file: SiteFile, key) in Manifest.Shortcut(name: words[key], url: file.rawValue)
                        }))),
        ]
    }

    private static func list(of pages: [SiteFileFacts], _ edition: Edition, _ assets: String) -> List {
        let paths = pages.map(\.path).filter { path in
            let parts = path.split(separator: "/")
            let isPage = path.hasSuffix(".html") && parts.first.map { !kept.contains(String($0)) } ?? false
            return isPage || path.hasPrefix("assets/") && isOfThePage(path)
        }
        let ofMap = Self.ofMap + ["map.js", "live-map.css"].map { assets + $0 }
        let isOfMap = { (path: String) in ofMap.contains { $0.hasSuffix("/") ? path.hasPrefix($0) : path == $0 } }
        let own = "assets/words/\(edition.site.language.prefix { $0 != "-" })."
        let isForeign = { (path: String) in path.hasPrefix("assets/words/") && !path.hasPrefix(own) }
        let leading = Set(edition.headlines.map { edition.pageNames.storyPath($0.story.id) })
        // One without the others answers nothing. What holds cards is kept by the pages that use it.
        let search = pages.filter {
            $0.path.hasPrefix("search/") && !$0.path.hasPrefix("search/cards-") && $0.path != SearchOwn.path
        }
        let isSmall = search.reduce(0) { $0 + $1.size } <= largestIndex
        let wanted = pages.filter { leading.contains($0.path) } + (isSmall ? search : [])
        return List(
            id: fingerprint(of: pages), moment: edition.archive.map(\.article.moment).max()?.formatted(.iso8601),
            files: paths.filter { !isOfMap($0) && !isForeign($0) }.sorted(),
            more: (paths.filter(isForeign) + wanted.map(\.path)).sorted(), map: paths.filter(isOfMap).sorted())
    }

    private static func isOfThePage(_ path: String) -> Bool {
        path != codes && [".css", ".js", ".svg", ".json"].contains { path.hasSuffix($0) }
    }

    /// Of the paths and bytes: it tells editions apart, and need not withstand anybody.
    private static func fingerprint(of pages: [SiteFileFacts]) -> String {
        var hash = StableHash()
        // Pages come in any order.
        for page in pages.sorted(by: { $0.path < $1.path }) where page.path.hasSuffix(".html") {
            hash.add(page.path.utf8)
            withUnsafeBytes(of: page.hash.littleEndian) { hash.add($0) }
        }
        return String(hash.value, radix: 16)
    }
}

/// JSON files, which programs read.
enum JSONFile {
    /// JSON with sorted keys and two spaces of indentation, since people who publish to a branch keep it in version control.
    ///
    /// - Parameter keys: the spelling of names: as they are, unless a format wants "date_published".
    static func bytes(
        of value: some Encodable, keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
    ) -> [UInt8] {
        bytes(of: value, keys: keys, formatting: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// JSON on one line with sorted keys, for what the site's own scripts load: the same value gives the same bytes.
    static func compact(_ value: some Encodable) -> [UInt8] {
        bytes(of: value, keys: .useDefaultKeys, formatting: [.sortedKeys, .withoutEscapingSlashes])
    }

    private static func bytes(
        of value: some Encodable, keys: JSONEncoder.KeyEncodingStrategy, formatting: JSONEncoder.OutputFormatting
    ) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = keys
        encoder.outputFormatting = formatting
        return (try? encoder.encode(value)).map { [UInt8]($0) + [UInt8(ascii: "\n")] } ?? []
    }
}
