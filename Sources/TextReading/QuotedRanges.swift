/// The byte ranges of a text inside quotation marks, which are someone else's words.
public struct QuotedRanges {
    /// The ranges, from the opening mark to the closing one, in order.
    public let ranges: [Range<Int>]

    private static let closing: [Unicode.Scalar: Set<Unicode.Scalar>] = [
        "“": ["”", "“"], "„": ["“", "”"], "«": ["»"], "\"": ["\""], "‘": ["’", "'"], "'": ["'", "’"], "’": ["’", "'"],
    ]

    /// Returns whether a character can open or close a quotation.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201E: true
        default: false
        }
    }

    /// Returns whether a text begins with a quotation.
    public static func begin(_ text: Substring) -> Bool {
        text.unicodeScalars.first.map { closing[$0] != nil } ?? false
    }

    /// - Parameter limit: the number of bytes to look at.
    public init(in text: String, within limit: Int = .max) {
        var ranges: [Range<Int>] = []
        var open: (byte: Int, closing: Set<Unicode.Scalar>)?
        var byte = 0
        var before: Unicode.Scalar = " "
        var scalars = text.unicodeScalars.makeIterator()
        var next = scalars.next()
        while let scalar = next, byte < limit {
            next = scalars.next()
            let after = next ?? " "
            if !Self.isMark(scalar) {
                // Most characters are not quotation marks and need no lookup.
            } else if let opened = open, opened.closing.contains(scalar), !after.properties.isAlphabetic {
                ranges.append(opened.byte..<byte)
                open = nil
            } else if open == nil, let closing = Self.closing[scalar], !before.properties.isAlphabetic,
                !after.properties.isWhitespace
            {
                open = (byte, closing)
            }
            before = scalar
            byte += UTF8.width(scalar)
        }
        // A quotation still open at the limit extends to it.
        if let open, limit < .max { ranges.append(open.byte..<limit) }
        self.ranges = ranges
    }

    public func contain(_ byte: Int) -> Bool {
        // Ranges are sorted and disjoint, so only the last one starting at or before the byte can contain it.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ranges[low - 1].contains(byte)
    }
}
