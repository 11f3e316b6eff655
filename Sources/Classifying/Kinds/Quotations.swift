/// The words within quotation marks in a text: somebody else's.
struct Quotations {
    private let ranges: [Range<Int>]

    private static let closing: [Unicode.Scalar: Set<Unicode.Scalar>] = [
        "“": ["”", "“"], "„": ["“", "”"], "«": ["»"], "\"": ["\""], "‘": ["’", "'"], "'": ["'", "’"], "’": ["’", "'"],
    ]

    /// Whether a quotation may open or close with it.
    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x22, 0x27, 0xAB, 0xBB, 0x2018...0x201E: true
        default: false
        }
    }

    /// - Parameter limit: bytes after which nothing is looked at.
    init(in text: String, within limit: Int = .max) {
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
                // Most signs are none, and need no look-up.
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
        // What is not closed before the limit was opened all the same.
        if let open, limit < .max { ranges.append(open.byte..<limit) }
        self.ranges = ranges
    }

    func contain(_ byte: Int) -> Bool {
        // Ranges are sorted and do not overlap, so only the last one that begins at or before the byte can hold it.
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= byte { low = middle + 1 } else { high = middle }
        }
        return low > 0 && ranges[low - 1].contains(byte)
    }
}
