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

    /// Whether it is a sentence from its beginning to its end: not a heading, not cut off, no quotation left open, of
    /// a length that people read.
    var isWhole: Bool {
        guard (6...60).contains(length), let first = text.first(where: { $0.isLetter || $0.isNumber }),
            !first.isLowercase, let last = text.last(where: { !"\"'\u{201d}\u{2019})]".contains($0) }),
            ".!?".contains(last), !text.contains(".."), !text.contains(". ."), !text.contains("\u{2026}"),
            !text.contains("://"), !isFlattened,
            !isFragment
        else { return false }
        return text.count { $0 == "\u{201c}" } == text.count { $0 == "\u{201d}" }
            && text.count { $0 == "\"" }.isMultiple(of: 2) && text.count { $0 == "(" } == text.count { $0 == ")" }
    }

    /// Whether it begins by pointing at a sentence before it, which may not stand there any more.
    var leansOnAnother: Bool {
        guard let first = text.split(whereSeparator: { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" }).first else {
            return true
        }
        return pointers.contains(first.lowercased().replacing("\u{2019}", with: "'")) || text.hasPrefix("In that")
    }

    /// How much of the shorter one's telling words the other one has too, 0…1.
    func overlap(with other: Sentence) -> Double { max(sharedPart(of: other), other.sharedPart(of: self)) }

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
    "click here", "tap here", "read more", "read also", "also read", "read the full", "full story", "read on:",
    "continue reading", "appeared first on", "the post ", "originally published", "first published", "last updated",
    "sign up", "subscribe to", "subscribe now", "our newsletter", "newsletter:", "email newsletter", "free trial",
    "log in", "create an account", "follow us", "follow him on", "follow her on", "share this", "leave a comment",
    "email us", "contact us", "get in touch", "stay tuned", "tune in", "scroll down", "find out more",
    "for more information", "visit our", "here's what you need to know", "here is what you need to know",
    "what to know", "this article", "this story", "this video", "this post", "in this episode", "in the podcast",
    "all rights reserved", "terms of service", "our privacy policy", "download the app", "download our",
    "watch the video", "watch the full", "watch live", "listen to the", "we may earn", "affiliate link",
    "file photo", "photo:", "photos:", "photo by", "picture:", "image:", "image credit", "photo credit", "ap photo",
    "getty images", "via getty", "has not been edited", "lea también", "lee también", "leer más", "leia mais",
    "leia também", "suscríbete", "suscribirse", "assine", "haga clic", "haz clic", "clique aqui", "todos los derechos",
    "todos os direitos",
]

/// Beginnings that point back. English, Spanish and Portuguese.
private let pointers: Set<String> = [
    "he", "she", "they", "it", "this", "that", "these", "those", "his", "her", "their", "its", "but", "and", "or", "so",
    "yet", "however", "meanwhile", "also", "then", "another", "others", "instead", "still", "both", "such", "he's",
    "she's", "it's", "they're", "that's", "there", "here", "him", "them", "pero", "y", "ello", "esto", "eso", "él",
    "ella", "su", "sus", "mas", "e", "isso", "isto", "ele", "ela", "seu", "sua",
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
