extension ContentCoding {
    /// The maximum number of nested encodings. A gzip file can be crafted to decompress to itself.
    private static let most = 4

    /// Removes the content encodings of a body (RFC 9110, section 8.4) as far as possible.
    ///
    /// This isn't left to libcurl, because it rejects everything irregular: unknown encodings, bytes after the end of a
    /// gzip file, or a second file in the same body.
    ///
    /// - Parameters:
    ///   - packed: the bytes as received.
    ///   - names: the names in `Content-Encoding`, in order. Unknown ones are ignored (seen in the wild: "utf-8",
    ///     "none", "aws-chunked").
    ///   - limit: the maximum number of bytes after each step; longer output is truncated.
    static func removed(
        from packed: [UInt8], named names: [String], limit: Int
    ) -> (bytes: [UInt8], end: UnpackingEnd) {
        var (bytes, end, steps) = (packed, UnpackingEnd.whole, 0)
        /// Removes one encoding. Returns false if no further one can be removed.
        func remove(_ coding: ContentCoding) -> Bool {
            let buffer = coding.unpacked(bytes, limit: limit)
            if buffer.isEmpty, buffer.end == .damaged {
                // If the bytes are readable as they are, the declared encoding is wrong.
                if steps == 0, !isText(bytes) { (bytes, end) = ([], .damaged) }
                return false
            }
            bytes = buffer.bytes
            end = max(end, buffer.end)
            steps += 1
            return end < .damaged
        }
        for coding in names.suffix(most).reversed().compactMap(ContentCoding.init) {
            guard remove(coding) else { break }
        }
        // Seen in the wild: compressed twice but declared once, or compressed without being declared.
        while steps < most, end < .damaged, let coding = ContentCoding(magic: bytes) {
            guard remove(coding) else { break }
        }
        return (bytes, end)
    }

    /// Returns whether bytes begin like text in any encoding: without control characters, or with a byte order mark.
    private static func isText(_ bytes: [UInt8]) -> Bool {
        if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) { return true }
        return bytes.prefix(16).allSatisfy { $0 >= 0x20 && $0 != 0x7F || 0x09...0x0D ~= $0 }
    }
}
