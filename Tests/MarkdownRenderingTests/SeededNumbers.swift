/// Random numbers that are the same in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}

/// What means something somewhere in Markdown or HTML, and a few words between.
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
