/// Whether a text can be English: texts of some length without its small words are not, whatever their feed says.
func isEnglish(_ texts: String...) -> Bool {
    var words = 0
    var small = 0
    for text in texts {
        for word in text.split(whereSeparator: { !$0.isLetter && $0 != "'" }) {
            words += 1
            if smallWords.contains(word.lowercased()) { small += 1 }
        }
    }
    // A headline may do without; a sentence of ten words rarely.
    return words < 9 || small * 14 >= words
}

/// Small words of English that other languages written in Latin letters do not have.
private let smallWords: Set<String> = [
    "the", "of", "to", "and", "is", "for", "with", "by", "from", "that", "was", "are", "has", "have", "his", "her",
    "their",
    "after", "who", "it", "an", "in", "on", "at", "as", "be", "over", "its", "will", "how", "what", "why", "not",
    "this",
]
