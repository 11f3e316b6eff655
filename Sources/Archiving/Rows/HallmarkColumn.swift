public import Foundation
public import Newsroom

/// Hallmarks as one column: of each the term's eight bytes, then the four of its weight and of its prominence, the least first.
public enum HallmarkColumn {
    private static let length = 16

    /// nil for none.
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

    /// What is damaged is left out: a story that is not known again is no reason to do without the archive.
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
