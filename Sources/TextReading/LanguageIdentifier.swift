internal import CLanguageDetection

/// Language identification. Compact Language Detector 2 decides if the text is long enough, then function words,
/// otherwise the feed's tag.
///
/// Feed tags often come from a template ("en-us" on Spanish text), so a clear result overrides the tag. A short
/// headline gets the language of its tag; without a tag, English is assumed for Latin script. Names mislead the
/// detector: half the letters in a Filipino headline may belong to the English name of an office, and it has taken
/// "celebra la dimisión del director general" for reliable English. So function words must confirm what it finds.
public enum LanguageIdentifier {
    /// The minimum bytes of letters needed to override a tag, or the default of English for untagged Latin text.
    private static let enoughLetters = 48
    /// The minimum bytes of letters needed if no language is presumed.
    private static let enoughAlone = 24
    /// The minimum percentage of letters in one language.
    private static let leastPercentage = 60
    /// The maximum number of bytes to read.
    private static let mostBytes = 1_000

    /// Returns the language of a text; nil if unknown.
    ///
    /// - Parameter tag: a BCP 47 tag.
    public static func language(of text: String, tag: String?) -> Language? {
        let tagged = tag.flatMap { Language(tag: $0) }
        let presumed = tagged ?? (isLatin(text) ? .english : nil)
        let found = detected(text, least: presumed == nil ? enoughAlone : enoughLetters, hint: presumed)
        guard let presumed, found == nil || found == presumed else { return found ?? presumed }
        return FunctionWords.builtIn.counts(in: [text]).language(besides: presumed) ?? presumed
    }

    /// Returns whether a text contains a function word that doesn't exist in its own language. Names may contain one
    /// too ("Rio de Janeiro"). A text with words but no such word is in the presumed language.
    public static func hasForeignWords(_ text: String, language: Language) -> Bool {
        FunctionWords.builtIn.counts(in: [text]).mostFrequent(besides: language) != nil
    }

    /// Returns the language of an article, and that of its title if clear.
    ///
    /// - Parameter tag: the BCP 47 tag stated by the feed.
    public static func languages(title: String, summary: String, tag: String?) -> (article: Language?, title: Language?)
    {
        let whole = language(of: summary.isEmpty ? title : title + "\n" + summary, tag: tag)
        guard !summary.isEmpty else { return (whole, whole) }
        let own = detected(title, least: enoughLetters, hint: whole)
        // The summary is boilerplate repeated in every item, in the feed's language.
        if let whole, FunctionWords.builtIn.counts(in: [title]).areAllForeign(to: whole),
            let language = FunctionWords.builtIn.counts(in: [title, summary]).mostFrequent(besides: whole)
        {
            return (language, language)
        }
        return (whole, own)
    }

    /// Returns the language detected by the library; nil if it is unsure, has too few letters to go by, or contradicts
    /// the hint without function words to confirm it.
    ///
    /// - Parameter hint: the language stated by the feed, used if the text is ambiguous.
    private static func detected(_ text: String, least: Int, hint: Language?) -> Language? {
        guard text.utf8.count >= least else { return nil }
        var text = text
        let found = text.withUTF8 { bytes in
            var count = min(bytes.count, mostBytes)
            // Don't cut a character in two.
            while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
            return bytes.withMemoryRebound(to: CChar.self) { bytes in
                guard let hint else { return pulse_detect_language(bytes.baseAddress, count, nil) }
                return hint.code.withCString { pulse_detect_language(bytes.baseAddress, count, $0) }
            }
        }
        guard found.is_reliable, found.letters >= least, Int(found.percent) >= leastPercentage, let code = found.code
        else {
            return nil
        }
        guard let language = Language(tag: String(cString: code)), let hint, language != hint else {
            return Language(tag: String(cString: code))
        }
        return FunctionWords.builtIn.counts(in: [text]).confirm(language, over: hint) ? language : nil
    }

    /// Returns whether at least half of the letters are Latin.
    private static func isLatin(_ text: String) -> Bool {
        // Fast path: most texts are ASCII.
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return true }
        var letters = 0
        var latin = 0
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let isLetter = (0x61...0x7A).contains(scalar.value | 0x20)
                letters += isLetter ? 1 : 0
                latin += isLetter ? 1 : 0
            } else if scalar.properties.isAlphabetic {
                letters += 1
                if scalar.value < 0x250 { latin += 1 }
            }
        }
        return latin * 2 >= letters
    }
}
