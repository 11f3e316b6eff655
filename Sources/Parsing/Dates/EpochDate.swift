import FoundationEssentials

/// A number of seconds since 1970, or milli-, micro- or nanoseconds, depending on the number of digits: "1609459200",
/// "1609459200.25", "1609459200000".
struct EpochDate {
    let moment: Date?

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var whole = 0
        var count = 0
        var index = 0
        while index < text.count, text[index] &- 0x30 < 10, count < 19 {
            // 18 digits, plus one whose value makes no difference.
            if count < 18 { whole = whole * 10 + Int(text[index] - 0x30) }
            count += 1
            index += 1
        }
        guard count >= 9, index == text.count || text[index] == UInt8(ascii: ".") else {
            moment = nil
            return
        }
        var fraction = 0.0
        var unit = 0.1
        for byte in text[index...].dropFirst() {
            guard byte &- 0x30 < 10 else {
                moment = nil
                return
            }
            fraction += Double(byte - 0x30) * unit
            unit /= 10
        }
        let seconds: Double? =
            switch count {
            case 9...11: Double(whole) + fraction
            // "202013021000" is a mistyped date in 2020, not a moment in 1976.
            case 12 where (190_000_000_000..<220_000_000_000).contains(whole): nil
            case 12...13: Double(whole) / 1000
            case 15...16: Double(whole) / 1_000_000
            case 18: Double(whole) / 1_000_000_000
            case 19: Double(whole) / 100_000_000
            default: nil
            }
        // Day zero is a placeholder.
        moment = seconds.flatMap { (86_400...Self.end).contains($0) ? Date(timeIntervalSince1970: $0) : nil }
    }

    /// The start of the year 2200.
    private static let end = 7_258_118_400.0
}
