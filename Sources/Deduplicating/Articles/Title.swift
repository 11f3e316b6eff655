internal import TextReading

/// A title reduced to plain words, so that different spellings of one title are equal.
struct Title: Hashable {
    /// Lower-case words separated by single spaces, without "Breaking:" or "UPDATE 2-" at the start and the
    /// publisher's name at the end.
    let text: String
    /// The number of words; in scripts without spaces, two letters count as one.
    let words: Int

    init(_ title: String, publisher: String? = nil) { self.init(title, of: publisher.map { Title($0) }) }

    /// - Parameter publisher: the publisher's name, read once for all of its titles.
    init(_ title: String, of publisher: Title?) {
        let words = PlainWords(title)
        var (first, end) = (0, words.count)
        if let name = publisher?.text, !name.isEmpty {
            let length = name.utf8.count { $0 == UInt8(ascii: " ") } + 1
            if end > length + 2, words.text(of: end - length..<end) == name { end -= length }
        }
        while end - first > 3 {
            let label = words.text(of: first..<first + 1)
            guard Self.labels.contains(label) else { break }
            first += 1
            // Seen in the wild: Reuters' "UPDATE 3-Oil rises".
            let next = words.text(of: first..<first + 1)
            if label == "update", next.utf8.count == 1, Int(next) != nil { first += 1 }
        }
        text = words.text(of: first..<end)
        self.words = max(end - first, words.wide / 2)
    }

    private static let labels = Set(WordLists.builtIn.entries("title-labels").map(\.text))

    /// The numbers in the title, as written.
    var numbers: Set<Substring> {
        Set(text.split(separator: " ").filter { $0.utf8.allSatisfy { $0 &- 0x30 < 10 } })
    }

    /// Returns the share of both titles' distinct words that they have in common (0…1).
    func similarity(to other: Title) -> Double {
        if self == other { return 1 }
        let ours = Set(text.split(separator: " "))
        let theirs = Set(other.text.split(separator: " "))
        let common = ours.intersection(theirs).count
        return common == 0 ? 0 : Double(common) / Double(ours.count + theirs.count - common)
    }
}

/// The words of a text in lower case, separated by single spaces.
private struct PlainWords {
    private var letters: [UInt8] = []
    /// The start of each word in `letters`.
    private var starts: [Int] = []
    /// The number of letters from scripts without spaces.
    private(set) var wide = 0

    var count: Int { starts.count }

    init(_ text: String) {
        letters.reserveCapacity(text.utf8.count + 1)
        var isWithin = false
        func begin(_ words: inout PlainWords) {
            if isWithin { return }
            isWithin = true
            if !words.starts.isEmpty { words.letters.append(UInt8(ascii: " ")) }
            words.starts.append(words.letters.count)
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9":
                begin(&self)
                letters.append(UInt8(scalar.value))
            case "A"..."Z":
                begin(&self)
                letters.append(UInt8(scalar.value) + 32)
            case "'", "\u{2019}": continue
            case _ where scalar.isASCII: isWithin = false
            case _ where scalar.properties.isAlphabetic || scalar.properties.numericType != nil:
                begin(&self)
                letters.append(contentsOf: scalar.properties.lowercaseMapping.utf8)
                if scalar.value >= 0x2E80 { wide += 1 }
            case _ where scalar.properties.generalCategory == .nonspacingMark: continue
            default: isWithin = false
            }
        }
    }

    /// - Parameter words: the range of words.
    func text(of words: Range<Int>) -> String {
        guard !words.isEmpty else { return "" }
        let end = words.upperBound < starts.count ? starts[words.upperBound] - 1 : letters.count
        return String(decoding: letters[starts[words.lowerBound]..<end], as: UTF8.self)
    }
}
