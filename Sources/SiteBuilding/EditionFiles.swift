internal import Computing
internal import FoundationEssentials
internal import Newsroom

/// Files that make a site installable and readable offline: `edition.json` lists the edition's files for the service
/// worker (`worker.js`), and `manifest.webmanifest` describes the site to the system.
struct EditionFiles {
    /// Folders whose pages are stored offline only if the reader asks: there are too many to store by default.
    private static let foldersStoredOnRequest = Set(
        [SiteFolder.stories, .threads, .names, .archive, .more].map(\.rawValue))

    /// Files that only the interactive map needs. Most readers never open it.
    private static let ofMap = [PageKind.map.path, "assets/map.json", "assets/map/", "assets/libraries/"]

    /// The library that draws QR codes for transfer between devices. It is rarely used, so it is loaded on demand.
    private static let codeLibrary = "assets/libraries/qrcode.js"

    /// The size limit, in bytes, for all search index files together. Larger ones are loaded by readers who search, not
    /// stored for everyone.
    private static let largestIndex = 2_000_000

    private struct List: Encodable {
        /// The hash of the edition's pages; it changes whenever a page does.
        let id: String
        /// The publication time of the newest article, in RFC 3339; nil if there are no articles.
        let moment: String?
        /// The pages, and the files that every page needs: sorted, and relative to the site's root.
        let files: [String]
        /// Files to store when the connection is cheap: the stories behind the headlines, the search index and other
        /// languages.
        let more: [String]
        /// Files stored once a reader has used the map.
        let map: [String]
    }

    private struct Manifest: Encodable {
        struct Icon: Encodable {
            let src = "assets/favicon.svg"
            let sizes = "any"
            let type = "image/svg+xml"
            let purpose = "any"
        }

        /// A shortcut in the menu of the installed site's icon.
        struct Shortcut: Encodable {
            let name: String
            let url: String
        }

        /// The declaration that lets other apps share content to the site. The worker takes it
        /// (`scripts/worker/sharing.js`) and the page asks whether to save it (`scripts/own/shared.js`). No server sees
        /// it.
        struct ShareTarget: Encodable {
            let action = PageKind.saved.path
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

    /// Builds `edition.json` and the web app manifest.
    ///
    /// - Parameters:
    ///   - files: every other file of the site.
    ///   - assets: the folder of style sheets and scripts, relative to the site's root.
    static func pages(for files: [SiteFileFacts], of edition: Edition, assets: String, words: Localisation) -> [Page] {
        let site = edition.site
        return [
            Page(path: SiteFile.edition.rawValue, bytes: JSONFile.bytes(of: list(of: files, edition, assets))),
            Page(
                path: SiteFile.manifest.rawValue,
                bytes: JSONFile.bytes(
                    of: Manifest(
                        name: site.title, shortName: site.title, description: site.tagline, lang: site.language,
                        shortcuts: [PageKind.headlines, .search, .saved].map {
                            Manifest.Shortcut(name: words["title.\($0.rawValue)"], url: $0.path)
                        }))),
        ]
    }

    private static func list(of pages: [SiteFileFacts], _ edition: Edition, _ assets: String) -> List {
        let paths = pages.map(\.path).filter { path in
            let parts = path.split(separator: "/")
            let isPage =
                path.hasSuffix(".html") && parts.first.map { !foldersStoredOnRequest.contains(String($0)) } ?? false
            return isPage || path.hasPrefix("assets/") && isOfThePage(path)
        }
        let ofMap = Self.ofMap + ["map.js", "live-map.css"].map { assets + $0 }
        let isOfMap = { (path: String) in ofMap.contains { $0.hasSuffix("/") ? path.hasPrefix($0) : path == $0 } }
        let own = "assets/words/\(edition.site.language.prefix { $0 != "-" })."
        let isForeign = { (path: String) in path.hasPrefix("assets/words/") && !path.hasPrefix(own) }
        let leading = Set(edition.headlines.map { edition.pageNames.storyPath($0.story.id) })
        // The search files are useless without each other, so store all or none. Files with cards are cached by the
        // pages that use them.
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
        path != codeLibrary && [".css", ".js", ".svg", ".json"].contains { path.hasSuffix($0) }
    }

    /// Hashes paths and contents to tell editions apart. It need not resist attacks.
    private static func fingerprint(of pages: [SiteFileFacts]) -> String {
        var hash = StableHash()
        // Sort first: pages arrive in no particular order.
        for page in pages.sorted(by: { $0.path < $1.path }) where page.path.hasSuffix(".html") {
            hash.add(page.path.utf8)
            withUnsafeBytes(of: page.hash.littleEndian) { hash.add($0) }
        }
        return String(hash.value, radix: 16)
    }
}

/// JSON encoding for files that programs read.
enum JSONFile {
    /// Encodes a value with sorted keys and two spaces of indentation, because people who publish to a branch keep
    /// these files in version control.
    ///
    /// - Parameter keys: how to spell keys: unchanged unless a format wants "date_published".
    static func bytes(
        of value: some Encodable, keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
    ) -> [UInt8] {
        bytes(of: value, keys: keys, formatting: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    }

    /// Encodes a value on one line with sorted keys, for the site's own scripts. The same value always gives the same
    /// bytes.
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
