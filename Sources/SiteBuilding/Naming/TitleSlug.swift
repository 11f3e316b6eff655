internal import Foundation
internal import Newsroom

/// The words of a title as a part of an address: "La Palma's volcano erupts" is "la-palmas-volcano-erupts".
///
/// Small letters and digits of ASCII alone, between single hyphens: safe in every address, file name and shell. Letters with
/// marks lose them. Other scripts are written in Latin letters where theirs say how a word sounds (Greek, Cyrillic, Georgian,
/// Armenian, Hangul); Arabic and Hebrew leave the vowels out and Chinese characters are read in several ways, so that such
/// words would be other words than the title's, and are left out.
struct TitleSlug {
    /// As many characters at the most, hyphens included.
    static let limit = 60
    /// As much of a title is looked at: more than a slug holds, however its letters are written.
    private static let reach = 400

    /// nil where no word can be written, or most of the title cannot: what is left would be another title.
    let text: String?

    /// - Parameter language: of the title, as a BCP 47 tag; it says how its letters are written in Latin ones.
    init(_ title: String, language: String?) {
        let code = primaryLanguage(of: language ?? "")
        if let words = PlainTitle.words(of: title.unicodeScalars.prefix(Self.reach), isEnglish: code == "en") {
            let kept = Self.fitting(words)
            text = kept.contains { $0.contains(where: \.isLetter) } ? kept.joined(separator: "-") : nil
            return
        }
        text = Self.text(of: title, code)
    }

    /// The same by Unicode's rules, whatever letters a title has.
    static func text(of title: String, _ code: String) -> String? {
        let words = words(of: title, isEnglish: code == "en")
        let transform = StringTransform(transforms(for: code))
        let written = words.compactMap { word -> String? in
            let latin = word.applyingTransform(transform, reverse: false) ?? word
            // An apostrophe stands for a letter that has no sound of its own. Of the letters that the transforms leave, one is
            // common: Azerbaijani's, and Armenian's in Latin letters.
            let letters = latin.filter { !"'\"".contains($0) }.map { "əƏ".contains($0) ? "e" : $0 }
            return letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
                ? String(letters).lowercased() : nil
        }
        let unwritten = words.reduce(0) { $0 + $1.count } - written.reduce(0) { $0 + $1.count }
        let kept = fitting(written)
        let isReadable = kept.contains { $0.contains(where: \.isLetter) } && unwritten <= written.joined().count
        return isReadable ? kept.joined(separator: "-") : nil
    }

    /// Whole words, from the first on, as long as they fit. Where some are left out, none of the small words that lead on to
    /// them ends it ("of the").
    private static func fitting(_ words: [String]) -> [String] {
        var length = -1
        var kept = Array(
            words.prefix { word in
                length += word.utf8.count + 1
                return length <= limit
            })
        guard kept.count < words.count else { return kept }
        while kept.count > 1, let last = kept.last, last.utf8.count < 4, last.allSatisfy(\.isLetter) {
            kept.removeLast()
        }
        return kept
    }

    /// The words between all that is neither letter nor digit. "U.S." and "Palma's" are one, and "1,000" in English.
    private static func words(of title: String, isEnglish: Bool) -> [String] {
        var text = String(
            String.UnicodeScalarView(
                title.unicodeScalars.prefix(reach).lazy.filter { !$0.properties.isDefaultIgnorableCodePoint })
        ).precomposedStringWithCompatibilityMapping
        // Not "l'Europe": there the second word is the one to read.
        text.replace(/\b(\p{L})\.(?=\p{L}\b)/.wordBoundaryKind(.simple), with: \.1)
        text.replace(/(\p{L})['’ʼ](?=(?i:s|t|re|ve|ll|d|m)\b)/.wordBoundaryKind(.simple), with: \.1)
        if isEnglish { text.replace(/(\d),(?=\d{3}\b)/.wordBoundaryKind(.simple), with: \.1) }
        return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// The transforms of Unicode's CLDR that write a language's letters in ASCII, in their order.
    private static func transforms(for language: String) -> String {
        let own = [
            "be": "Belarusian-Latin/BGN", "bg": "Bulgarian-Latin/BGN", "de": "de-ASCII", "mk": "Macedonian-Latin/BGN",
            "ru": "Russian-Latin/BGN", "sr": "Serbian-Latin/BGN", "uk": "Ukrainian-Latin/BGN",
        ]
        let all = [
            "Cyrillic-Latin", "Greek-Latin/UNGEGN", "Georgian-Latin", "Armenian-Latin", "Hangul-Latin", "Latin-ASCII",
        ]
        return ([own[language]].compactMap(\.self) + all).joined(separator: "; ")
    }
}
