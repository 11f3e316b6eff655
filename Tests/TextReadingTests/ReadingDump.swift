import TextReading

/// A reading as people can compare it: a line for each word, with the sentences between.
func dump(_ reading: TextReading, of text: String) -> String {
    let bytes = Array(text.utf8)
    func letters(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    var lines = ["language \(reading.language?.code ?? "-"), exclamations \(reading.exclamations)"]
    for sentence in reading.sentences {
        lines.append("« \(letters(sentence.bytes)) »")
        for index in sentence.words {
            let word = reading.words[index]
            let known: [(Word.Marks, String)] = [
                (.opens, "opens"), (.possessive, "possessive"), (.dotted, "dotted"), (.apostrophe, "apostrophe"),
                (.plural, "plural"), (.pause, "pause"), (.joined, "joined"),
            ]
            let marks = known.filter { word.marks.contains($0.0) }.map(\.1)
            lines.append(
                "\t\(letters(word.bytes))\t\(word.scalars.lowerBound)+\(word.scalars.count)\t\(word.kind)"
                    + " \(word.casing) \(word.gap)\t\(marks.joined(separator: " "))")
        }
    }
    return lines.joined(separator: "\n") + "\n"
}
