import FoundationEssentials

/// Seconds since 1970, or milliseconds where seconds would be after the year 2286: "1609459200", "1609459200.25",
/// "1609459200000".
struct EpochDate {
    let moment: Date?

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var whole = 0
        var count = 0
        var index = 0
        while index < text.count, text[index] &- 0x30 < 10, count < 14 {
            whole = whole * 10 + Int(text[index] - 0x30)
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
        let seconds = count >= 12 ? Double(whole) / 1000 : Double(whole) + fraction
        moment = (0...Self.end).contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
    }

    /// The beginning of the year 2200.
    private static let end = 7_258_118_400.0
}
