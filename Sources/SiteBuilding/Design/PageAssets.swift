internal import Computing
internal import Newsroom

/// The style sheets and scripts of a site, in a folder named by their hash. A stored page never gets files of another
/// version, and servers may let browsers cache them for ever.
struct PageAssets: Sendable {
    /// The script that runs before the first paint, published unchanged.
    static let first = "scripts/start.js"

    /// The folder relative to the site's root ("assets/v-1m0zv2e9f2ux4/").
    let folder: String
    let pages: [Page]
    /// The service worker, whose name never changes (`SiteFile.worker`).
    let worker: String
    /// The service worker of a private site.
    let privateWorker: String

    /// Bundles the assets.
    ///
    /// - Throws: an error if a style sheet or script is missing or cannot be bundled.
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
