public import Newsroom

/// A quotation in an article, with the sentences that hold it.
public struct AttributedQuotation: Sendable {
    public let quotation: Quotation
    /// The sentence, or several if the quotation continues after a full stop; nil for a quotation in the title.
    public let sentence: Sentence?
    /// Its position in the article, from 0; the title counts as the first sentence.
    public let place: Int
}

extension Brief {
    /// The maximum number of sentences in a quotation.
    private static let mostJoined = 4
    private static let offices = WordLists.builtIn.words("offices")

    /// Returns the quotations in the title and the first sentences whose speaker has a full name somewhere in the
    /// article: "Moreira said in a statement" is by Ana Moreira.
    public func attributedQuotations(_ reading: ArticleReading, atMost limit: Int) -> [AttributedQuotation] {
        var found: [AttributedQuotation] = []
        if let quotation = TitleQuotation(article.title, reading.title).quotation {
            found.append(AttributedQuotation(quotation: quotation, sentence: nil, place: 0))
        }
        let texts = textReadings(reading)
        func read(_ text: String, _ reading: TextReading) {
            var ranges = reading.sentences.prefix(limit)[...]
            while let first = ranges.popFirst() {
                let place = reading.sentences.count - ranges.count
                var sentence = Sentence(first, of: text, reading: reading)
                var joined = 1
                while !sentence.marks.closesQuotations, joined < Self.mostJoined, let next = ranges.popFirst() {
                    let range = SentenceRange(
                        words: sentence.words.startIndex..<next.words.upperBound,
                        bytes: sentence.bytes.lowerBound..<next.bytes.upperBound)
                    sentence = Sentence(range, of: text, reading: reading)
                    joined += 1
                }
                guard sentence.marks.closesQuotations, var quotation = sentence.quotation else { continue }
                if !quotation.speaker.contains(" ") {
                    // "El Presidente" is an office, whoever holds it.
                    let isOffice = Self.offices.isSuperset(of: WordLists.forms(of: quotation.speaker))
                    guard !isOffice, let name = fullName(quotation.speaker, in: texts) else { continue }
                    quotation.speaker = name
                }
                found.append(AttributedQuotation(quotation: quotation, sentence: sentence, place: place))
            }
        }
        for (text, reading) in texts.dropFirst() { read(text, reading) }
        return found
    }

    /// The title and the parts of the body, with their readings.
    private func textReadings(_ reading: ArticleReading) -> [(String, TextReading)] {
        var texts = [(article.title, reading.title)]
        if !textHasSummary { texts.append((article.summary, reading.summary)) }
        if !article.isSpoken { texts.append((article.text, reading.text)) }
        return texts
    }

    /// Returns the name that ends with a surname, as the article first gives it.
    private func fullName(_ surname: String, in texts: [(String, TextReading)]) -> String? {
        let form = WordLists.forms(of: surname)
        for (text, reading) in texts {
            let words = reading.words
            for place in words.indices.dropFirst() where [words[place].form] == form && words[place].isCapitalised {
                let first = words[place - 1]
                guard words[place].gap == .space, first.isCapitalised, first.kind == .word, first.letters > 1,
                    !first.marks.contains(.possessive), !SentenceLists.builtIn.openings.contains(first.form)
                else { continue }
                var text = text
                return text.withUTF8 {
                    String(decoding: $0[first.bytes.lowerBound..<words[place].bytes.upperBound], as: UTF8.self)
                }
            }
        }
        return nil
    }
}
