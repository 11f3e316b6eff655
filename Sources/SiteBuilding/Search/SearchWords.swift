internal import Newsroom

/// The words of summaries that their own titles do not have, with the articles that have them.
struct SearchWords {
    /// Folded and sorted by UTF-16 units (as browsers compare), with spaces between.
    let words: String
    /// For each word which articles have it, separated by spaces: a number in base 36, then the differences, with commas
    /// between.
    let postings: String

    private struct Holders {
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

    init(of briefs: [Brief], without stopWords: Set<String>) {
        var holders: [Holders] = []
        var numbers: [String: Int] = [:]
        func number(of word: String) -> Int {
            if let number = numbers[word] { return number }
            // A word of one letter is none, and one without end is an address or a script without spaces.
            let isWord = word.utf8.count > 1 && (2...24).contains(word.unicodeScalars.count)
            numbers[word] = holders.count
            holders.append(Holders(word: word, isFound: isWord && !stopWords.contains(word)))
            return holders.count - 1
        }
        for (index, brief) in briefs.enumerated() {
            guard let text = Excerpt.text(of: brief.article) else { continue }
            SearchText.forEachWord(of: brief.article.title) { holders[number(of: $0)].title = index }
            SearchText.forEachWord(of: text) { word in
                let number = number(of: word)
                guard holders[number].isFound, holders[number].title != index else { return }
                // From now on it is known for this article.
                holders[number].title = index
                holders[number].add(index)
            }
        }
        let sorted = holders.filter { !$0.postings.isEmpty }.sorted {
            $0.word.utf16.lexicographicallyPrecedes($1.word.utf16)
        }
        words = sorted.map(\.word).joined(separator: " ")
        postings = String(
            decoding: Array(sorted.map(\.postings).joined(separator: [UInt8(ascii: " ")])), as: UTF8.self)
    }
}
