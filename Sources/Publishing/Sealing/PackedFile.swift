internal import CZlib

/// The plaintext format of a file before encryption: compressed, because ciphertext cannot be, and padded, so that its
/// length reveals little.
///
/// It consists of a byte that says whether the data is compressed (zlib, RFC 1950), the length of the data and the
/// length of the file (four bytes each, big-endian), the data, and zeros.
enum PackedFile {
    private static let headLength = 9
    /// The minimum length of a packed file.
    private static let leastLength = 4_096

    static func packed(_ file: [UInt8]) throws(SealingError) -> [UInt8] {
        var body = try compressed(file)
        let isCompressed = body.count < file.count
        if !isCompressed { body = file }
        let head = [isCompressed ? 1 : 0] + number(body.count) + number(file.count)
        let length = paddedLength(headLength + body.count)
        return head + body + [UInt8](repeating: 0, count: length - headLength - body.count)
    }

    /// Unpacks a file; nil if the bytes do not come from `packed`.
    static func unpacked(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count >= headLength else { return nil }
        let (length, whole) = (value(bytes[1..<5]), value(bytes[5..<9]))
        guard length <= bytes.count - headLength else { return nil }
        let body = Array(bytes[headLength..<headLength + length])
        guard bytes[0] == 1 else { return body }
        var file = [UInt8](repeating: 0, count: whole + 1)
        var count = UInt(file.count)
        guard uncompress(&file, &count, body, UInt(body.count)) == Z_OK, count == whole else { return nil }
        return Array(file.prefix(whole))
    }

    /// Returns the padded length by Padmé (Nikitin and others, "Reducing Metadata Leakage from Encrypted Files", PoPETs
    /// 2019). It keeps only the first few binary digits of the length, which adds a ninth at most.
    static func paddedLength(_ length: Int) -> Int {
        guard length > leastLength else { return leastLength }
        let exponent = Int.bitWidth - 1 - length.leadingZeroBitCount
        let keptBits = Int.bitWidth - exponent.leadingZeroBitCount
        let mask = (1 << (exponent - keptBits)) - 1
        return (length + mask) & ~mask
    }

    private static func compressed(_ file: [UInt8]) throws(SealingError) -> [UInt8] {
        var count = compressBound(UInt(file.count))
        var output = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&output, &count, file, UInt(file.count), Z_DEFAULT_COMPRESSION) == Z_OK else { throw .library }
        return Array(output.prefix(Int(count)))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func value(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
