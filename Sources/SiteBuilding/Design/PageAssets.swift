internal import Computing
internal import Newsroom

/// The style and the scripts of a site's pages, in a folder that is named by what they are: whoever has a page has what belongs
/// to it and never that of another version, and servers may let browsers keep them for ever.
struct PageAssets: Sendable {
    /// The script that runs before the first paint, as it is.
    static let first = "scripts/start.js"

    /// From the site's root ("assets/v-1m0zv2e9f2ux4/").
    let folder: String
    let pages: [Page]
    /// What a browser runs beside the pages, which has a name that stays (`SiteFile.worker`).
    let worker: String
    /// The same of a private site.
    let privateWorker: String

    /// - Throws: when a style sheet or script is missing or cannot be put together.
    init(of templates: Templates) throws(TemplateError) {
        let bundles = try ScriptBundles(of: templates)
        worker = try bundles.text(of: SiteFile.worker.rawValue)
        privateWorker = try bundles.text(of: "private/" + SiteFile.worker.rawValue)
        var files = bundles.files
        files.append(("start.js", try templates.text(Self.first)))
        files.append(("style.css", try StyleSheet.text(of: templates)))
        for path in try StyleSheet.alone(of: templates) {
            files.append((String(path.dropFirst(7)), try StyleSheet.text(of: templates, from: path)))
        }
        var hash = StableHash()
        for (name, text) in files {
            hash.add(name.utf8)
            hash.add(text.utf8)
        }
        let folder = "assets/v-\(String(hash.value, radix: 36))/"
        self.folder = folder
        pages = files.map { Page(path: folder + $0.name, text: $0.text) }
    }
}
