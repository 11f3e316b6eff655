/// Whether a text can be English: texts of some length without its small words are not, whatever their feed says, and
/// neither is one whose title has as many small words of other languages as of English.
func isEnglish(title: String, summary: String) -> Bool {
    var words = 0
    var small = 0
    for (index, text) in [title, summary].enumerated() {
        var text = text
        var foreign = 0
        text.withUTF8 { bytes in
            // Words by bytes: a word's first eight letters, in small letters, packed into a number.
            var (key, length): (UInt64, Int) = (0, 0)
            for index in 0...bytes.count {
                let byte = index < bytes.count ? bytes[index] : 0
                if byte >= 0x80 || byte == UInt8(ascii: "'") || (byte | 0x20) &- UInt8(ascii: "a") < 26 {
                    if length < 8 { key = key << 8 | UInt64(byte | 0x20) }
                    length += 1
                } else if length > 0 {
                    words += 1
                    if length < 8, smallWords.contains(key) { small += 1 }
                    if length < 8, foreignWords.contains(key) { foreign += 1 }
                    (key, length) = (0, 0)
                }
            }
        }
        if index == 0, foreign > 0, foreign >= small { return false }
    }
    // A headline may do without; a sentence of ten words rarely.
    return words < 9 || small * 14 >= words
}

/// Small words of languages in which the feeds of English publishers also write, none of them a word of English.
/// (Seen in the wild: Tagalog headlines over an English summary.)
private let foreignWords: Set<UInt64> = Set(
    [
        "ng", "mga", "ang", "nina", "nang", "ito", "isang", "hindi", "ngayong", "una", "por", "que", "uma", "ao", "et",
        "une", "dans", "pour", "und", "ein", "eine", "mit", "della", "gli", "het", "een", "dengan",
    ].map { (word: String) in word.utf8.reduce(0 as UInt64) { $0 << 8 | UInt64($1) } })

/// Small words of English that other languages written in Latin letters do not have.
private let smallWords: Set<UInt64> = Set(
    [
        "the", "of", "to", "and", "is", "for", "with", "by", "from", "that", "was", "are", "has", "have", "his", "her",
        "their",
        "after", "who", "it", "an", "in", "on", "at", "as", "be", "over", "its", "will", "how", "what", "why", "not",
        "this",
    ].map { (word: String) in word.utf8.reduce(0 as UInt64) { $0 << 8 | UInt64($1) } })
