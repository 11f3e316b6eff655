internal import CLanguageDetection

/// Identifies the language of texts: by Compact Language Detector 2 when the text is long enough, then by the little words
/// that hold its sentences together, otherwise by the feed's tag.
///
/// Feeds' tags often come from a template ("en-us" over Spanish text), so a clear text overrides the tag. A short
/// headline has the language of its tag; without a tag it is taken for English, unless its script is not Latin.
/// Names mislead the detector: half the letters of a Filipino headline may be those of an English office.
public enum LanguageIdentifier {
    /// The bytes of letters needed to contradict a tag, or English where there is no tag and the script is Latin.
    private static let enough = 48
    /// The bytes of letters needed when no language is presumed.
    private static let enoughAlone = 24
    /// The percentage of the letters that must be in one language.
    private static let most = 60
    /// The bytes of a text that are read at most.
    private static let read = 1_000

    /// The language of a text; nil when it is unknown.
    ///
    /// - Parameter tag: a BCP 47 tag.
    public static func language(of text: String, tag: String?) -> Language? {
        let tagged = tag.flatMap { Language(tag: $0) }
        let presumed = tagged ?? (isLatin(text) ? .english : nil)
        let found = detected(text, least: presumed == nil ? enoughAlone : enough, hint: presumed)
        guard let presumed, found == nil || found == presumed else { return found ?? presumed }
        return FunctionWords.builtIn.counts(in: [text]).language(besides: presumed) ?? presumed
    }

    /// Whether a text has a little word of another language that its own has not. A name may hold one, too ("Rio de Janeiro"); where
    /// there is none, and there are words, a text is in its own language.
    public static func hasForeignWords(_ text: String, language: Language) -> Bool {
        FunctionWords.builtIn.counts(in: [text]).foremost(besides: language) != nil
    }

    /// The language of an article, and that of its title when it is clear.
    ///
    /// - Parameter tag: the language that its feed states, as a BCP 47 tag.
    public static func languages(title: String, summary: String, tag: String?) -> (article: Language?, title: Language?)
    {
        let whole = language(of: summary.isEmpty ? title : title + "\n" + summary, tag: tag)
        guard !summary.isEmpty else { return (whole, whole) }
        let own = detected(title, least: enough, hint: whole)
        // A summary that says nothing but what every item of the feed says, in the feed's language.
        if let whole, FunctionWords.builtIn.counts(in: [title]).areAllForeign(to: whole),
            let language = FunctionWords.builtIn.counts(in: [title, summary]).foremost(besides: whole)
        {
            return (language, language)
        }
        return (whole, own)
    }

    /// The language that the library detects; nil when it is not sure, or when too few letters show it.
    ///
    /// - Parameter hint: the language that the feed states; it decides when the text leaves it open.
    private static func detected(_ text: String, least: Int, hint: Language?) -> Language? {
        guard text.utf8.count >= least else { return nil }
        var text = text
        let found = text.withUTF8 { bytes in
            var count = min(bytes.count, read)
            // Do not cut within a character.
            while count > 0, count < bytes.count, bytes[count] & 0xC0 == 0x80 { count -= 1 }
            return bytes.withMemoryRebound(to: CChar.self) { bytes in
                guard let hint else { return pulse_detect_language(bytes.baseAddress, count, nil) }
                return hint.code.withCString { pulse_detect_language(bytes.baseAddress, count, $0) }
            }
        }
        guard found.is_reliable, found.letters >= least, Int(found.percent) >= most, let code = found.code else {
            return nil
        }
        return Language(tag: String(cString: code))
    }

    /// Whether at least half of the letters are Latin.
    private static func isLatin(_ text: String) -> Bool {
        // The letters of most texts all are.
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
