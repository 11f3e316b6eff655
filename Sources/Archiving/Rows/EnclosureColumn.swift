public import Newsroom

/// An article's attached file as one element of a list column: tab-separated fields, empty if unknown.
///
/// New fields are only ever added at the end, so that archives of older versions remain readable.
public enum EnclosureColumn {
    public static func line(of enclosure: Enclosure) -> String {
        var fields = [
            enclosure.url, text(enclosure.type), number(enclosure.length), text(enclosure.title),
            number(enclosure.duration), number(enclosure.episode), text(enclosure.image), text(enclosure.transcript),
            number(enclosure.season), text(enclosure.chapters),
            enclosure.marks.map { "\($0.start) \($0.title)" }.joined(separator: "\n"),
        ]
        while fields.count > 3, fields.last == "" { fields.removeLast() }
        return fields.map { ListColumn.escaped($0) }.joined(separator: "\t")
    }

    public static func enclosure(of line: String) -> Enclosure {
        let fields = line.utf8.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            .map { ListColumn.unescaped(Substring($0)) }
        func field(_ place: Int) -> String { place < fields.count ? fields[place] : "" }
        func text(_ place: Int) -> String? { field(place).isEmpty ? nil : String(field(place).dropFirst()) }
        return Enclosure(
            url: field(0), type: text(1), length: count(field(2)), title: text(3), duration: count(field(4)),
            episode: count(field(5)), season: count(field(8)), image: text(6), transcript: text(7), chapters: text(9),
            marks: field(10).split(separator: "\n").compactMap(mark))
    }

    /// Encodes an optional text with a leading character, which distinguishes an empty text from none.
    private static func text(_ text: String?) -> String { text.map { "=" + $0 } ?? "" }

    /// Parses a line of seconds, space and title; returns nil for anything else.
    private static func mark(_ line: Substring) -> Enclosure.Mark? {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let start = count(String(parts[0])) else { return nil }
        return Enclosure.Mark(start: start, title: String(parts[1]))
    }

    /// Parses a count. Returns nil if it is invalid, or so large that sums could overflow.
    private static func count(_ text: String) -> Int? { Int(text).flatMap { (0...Int(1e15)).contains($0) ? $0 : nil } }

    private static func number(_ number: Int?) -> String { number.map(String.init) ?? "" }
}
