/// Markdown around a text, and the HTML that must be around it then.
struct MarkdownContainer: Sendable {
    var before: String
    var after: String
    var opening: String
    var closing: String

    static let all = [
        Self(before: "x ", after: " y", opening: "<p>x ", closing: " y</p>\n"),
        Self(before: "x", after: "y", opening: "<p>x", closing: "y</p>\n"),
        Self(before: "", after: "", opening: "<p>", closing: "</p>\n"),
        Self(before: "first\n", after: "", opening: "<p>first\n", closing: "</p>\n"),
        Self(before: "", after: "\nlast", opening: "<p>", closing: "\nlast</p>\n"),
        Self(before: "[x]", after: "", opening: "<p>[x]", closing: "</p>\n"),
        Self(before: "2", after: "", opening: "<p>2", closing: "</p>\n"),
        Self(before: "## ", after: "", opening: "<h2>", closing: "</h2>\n"),
        Self(before: "- ", after: "", opening: "<ul>\n<li>", closing: "</li>\n</ul>\n"),
        Self(before: "> ", after: "", opening: "<blockquote>\n<p>", closing: "</p>\n</blockquote>\n"),
        Self(
            before: "[", after: "](https://x.y)", opening: "<p><a href=\"https://x.y\">", closing: "</a></p>\n"),
        Self(
            before: "| h | i |\n|---|---|\n| ", after: " | y |\n",
            opening: "<table>\n<thead>\n<tr>\n<th>h</th>\n<th>i</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>",
            closing: "</td>\n<td>y</td>\n</tr>\n</tbody>\n</table>\n"),
        Self(before: "<div>\n\n", after: "\n\n</div>\n", opening: "<div>\n<p>", closing: "</p>\n</div>\n"),
    ]
}
