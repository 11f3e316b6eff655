public import Newsroom

extension OPML {
    /// Writes a list of sources as OPML (opml.org/spec2.opml), with identical bytes for identical sources. Each
    /// category is a folder, in order of first occurrence, and contains one folder per subcategory.
    ///
    /// - Parameter version: use 1.0 only for programs that reject 2.0.
    public static func text(of sources: [FeedSource], title: String, version: OPMLVersion = .two) -> String {
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#, #"<opml version="\#(version.rawValue)">"#,
            "  <head>", "    <title>\(escaped(title))</title>", "  </head>", "  <body>",
        ]
        for category in sources.map(\.category).unique {
            let own = sources.filter { $0.category == category }
            lines.append("    <outline text=\"\(escaped(category))\">")
            // Sources without a subcategory come first.
            lines += own.filter { $0.subcategory == nil }.map { outline($0, indent: 6) }
            for subcategory in own.compactMap(\.subcategory).unique {
                lines.append("      <outline text=\"\(escaped(subcategory))\">")
                lines += own.filter { $0.subcategory == subcategory }.map { outline($0, indent: 8) }
                lines.append("      </outline>")
            }
            lines.append("    </outline>")
        }
        return (lines + ["  </body>", "</opml>"]).joined(separator: "\n") + "\n"
    }

    /// Returns an outline. The type is always "rss", whatever the format, because readers skip anything else.
    private static func outline(_ source: FeedSource, indent: Int) -> String {
        let attributes: [(String, String?)] = [
            ("type", "rss"), ("text", source.name), ("title", source.name), ("xmlUrl", source.feed),
            ("htmlUrl", source.site), ("language", source.language),
        ]
        let text = attributes.compactMap { name, value in value.map { "\(name)=\"\(escaped($0))\"" } }
        return String(repeating: " ", count: indent) + "<outline " + text.joined(separator: " ") + "/>"
    }

    /// Escapes text for attributes and elements, and removes characters that XML forbids (XML 1.0, section 2.2).
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // XML parsers would turn these into blanks.
            case "\t", "\n", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
