import Testing

@testable import TextDecoding

@Suite("Characters that control how text is shown")
struct SteeringCharactersTests {
    @Test(
        "go from foreign text, but for those that a language needs",
        arguments: [
            ("Plain “text” – it’s 3 €", "Plain “text” – it’s 3 €"), ("", ""),
            // Overrides and embeddings, with what ends them.
            ("a\u{202E}cod.exe", "acod.exe"), ("\u{202A}a\u{202B}b\u{202D}c\u{202C}\u{202C}", "abc"),
            // Isolates that nobody ends, or nobody began.
            ("a\u{2066}b", "ab"), ("\u{2067}a\u{2068}b", "ab"), ("a\u{2069}b", "ab"),
            ("\u{2067}a\u{2066}b\u{2069}", "a\u{2066}b\u{2069}"), ("\u{2066}a\nb\u{2069}", "a\nb"),
            // Balanced ones, and marks.
            ("\u{2067}שלום\u{2069}: 12", "\u{2067}שלום\u{2069}: 12"),
            ("\u{2066}a\u{2067}b\u{2069}c\u{2069}", "\u{2066}a\u{2067}b\u{2069}c\u{2069}"),
            ("12 (3)\u{200E} עברית\u{200F}!", "12 (3)\u{200E} עברית\u{200F}!"), ("\u{61C}٣-٤", "\u{61C}٣-٤"),
            // Controls; line ends and tabs stay, others are blanks.
            ("a\u{1B}[31mb\u{7}\u{0}c\u{7F}\u{9B}d\u{9D}", "a[31mbcd"), ("a\nb\tc", "a\nb\tc"),
            ("a\rb\u{B}c\u{C}d\u{85}e\u{2028}f\u{2029}g", "a b c d e f g"),
            // No width.
            ("a\u{200B}b\u{2060}c\u{FEFF}d\u{2064}e\u{180E}f\u{206A}g\u{FFF9}h", "abcdefgh"),
            // Joiners are letters of Persian, of India's languages and of emoji.
            ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("क्\u{200D}ष", "क्\u{200D}ष"),
            ("\u{1F469}\u{200D}\u{1F680}", "\u{1F469}\u{200D}\u{1F680}"), ("\u{2764}\u{FE0F}", "\u{2764}\u{FE0F}"),
            // Tags but in the flag of a region.
            ("a\u{E0041}\u{E0042}b", "ab"), ("\u{E0001}a\u{E007F}", "a"), ("\u{1F3F4}\u{E0041}\u{E0042}", "\u{1F3F4}"),
            (
                "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!",
                "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}!"
            ),
            ("\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}", "\u{1F3F4}"),
            // Marks that would reach over other lines, also with joiners between them.
            (
                "Z" + String(repeating: "\u{301}\u{327}", count: 150) + "a" + String(repeating: "\u{20DD}", count: 11),
                "Z" + String(repeating: "\u{301}\u{327}", count: 5) + "a" + String(repeating: "\u{20DD}", count: 10)
            ),
            (
                "ก" + String(repeating: "\u{E49}\u{200D}", count: 12) + "x",
                "ก" + String(repeating: "\u{E49}\u{200D}", count: 10) + "\u{200D}\u{200D}x"
            ),
            ("e\u{323}\u{302}\u{301} הַמִּ֥יץ रु में", "e\u{323}\u{302}\u{301} הַמִּ֥יץ रु में"),
            // Of other scripts nothing is lost.
            ("Ελλάδα 日本語、中文。한국어 ไทย", "Ελλάδα 日本語、中文。한국어 ไทย"), ("naïve Ñandú ﬁne", "naïve Ñandú ﬁne"),
        ])
    func harmless(text: String, expected: String) {
        #expect(Array(text.harmless.unicodeScalars) == Array(expected.unicodeScalars))
    }

    @Test("are written by number on terminals, except joiners")
    func terminals() {
        let steering: [ClosedRange<UInt32>] = [
            0...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x180E...0x180E, 0x200B...0x200B, 0x200E...0x200F, 0x2028...0x202E,
            0x2060...0x206F, 0xFEFF...0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F,
        ]
        for value in UInt32(0)...0xE0FFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            #expect(
                scalar.isUnsafeInTerminals == steering.contains { $0.contains(value) }, "\(String(value, radix: 16))")
        }
    }

    @Test("are seen by their first byte wherever one begins")
    func firstBytes() {
        for value in UInt32(0)...0xE0FFF {
            guard let scalar = Unicode.Scalar(value), scalar.isUnsafeInTerminals, ![0x09, 0x0A, 0x61C].contains(value)
            else {
                continue
            }
            if [0x200E, 0x200F].contains(value) { continue }
            var text = "a" + String(scalar) + "a"
            let isSeen = text.withUTF8 { invisibleMayBegin(in: $0, at: 1) }
            #expect(isSeen, "\(String(value, radix: 16))")
        }
    }
}
