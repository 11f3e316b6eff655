public import Foundation
public import Newsroom

/// Hallmarks as one column. Each has eight bytes for the term, four for the weight and four for the prominence,
/// little-endian.
public enum HallmarkColumn {
    private static let length = 16

    /// Encodes hallmarks; returns nil for none.
    public static func bytes(of hallmarks: [Hallmark]) -> Data? {
        guard !hallmarks.isEmpty else { return nil }
        var bytes = Data(capacity: hallmarks.count * length)
        for hallmark in hallmarks {
            withUnsafeBytes(of: hallmark.term.littleEndian) { bytes.append(contentsOf: $0) }
            for part in [hallmark.weight, hallmark.prominence] {
                withUnsafeBytes(of: part.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
            }
        }
        return bytes
    }

    /// Decodes hallmarks, skipping damaged ones. Failing to recognise a story again is no reason to reject the archive.
    public static func hallmarks(of bytes: Data) -> [Hallmark] {
        let bytes = [UInt8](bytes)
        return stride(from: 0, through: bytes.count - length, by: length).compactMap { start in
            func number(_ range: Range<Int>) -> UInt64 {
                range.reversed().reduce(0) { $0 << 8 | UInt64(bytes[start + $1]) }
            }
            let (weight, prominence) = (
                Float(bitPattern: UInt32(number(8..<12))), Float(bitPattern: UInt32(number(12..<16)))
            )
            guard (0...1).contains(weight), (0...1).contains(prominence) else { return nil }
            return Hallmark(term: number(0..<8), weight: weight, prominence: prominence)
        }
    }
}
