internal import CCipher
internal import Foundation
public import Newsroom

/// What a private site has in clear: a page that asks for the passphrase, and the worker that opens the sealed files for the
/// browser. It says nothing of the site but its language.
struct PrivateShell: TemplateView {
    static let template = "private/shell.html"

    private let words: Localisation
    private let script: String
    private let style: String
    /// Seconds without use after which readers may have the site lock itself; with 0 it does so when they leave.
    private static let delays = [0, 300, 3_600, 86_400, 2_592_000]
    private static let usualDelay = 3_600

    private init(_ templates: Templates, words: Localisation) throws(TemplateError) {
        self.words = words
        script = try templates.text("private/shell.js")
        style = try templates.text("private/shell.css")
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "language": words.language
        case "script": script
        case "style": style
        // The page stands at any depth (404.html), where no address of a script or a style would be right.
        case "scriptHash": Self.hash(of: script)
        case "styleHash": Self.hash(of: style)
        case "delays": Self.delays.map { Delay(seconds: $0, words: words) }
        default: nil
        }
    }

    private struct Delay: TemplateView {
        let seconds: Int
        let words: Localisation

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "seconds": String(seconds)
            case "label": words["private.after.\(seconds)"]
            case "isUsual": seconds == PrivateShell.usualDelay
            default: nil
            }
        }
    }

    /// As Content Security Policy names a text (CSP 3, section 2.3.1).
    private static func hash(of text: String) -> String {
        var digest = [UInt8](repeating: 0, count: 32)
        EVP_Digest(Array(text.utf8), text.utf8.count, &digest, nil, EVP_sha256(), nil)
        return "sha256-" + Data(digest).base64EncodedString()
    }

    fileprivate static func pages(
        of templates: Templates, worker: String, language: String
    ) throws(TemplateError) -> [Page] {
        let words = try Localisation(templates, language: language)
        let shell = try TemplateLibrary(templates, words: words).render(
            template, PrivateShell(templates, words: words))
        return [
            Page(path: "index.html", bytes: shell),
            // Where nobody has opened the site yet, a host answers with it for every page.
            Page(path: SiteFile.notFound.rawValue, bytes: shell),
            Page(path: SiteFile.worker.rawValue, text: worker),
            Page(path: SiteFile.robots.rawValue, text: "User-agent: *\nDisallow: /\n"),
        ]
    }

    /// What each page of a private site loads first.
    static func pageScript(of templates: Templates) throws(TemplateError) -> Page {
        Page(path: "assets/lock.js", text: try templates.text("private/lock.js"))
    }
}

extension SiteBuilder {
    /// The files of a private site that are published in clear; all others are sealed.
    ///
    /// - Parameter language: of the site, as a BCP 47 tag.
    public func privateShell(in language: String) throws(TemplateError) -> [Page] {
        try PrivateShell.pages(of: templates, worker: assets.privateWorker, language: language)
    }
}
