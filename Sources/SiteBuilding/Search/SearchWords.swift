internal import Computing
internal import Newsroom

/// The words of summaries that their own titles do not have, with the articles that have them.
struct SearchWords {
    /// Folded and sorted by UTF-16 units (as browsers compare), with spaces between.
    let words: String
    /// For each word which articles have it, separated by spaces: a number in base 36, then the differences, with commas
    /// between.
    let postings: String

    init(of briefs: [Brief], without stopWords: Set<String>) {
        var found = WordHolders(without: stopWords)
        for (index, brief) in briefs.enumerated() {
            guard let text = Excerpt.text(of: brief.article) else { continue }
            SearchText.forEachWord(of: brief.article.title) { found.add($0, ofTitle: index) }
            SearchText.forEachWord(of: text) { found.add($0, ofText: index) }
        }
        let sorted = found.holders.filter { !$0.postings.isEmpty }.sorted {
            $0.word.utf16.lexicographicallyPrecedes($1.word.utf16)
        }
        words = sorted.map(\.word).joined(separator: " ")
        postings = String(
            decoding: Array(sorted.map(\.postings).joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }
}

/// The words met so far, and which articles have each.
private struct WordHolders {
    struct Holders {
        let word: String
        /// Whether it can be looked for at all.
        let isFound: Bool
        /// The last article whose title has it.
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
    private(set) var holders: [Holders] = []
    /// By the hash of a word's letters, or the next number that was free: a word is made a string when it is first met alone.
    private var numbers: [UInt64: Int] = [:]

    init(without stopWords: Set<String>) { self.stopWords = stopWords }

    mutating func add(_ letters: UnsafeBufferPointer<UInt8>, ofTitle article: Int) {
        holders[number(of: letters)].title = article
    }

    mutating func add(_ letters: UnsafeBufferPointer<UInt8>, ofText article: Int) {
        let number = number(of: letters)
        guard holders[number].isFound, holders[number].title != article else { return }
        // From now on it is known for this article.
        holders[number].title = article
        holders[number].add(article)
    }

    private mutating func number(of letters: UnsafeBufferPointer<UInt8>) -> Int {
        var key = StableHash(letters).value
        while let number = numbers[key] {
            if holders[number].word.utf8.elementsEqual(letters) { return number }
            key &+= 1
        }
        let word = String(decoding: letters, as: UTF8.self)
        // A word of one letter is none, and one without end is an address or a script without spaces.
        let isWord = letters.count > 1 && (2...24).contains(word.unicodeScalars.count)
        numbers[key] = holders.count
        holders.append(Holders(word: word, isFound: isWord && !stopWords.contains(word)))
        return holders.count - 1
    }
}
