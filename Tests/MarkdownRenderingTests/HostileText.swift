import TestSupport

/// Pieces with a meaning somewhere in Markdown or HTML, and a few plain words.
let hostilePieces = [
    "a", "B", "word", "7", "12", " ", " ", "  ", "\n", "\n\n", "\t", "\r", "\u{0}", "\u{b}", "\u{85}", "\u{2028}",
    "\u{202E}", "\u{2066}", "\u{FEFF}", "*", "**", "_", "__", "`", "```", "~", "~~", "~~~", "#", "##", "<", ">", "<b>",
    "</p>", "<!--", "-->", "<?", "]]>", "<https://x.y>", "&", "&amp;", "&lt;", "&#60;", "&copy", ";", "[", "]", "(",
    ")",
    "](", "[x](y)", "![", "!", "[^1]", "[x]: y", "|", "|-|-|", "||", ":-", "-", "--", "---", "- ", "+ ", "+", "=",
    "===",
    ". ", ".", ") ", ":", "\\", "\\\\", "\"", "'", "https://x.y", "www.x.y", "a@b.c", "<script>", "{", "}", "$", "^",
    "é",
    "\u{A0}", "“", "…", "漢",
]

func randomText(from pieces: [String], length: Int, using random: inout SeededNumbers) -> String {
    (0..<Int.random(in: 0...length, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
}
