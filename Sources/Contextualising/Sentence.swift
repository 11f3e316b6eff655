/// A sentence as a summary weighs it.
struct Sentence {
    var text: Substring
    /// Its words as the summary's length counts them.
    var length: Int
    /// Its telling words, lower-case, in their order.
    var terms: [String]

    init(_ text: Substring) {
        self.text = text
        let words = text.split(whereSeparator: \.isWhitespace)
        length = words.count
        terms = words.compactMap { word in
            let core = word.lowercased().filter { $0.isLetter || $0.isNumber }
            return core.count < 3 || stopWords.contains(core) ? nil : core
        }
    }

    /// What belongs to the page and not to the story: invitations, credits, fragments.
    var isBoilerplate: Bool {
        if length < 3 { return true }
        let lower = text.lowercased()
        return boilerplate.contains { lower.contains($0) }
    }

    /// How much of another sentence's telling words this one has too, 0…1.
    func sharedPart(of other: Sentence) -> Double {
        let theirs = Set(other.terms)
        guard !theirs.isEmpty else { return 1 }
        return Double(theirs.intersection(terms).count) / Double(theirs.count)
    }
}

/// Seen in the wild, in feeds' texts: each marks a sentence that is about the page.
private let boilerplate = [
    "click here", "read more", "read also", "also read", "sign up", "subscribe", "newsletter", "follow us on",
    "all rights reserved", "file photo", "image credit", "photo credit", "getty images", "continue reading",
    "appeared first on", "terms of service", "privacy policy", "watch the video", "download the app", "advertisement",
    "this story was published from", "has not been edited", "lea también", "leer más", "leia mais", "leia também",
    "suscríbete", "assine", "todos los derechos", "todos os direitos",
]

/// Words that say nothing of a text's matter. English, Spanish and Portuguese.
private let stopWords: Set<String> = [
    "the", "and", "for", "that", "with", "was", "were", "are", "has", "have", "had", "his", "her", "its", "their",
    "they",
    "them", "this", "these", "those", "from", "but", "not", "who", "which", "what", "when", "where", "will", "would",
    "could", "should", "can", "may", "been", "being", "also", "than", "then", "there", "here", "about", "after",
    "before",
    "into", "over", "under", "more", "most", "some", "such", "said", "says", "say", "told", "she", "him", "you", "your",
    "our", "one", "out", "all", "any", "per", "que", "los", "las", "una", "por", "con", "para", "del", "como", "más",
    "pero", "sus", "fue", "han", "esta", "este", "sobre", "entre", "uma", "não", "com", "dos", "das", "mais", "foi",
    "são",
    "seu", "sua", "pelo", "pela", "isso", "ele", "ela",
]
