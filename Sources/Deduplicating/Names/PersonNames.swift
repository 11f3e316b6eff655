internal import TextReading

/// A full name in a text.
struct PersonName: Equatable {
    /// The name without case and accents.
    let key: String
    /// The name as written.
    let text: String
    /// Whether the text introduces it as a person's, by an office or a profession: "President Ana Moreira", "la
    /// ministra Ana Moreira", "the mayor of Porto, Ana Moreira, said".
    let isIntroduced: Bool
}

/// Finds full names, two or three capitalised words, in texts whose capitals mark names.
struct PersonNameReader {
    private static let lengths = 2...3
    /// The maximum number of small words in a row within a name ("de la").
    private static let mostJoints = 2
    /// The maximum number of qualifiers between an office and the name ("juez federal").
    private static let mostQualifiers = 2
    /// The maximum number of words between an office and the comma before the name.
    private static let mostWordsToComma = 8

    private let vocabulary = StoryVocabulary.builtIn
    private let offices: Set<WordID>
    private let qualifiers: Set<WordID>
    private let joints = WordLists.builtIn.words("name-joints")
    private let namedAfterPeople = WordLists.builtIn.words("named-after-people")

    /// - Parameter language: the language of the texts; nil if unknown. "Mayor" is an office in English, but not in
    ///   Spanish.
    init(language: Language?) {
        offices = WordLists.builtIn.words("offices", language)
        qualifiers = WordLists.builtIn.words("offices-qualifiers", language)
    }

    /// Returns the names in a text, in order.
    ///
    /// - Parameter words: the text's words.
    func names(in text: String, _ words: [Word]) -> [PersonName] {
        guard HeadlineCase(words) == .sentence else { return [] }
        let bytes = Array(text.utf8)
        var found: [PersonName] = []
        var start = words.startIndex
        while start < words.endIndex {
            guard vocabulary.canBeginName(words[start]) else {
                start += 1
                continue
            }
            let end = end(ofRunAt: start, in: words)
            if let name = name(in: start..<end, of: words, bytes) { found.append(name) }
            start = end
        }
        return found
    }

    /// Returns the end of the run of capitalised words, and small words between them, that starts at a word.
    private func end(ofRunAt start: Int, in words: [Word]) -> Int {
        var end = start + 1
        while let next = words[end...].firstIndex(where: { $0.isCapitalised || !joints.contains($0.form) }),
            next - end <= Self.mostJoints, vocabulary.canBeginName(words[next]),
            (end...next).allSatisfy({ words[$0].continuesName(after: words[$0 - 1]) })
        {
            end = next + 1
        }
        return end
    }

    /// Returns the name in a run, without the office before it, or nil unless the rest is a full name.
    private func name(in run: Range<Int>, of words: [Word], _ bytes: [UInt8]) -> PersonName? {
        let office = words[run].lastIndex { offices.contains($0.form) }
        var first = run.lowerBound
        if let office {
            first = words[run][(office + 1)...].firstIndex { !qualifiers.contains($0.form) } ?? run.upperBound
        } else if words[first].marks.contains(.opens), vocabulary.isStopWord(words[first]) {
            first += 1
        }
        let name = words[first..<run.upperBound]
        guard let opening = name.first, let closing = name.last, isFullName(name) else { return nil }
        let text = String(decoding: bytes[opening.bytes.lowerBound..<closing.bytes.upperBound], as: UTF8.self)
        let isIntroduced =
            office.map { introduces($0, from: run.lowerBound, in: words) }
            ?? isIntroduced(first..<run.upperBound, in: words)
        return PersonName(key: Folding.folded(name: text), text: text, isIntroduced: isIntroduced)
    }

    private func isFullName(_ name: ArraySlice<Word>) -> Bool {
        guard let first = name.first, !joints.contains(first.form) else { return false }
        let isWritten = name.allSatisfy { word in
            (word.casing != .capitals || word.marks.contains(.dotted)) && !namedAfterPeople.contains(word.form)
        }
        return isWritten && Self.lengths.contains(name.count(where: \.isCapitalised))
    }

    /// Returns whether an office introduces the name after it, which "avenida Presidente …" does not.
    ///
    /// - Parameter start: the first word of the run that the office is in.
    private func introduces(_ office: Int, from start: Int, in words: [Word]) -> Bool {
        !words[max(start - 1, 0)..<office].contains { namedAfterPeople.contains($0.form) }
    }

    /// Returns whether an office in lower case introduces a name: right before it, or before the comma in "the mayor of
    /// Porto, Ana Moreira, said".
    private func isIntroduced(_ name: Range<Int>, in words: [Word]) -> Bool {
        func isOffice(_ place: Int) -> Bool { words[place].casing == .lower && offices.contains(words[place].form) }
        let before = words[..<name.lowerBound]
        switch words[name.lowerBound].gap {
        case .space, .stop:
            guard let office = before.lastIndex(where: { !qualifiers.contains($0.form) || offices.contains($0.form) }),
                name.lowerBound - office <= Self.mostQualifiers + 1, isOffice(office),
                words[(office + 1)..<name.lowerBound].allSatisfy({ $0.gap == .space })
            else { return false }
            return introduces(office, from: office, in: words)
        case .comma:
            let closing = name.upperBound < words.endIndex ? words[name.upperBound].gap : .sentence
            guard [.comma, .sentence, .colon].contains(closing) else { return false }
            for place in before.indices.suffix(Self.mostWordsToComma).reversed() {
                if isOffice(place) { return introduces(place, from: place, in: words) }
                guard words[place].gap == .space || words[place].gap == .hyphen else { return false }
            }
            return false
        default: return false
        }
    }
}
