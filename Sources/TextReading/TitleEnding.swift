/// The last part of a title after a separator: a source's name, a programme, a series, a speaker.
public struct TitleEnding: Sendable, Hashable {
    private static let bars = [" | ", " · ", " :: ", " » "].map { Array($0.utf8) }
    private static let dashes = [" - ", " – ", " — "].map { Array($0.utf8) }

    /// The last part of the title, including the separator before it.
    public let text: Substring
    private let separator: Int
    /// Whether the separator is a dash, which may also introduce a speaker ("… - minister").
    public let isBehindDash: Bool

    /// The last part without its separator.
    public var words: Substring { Substring(text.utf8.dropFirst(separator)) }

    /// Finds the last part; nil if the title has only one.
    public init?(of title: String) {
        // Fast path: most titles contain none of these bytes.
        guard title.utf8.contains(where: { $0 == 0x7C || $0 == 0x2D || $0 == 0xE2 || $0 == 0xC2 || $0 == 0x3A }) else {
            return nil
        }
        let bytes = title.utf8
        var end = bytes.endIndex
        while end > bytes.startIndex {
            end = bytes.index(before: end)
            // All separators start with a space.
            guard bytes[end] == 0x20, end > bytes.startIndex else { continue }
            let rest = bytes[end...]
            let dash = Self.dashes.first { rest.starts(with: $0) }
            guard let found = dash ?? Self.bars.first(where: { rest.starts(with: $0) }) else { continue }
            (text, separator, isBehindDash) = (title[end...], found.count, dash != nil)
            return
        }
        return nil
    }
}
