public import Newsroom

/// The chapters of an episode or video as publishers list them in its description, one per line: "02:08 The harbour".
///
/// Video hosts read the same form: the first chapter starts at 0:00, and at least three follow one another in time.
/// Times of day and single references to a moment don't have it.
public struct ChapterList: Sendable {
    /// The minimum number of chapters. Fewer may be anything.
    private static let fewest = 3
    /// The maximum number of chapters, and of characters in a title; the rest is dropped.
    private static let most = 100
    private static let longestTitle = 200

    public let marks: [Enclosure.Mark]

    /// Finds the list in a text; nil if there is none.
    ///
    /// - Parameter text: plain text, one paragraph per line.
    public init?(in text: String) {
        guard Self.hasStart(text) else { return nil }
        let all = text.split(whereSeparator: \.isNewline).compactMap(Self.mark)
        let listed = all.drop { $0.start > 0 }
        guard listed.count >= Self.fewest, zip(listed, listed.dropFirst()).allSatisfy({ $0.start < $1.start }) else {
            return nil
        }
        marks = Array(listed.prefix(Self.most))
    }

    /// Returns whether a text has the time that every list begins with, "0:00". Almost none has, and this is asked of
    /// each article several times a run, so bytes are compared: by characters it takes a fifteenth of a run.
    private static func hasStart(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            bytes.indices.contains { place in
                bytes[place] == UInt8(ascii: ":") && bytes[..<place].last == UInt8(ascii: "0")
                    && bytes[place...].dropFirst().starts(with: "00".utf8)
            }
        }
    }

    /// Reads what `text(of:)` wrote, however few the chapters are and wherever the first starts; nil for other texts.
    public init?(written text: String) {
        let lines = text.split(whereSeparator: \.isNewline)
        let all = lines.compactMap { line -> Enclosure.Mark? in
            let parts = line.split(separator: " ", maxSplits: 1)
            guard parts.count == 2, let start = Self.seconds(in: parts[0]) else { return nil }
            return Enclosure.Mark(start: start, title: String(parts[1].prefix(Self.longestTitle)))
        }
        guard !all.isEmpty, all.count == lines.count else { return nil }
        marks = Array(all.prefix(Self.most))
    }

    /// Writes chapters, one per line.
    public static func text(of marks: [Enclosure.Mark]) -> String {
        marks.map { "\(clock($0.start)) \($0.title)" }.joined(separator: "\n")
    }

    /// Formats a position or duration in seconds: "1:02:03", "0:07".
    public static func clock(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }

    /// Returns the chapter in a line; nil if it doesn't begin with a time followed by a title. The time may have a
    /// bullet before it, or be in brackets.
    private static func mark(in line: Substring) -> Enclosure.Mark? {
        let line = line.drop { $0.isWhitespace || "([•*-–—".contains($0) }
        let time = line.prefix { $0 == ":" || $0.isASCII && $0.isNumber }
        let rest = line.dropFirst(time.count)
        guard let seconds = seconds(in: time), let next = rest.first, next.isWhitespace || ")]-–—|".contains(next)
        else { return nil }
        let words = rest.drop { $0.isWhitespace || ")]-–—|:".contains($0) }.split(whereSeparator: \.isWhitespace)
        let title = words.joined(separator: " ").prefix(longestTitle)
        return title.isEmpty ? nil : Enclosure.Mark(start: seconds, title: String(title))
    }

    /// Returns the seconds in "2:08", "62:03" or "1:02:03".
    private static func seconds(in time: Substring) -> Int? {
        let parts = time.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count), let first = parts.first, (1...3).contains(first.count),
            parts.dropFirst().allSatisfy({ $0.count == 2 })
        else { return nil }
        let numbers = parts.compactMap { Int($0) }
        guard numbers.count == parts.count, numbers.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
        return numbers.reduce(0) { $0 * 60 + $1 }
    }
}
