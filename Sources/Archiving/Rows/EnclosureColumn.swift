public import Newsroom

/// A file that goes with an article as one element of a list: its facts with tabs between, empty where one is not known.
///
/// The facts only ever grow at the end, so that archives of older versions are read: they end earlier.
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

    /// With a sign before it, so that an empty text is not taken for none.
    private static func text(_ text: String?) -> String { text.map { "=" + $0 } ?? "" }

    /// Seconds, a space and a title in one line; nil for anything else.
    private static func mark(_ line: Substring) -> Enclosure.Mark? {
        let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let start = count(String(parts[0])) else { return nil }
        return Enclosure.Mark(start: start, title: String(parts[1]))
    }

    /// nil for what is none, and for more than anything counts: sums of it would be too large.
    private static func count(_ text: String) -> Int? { Int(text).flatMap { (0...Int(1e15)).contains($0) ? $0 : nil } }

    private static func number(_ number: Int?) -> String { number.map(String.init) ?? "" }
}
