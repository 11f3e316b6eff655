internal import TextReading

/// A title reduced to its plain words, so that two spellings of one title are equal.
struct Title: Hashable {
    /// Lower-case words with single spaces between. "Breaking:" or "UPDATE 2-" in front and the publisher's name at the
    /// end are removed.
    let text: String
    /// The number of words; in scripts without spaces every two letters count as one.
    let words: Int

    init(_ title: String, publisher: String? = nil) {
        var words: [String] = []
        var word = ""
        var wide = 0
        for scalar in title.unicodeScalars {
            if scalar.isASCII {
                switch scalar {
                case "a"..."z", "0"..."9": word.unicodeScalars.append(scalar)
                case "A"..."Z": word.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) + 32))
                case "'": continue
                default:
                    if !word.isEmpty { words.append(word) }
                    word = ""
                }
            } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                word += scalar.properties.lowercaseMapping
                if scalar.value >= 0x2E80 { wide += 1 }
            } else if scalar == "\u{2019}" || scalar.properties.generalCategory == .nonspacingMark {
                continue
            } else if !word.isEmpty {
                words.append(word)
                word = ""
            }
        }
        if !word.isEmpty { words.append(word) }
        if let publisher {
            let name = Title(publisher).text.split(separator: " ").map(String.init)
            if !name.isEmpty, words.count > name.count + 2, words.suffix(name.count).elementsEqual(name) {
                words.removeLast(name.count)
            }
        }
        while let first = words.first, words.count > 3, Self.labels.contains(first) {
            words.removeFirst()
            // Seen in the wild: Reuters' "UPDATE 3-Oil rises".
            if first == "update", let number = words.first, number.utf8.count == 1, Int(number) != nil {
                words.removeFirst()
            }
        }
        text = words.joined(separator: " ")
        self.words = max(words.count, wide / 2)
    }

    private static let labels = Set(WordLists.builtIn.entries("title-labels").map(\.text))

    /// The part of all different words of both titles that both have, from 0 to 1.
    func likeness(to other: Title) -> Double {
        if self == other { return 1 }
        let ours = Set(text.split(separator: " "))
        let theirs = Set(other.text.split(separator: " "))
        let common = ours.intersection(theirs).count
        return common == 0 ? 0 : Double(common) / Double(ours.count + theirs.count - common)
    }
}
