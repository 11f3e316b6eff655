internal import CCipher
internal import Foundation
public import Newsroom

/// The unencrypted part of a private site: a page that asks for the passphrase, and the worker that decrypts files for
/// the browser. It reveals nothing about the site except its language.
struct PrivateShell: TemplateView {
    static let template = "private/shell.html"

    private let words: Localisation
    private let script: String
    private let style: String
    /// The choices, in seconds, for locking the site after a time without use; 0 locks it when the reader leaves.
    private static let lockDelays = [0, 300, 3_600, 86_400, 2_592_000]
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
        // The page is shown at any depth (404.html), so it cannot link to a script or style sheet.
        case "scriptHash": Self.hash(of: script)
        case "styleHash": Self.hash(of: style)
        case "delays": Self.lockDelays.map { Delay(seconds: $0, words: words) }
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

    /// Returns a text's hash in the form of a Content Security Policy (CSP 3, section 2.3.1).
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
            // The host serves this for every page until the reader has unlocked the site.
            Page(path: PageKind.notFound.path, bytes: shell),
            Page(path: SiteFile.worker.rawValue, text: worker),
            Page(path: SiteFile.robots.rawValue, text: "User-agent: *\nDisallow: /\n"),
        ]
    }

    /// Returns the script that every page of a private site loads first.
    static func pageScript(of templates: Templates) throws(TemplateError) -> Page {
        Page(path: "assets/lock.js", text: try templates.text("private/lock.js"))
    }
}

extension SiteBuilder {
    /// Returns the files of a private site that are published unencrypted.
    ///
    /// - Parameter language: the site's language, as a BCP 47 tag.
    public func privateShell(in language: String) throws(TemplateError) -> [Page] {
        try PrivateShell.pages(of: templates, worker: assets.privateWorker, language: language)
    }
}
