internal import CLanguageDetection

/// Says in which language texts are: Compact Language Detector 2 where there is enough to go by, the feed's tag where
/// there is not.
///
/// Feeds' tags are often those of a template ("en-us" over Spanish text), so a text that is clear stands above the tag; a
/// short headline is in the language of its tag, and without a tag in English unless it is written in letters that
/// English does not use.
public enum LanguageIdentifier {
    /// So many bytes of letters must contradict a tag, or English where there is no tag and the letters are its own.
    private static let enough = 48
    /// So many must speak where nothing is presumed.
    private static let enoughAlone = 24
    /// The part of the letters that must be in one language, in hundredths.
    private static let most = 60
    /// Nothing is learned from more.
    private static let read = 1_000

    /// The language of a text; nil where that is not known.
    ///
    /// - Parameter tag: a BCP 47 tag.
    public static func language(of text: String, tag: String?) -> Language? {
        let tagged = tag.flatMap { Language(tag: $0) }
        let presumed = tagged ?? (isLatin(text) ? .english : nil)
        return detected(text, least: presumed == nil ? enoughAlone : enough, hint: presumed) ?? presumed
    }

    /// The language of an article, and that of its title where it is clear.
    static func languages(title: String, summary: String, tag: String?) -> (article: Language?, title: Language?) {
        let whole = language(of: summary.isEmpty ? title : title + "\n" + summary, tag: tag)
        return (whole, summary.isEmpty ? whole : detected(title, least: enough, hint: whole))
    }

    /// What the library is sure of.
    ///
    /// - Parameter hint: what the text is said to be in, which weighs where the text leaves it open.
    private static func detected(_ text: String, least: Int, hint: Language?) -> Language? {
        guard text.utf8.count >= least else { return nil }
        var text = text
        let found = text.withUTF8 { bytes in
            var count = min(bytes.count, read)
            // Not within a character.
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

    /// Whether at least half of the letters are Latin ones.
    private static func isLatin(_ text: String) -> Bool {
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
