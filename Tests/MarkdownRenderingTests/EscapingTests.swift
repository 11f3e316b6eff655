import Foundation
import MarkdownRendering
import TestSupport
import Testing

@Suite struct EscapingTests {
    @Test(arguments: [
        ("Floods in Porto", "Floods in Porto"),
        ("\"Never again\" -- or is it?", "\"Never again\" -- or is it?"),
        ("It's over... for now", "It's over... for now"),
        ("AT&T & Sons", "AT&amp;T & Sons"),
        ("a <b> c", "a &lt;b> c"),
        ("C# and #MeToo", "C# and #MeToo"),
        ("# 1 in the charts", "\\# 1 in the charts"),
        ("We are #", "We are \\#"),
        ("We are ##", "We are \\##"),
        ("5 * 3 = 15", "5 \\* 3 = 15"),
        ("snake_case _and_ more", "snake_case \\_and\\_ more"),
        ("[Video] Look", "\\[Video\\] Look"),
        ("1. First", "1\\. First"),
        ("1.5 million", "1.5 million"),
        ("2024) x", "2024\\) x"),
        ("- 5 degrees", "\\- 5 degrees"),
        ("-5 degrees", "-5 degrees"),
        ("---", "\\---"),
        ("> quote", "\\> quote"),
        ("~~~", "\\~~~"),
        ("(opinion) No", "\\(opinion) No"),
        ("a|b", "a\\|b"),
        ("Wow!", "Wow\\!"),
        ("Wow! Yes", "Wow! Yes"),
        (" a\t\n b\u{0}c\u{2028}d ", "a b c d"),
        ("left\u{202E}right", "leftright"),
        ("", ""),
        ("   ", ""),
    ])
    func escapesWhatMeansSomething(text: String, expected: String) {
        #expect(escapedForMarkdown(text) == expected)
    }

    /// Markdown around a text, and the HTML that must be around it then.
    static let containers: [(before: String, after: String, opening: String, closing: String)] = [
        ("x ", " y", "<p>x ", " y</p>\n"),
        ("x", "y", "<p>x", "y</p>\n"),
        ("", "", "<p>", "</p>\n"),
        ("first\n", "", "<p>first\n", "</p>\n"),
        ("", "\nlast", "<p>", "\nlast</p>\n"),
        ("[x]", "", "<p>[x]", "</p>\n"),
        ("", "copy;", "<p>", "copy;</p>\n"),
        ("2", "", "<p>2", "</p>\n"),
        ("## ", "", "<h2>", "</h2>\n"),
        ("## x ", "", "<h2>x ", "</h2>\n"),
        ("- ", "", "<ul>\n<li>", "</li>\n</ul>\n"),
        ("> ", "", "<blockquote>\n<p>", "</p>\n</blockquote>\n"),
        ("[", "](https://x.y)", "<p><a href=\"https://x.y\">", "</a></p>\n"),
        (
            "[x](https://x.y)", "[z](https://x.y)", "<p><a href=\"https://x.y\">x</a>",
            "<a href=\"https://x.y\">z</a></p>\n"
        ),
        (
            "| h | i |\n|---|---|\n| ", " | y |\n",
            "<table>\n<thead>\n<tr>\n<th>h</th>\n<th>i</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>",
            "</td>\n<td>y</td>\n</tr>\n</tbody>\n</table>\n"
        ),
        ("<div>\n\n", "\n\n</div>\n", "<div>\n<p>", "</p>\n</div>\n"),
    ]

    @Test(arguments: containers.indices)
    func nothingInTextIsMarkup(container index: Int) throws {
        let container = Self.containers[index]
        let renderer = MarkdownRenderer()
        var random = SeededNumbers(seed: 1)
        for round in 0..<8000 {
            let text = randomText(from: hostilePieces, length: round % 2 == 0 ? 2 : 10, using: &random)
            let escaped = escapedForMarkdown(text)
            guard !escaped.isEmpty else { continue }
            let html = renderer.html(from: container.before + escaped + container.after)
            guard html.hasPrefix(container.opening), html.hasSuffix(container.closing) else {
                Issue.record("\(text.debugDescription) as \(escaped.debugDescription) in \(container) became \(html)")
                return
            }
            let inner = html.dropFirst(container.opening.count).dropLast(container.closing.count)
            guard !inner.contains("<"), plain(unescaped(String(inner))) == plain(text) else {
                Issue.record("\(text.debugDescription) as \(escaped.debugDescription) became \(inner)")
                return
            }
        }
    }

    /// The Markdown that we publish is read by others, with other extensions than ours.
    @Test func plainMarkdownKeepsTheText() {
        let renderer = MarkdownRenderer()
        var random = SeededNumbers(seed: 2)
        for _ in 0..<4000 {
            let text = randomText(from: hostilePieces, length: 10, using: &random)
            let escaped = escapedForMarkdown(text)
            guard !escaped.isEmpty else { continue }
            // Bare addresses are code there.
            let html = renderer.html(from: renderer.plainMarkdown(from: escaped))
                .replacing("<code>", with: "").replacing("</code>", with: "")
            #expect(
                html.hasPrefix("<p>") && html.dropFirst().filter { $0 == "<" }.count == 1, "\(text.debugDescription)")
        }
    }

    private func unescaped(_ html: String) -> String {
        html.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }

    /// Less white space, what is removed, and what smart typography changes.
    private func plain(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "“", "”", "\"": result += "\""
            case "‘", "’": result += "'"
            case "…": result += "..."
            case "–", "—": continue
            case "-", "\u{202E}", "\u{2066}", "\u{FEFF}": continue
            case "\u{0}"..."\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
