import MarkupReading
import Newsroom

/// Cleaned HTML is harmless, well-formed, no longer than a small multiple of what came, and cleaning it changes nothing.
enum SanitiserProperties {
    static func complaint(about input: [UInt8]) -> String? {
        let cleaner = HTMLCleaner()
        let prose = cleaner.prose(from: String(decoding: input, as: UTF8.self), base: "https://news.example/a/b?c=d")
        if let complaint = HTMLJudge.complaint(about: prose.html) { return complaint }
        let again = cleaner.prose(from: prose.html, base: nil)
        if again.html != prose.html { return "\(prose.html.debugDescription) became \(again.html.debugDescription)" }
        if letters(again.text) != letters(prose.text) {
            return "the text \(prose.text.debugDescription) became \(again.text.debugDescription)"
        }
        // An attribute of a picture, a link around every letter: measured, then rounded up.
        let limit = 40 * input.count + 200
        return prose.html.utf8.count > limit ? "\(prose.html.utf8.count) bytes from \(input.count)" : nil
    }

    private static func letters(_ text: String) -> [UInt8] { text.utf8.filter { $0 > 0x20 } }
}
