internal import Foundation
internal import Newsroom

/// The words of a title as part of an address: "La Palma's volcano erupts" becomes "la-palmas-volcano-erupts".
///
/// It contains only lower-case ASCII letters and digits, separated by single hyphens: safe in any address, file name
/// and shell. Accents are removed. Scripts that show pronunciation (Greek, Cyrillic, Georgian, Armenian, Hangul) are
/// transliterated. Words in others are left out, because the result would be misleading: Arabic and Hebrew omit vowels,
/// and Chinese characters have several readings.
struct TitleSlug {
    /// The maximum length, including hyphens.
    static let limit = 60
    /// The number of characters of the title to look at: more than a slug can hold in any transliteration.
    private static let mostCharactersRead = 400

    /// The slug; nil if no word can be written, or if most of the title cannot, because the rest would be misleading.
    let text: String?

    /// - Parameter language: the title's language as a BCP 47 tag, which determines the transliteration.
    init(_ title: String, language: String?) {
        let code = primaryLanguage(of: language ?? "")
        if let words = ASCIITitle.words(
            of: title.unicodeScalars.prefix(Self.mostCharactersRead), isEnglish: code == "en")
        {
            let kept = Self.fitting(words)
            text = kept.contains { $0.contains(where: \.isLetter) } ? kept.joined(separator: "-") : nil
            return
        }
        text = Self.text(of: title, code)
    }

    /// Returns the slug by Unicode's rules, for titles with any letters.
    static func text(of title: String, _ code: String) -> String? {
        let words = words(of: title, isEnglish: code == "en")
        let transform = StringTransform(transforms(for: code))
        let written = words.compactMap { word -> String? in
            let latin = word.applyingTransform(transform, reverse: false) ?? word
            // Transliterations use apostrophes for letters without a sound of their own. The only common letter they
            // leave is ə, in Azerbaijani and in transliterated Armenian.
            let letters = latin.filter { !"'\"".contains($0) }.map { "əƏ".contains($0) ? "e" : $0 }
            return letters.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
                ? String(letters).lowercased() : nil
        }
        let unwritten = words.reduce(0) { $0 + $1.count } - written.reduce(0) { $0 + $1.count }
        let kept = fitting(written)
        let isReadable = kept.contains { $0.contains(where: \.isLetter) } && unwritten <= written.joined().count
        return isReadable ? kept.joined(separator: "-") : nil
    }

    /// Returns as many whole words from the start as fit. If some are left out, short words at the end such as "of the"
    /// are dropped.
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

    /// Splits a title at anything that is not a letter or digit. "U.S." and "Palma's" are single words, as is "1,000"
    /// in English.
    private static func words(of title: String, isEnglish: Bool) -> [String] {
        var text = String(
            String.UnicodeScalarView(
                title.unicodeScalars.prefix(mostCharactersRead).lazy.filter {
                    !$0.properties.isDefaultIgnorableCodePoint
                })
        ).precomposedStringWithCompatibilityMapping
        // Do not join "l'Europe": there the second word matters.
        text.replace(/\b(\p{L})\.(?=\p{L}\b)/.wordBoundaryKind(.simple), with: \.1)
        text.replace(/(\p{L})['’ʼ](?=(?i:s|t|re|ve|ll|d|m)\b)/.wordBoundaryKind(.simple), with: \.1)
        if isEnglish { text.replace(/(\d),(?=\d{3}\b)/.wordBoundaryKind(.simple), with: \.1) }
        return text.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }

    /// Returns the CLDR transforms that transliterate a language's letters to ASCII, in order.
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
