internal import Computing
internal import Newsroom

/// An inverted index of words in summaries, and in the chapters and transcripts of episodes, leaving out those already
/// in the article's title.
struct SearchWords {
    /// The words, folded, separated by spaces and sorted by UTF-16 units (as browsers compare).
    let words: String
    /// For each word the articles that contain it, separated by spaces. Each list has a number in base 36 followed by
    /// differences, separated by commas.
    let postings: String

    /// The texts of an article that supply its words.
    struct Texts: Encodable {
        let title: String
        let excerpt: String?
        /// The titles of chapters, and the text of transcripts.
        let spoken: [String]

        init(of article: Article) {
            title = article.title
            excerpt = Excerpt.text(of: article)
            spoken = article.chapters.map(\.title) + (article.isSpoken ? [article.text] : [])
        }
    }

    init(of briefs: [Brief], without stopWords: Set<String>) {
        var found = WordHolders(without: stopWords)
        for (index, brief) in briefs.enumerated() {
            let texts = Texts(of: brief.article)
            let bodies = [texts.excerpt].compactMap(\.self) + texts.spoken
            guard !bodies.isEmpty else { continue }
            SearchText.forEachWord(of: texts.title) { found.add($0, ofTitle: index) }
            for text in bodies { SearchText.forEachWord(of: text) { found.add($0, ofText: index) } }
        }
        let sorted = found.entries.filter { !$0.postings.isEmpty }.sorted {
            $0.word.utf16.lexicographicallyPrecedes($1.word.utf16)
        }
        words = sorted.map(\.word).joined(separator: " ")
        postings = String(
            decoding: Array(sorted.map(\.postings).joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }
}

/// The words met so far, with the articles that contain them.
private struct WordHolders {
    struct WordPostings {
        let word: String
        /// Whether the word is searchable at all.
        let isFound: Bool
        /// The last article for which the word needs no further entry: it is in the title, or already recorded.
        var title = -1
        var last = 0
        var postings: [UInt8] = []

        mutating func add(_ article: Int) {
            if !postings.isEmpty { postings.append(UInt8(ascii: ",")) }
            postings += String(article - last, radix: 36).utf8
            last = article
        }
    }

    private let stopWords: Set<String>
    private(set) var entries: [WordPostings] = []
    /// Word numbers by the hash of the letters, or by the next free key after a collision. This way a string is created
    /// only for a word's first occurrence.
    private var numbers: [UInt64: Int] = [:]

    init(without stopWords: Set<String>) { self.stopWords = stopWords }

    mutating func add(_ letters: UnsafeBufferPointer<UInt8>, ofTitle article: Int) {
        entries[number(of: letters)].title = article
    }

    mutating func add(_ letters: UnsafeBufferPointer<UInt8>, ofText article: Int) {
        let number = number(of: letters)
        guard entries[number].isFound, entries[number].title != article else { return }
        // Record each word only once per article.
        entries[number].title = article
        entries[number].add(article)
    }

    private mutating func number(of letters: UnsafeBufferPointer<UInt8>) -> Int {
        var key = StableHash(letters).value
        while let number = numbers[key] {
            if entries[number].word.utf8.elementsEqual(letters) { return number }
            key &+= 1
        }
        let word = String(decoding: letters, as: UTF8.self)
        // A single letter is not a word, and a very long one is an address or a script without spaces.
        let isWord = letters.count > 1 && (2...24).contains(word.unicodeScalars.count)
        numbers[key] = entries.count
        entries.append(WordPostings(word: word, isFound: isWord && !stopWords.contains(word)))
        return entries.count - 1
    }
}
