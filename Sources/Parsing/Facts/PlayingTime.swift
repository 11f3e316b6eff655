/// The duration of a podcast or video: "3723", "62:03", "1:02:03", "3723.5" (iTunes), or "PT1H2M3S" (ISO 8601, section
/// 5.5.2; seen in the wild in `itunes:duration`).
struct PlayingTime {
    /// Seconds, at least 1.
    let seconds: Int

    /// Creates a duration; nil if it is zero, longer than a week or not a number.
    init?(_ text: String) {
        // Digits, colons and points, as in most.
        let isPlain = text.utf8.allSatisfy { $0 &- 0x30 <= 10 || $0 == UInt8(ascii: ".") }
        let text = isPlain ? text : text.uppercased().filter { !$0.isWhitespace }
        guard text.utf8.count <= 24, let seconds = text.hasPrefix("PT") ? Self.spelled(text) : Self.clock(text),
            (1...604_800).contains(seconds)
        else { return nil }
        self.seconds = seconds
    }

    private static func clock(_ text: String) -> Int? {
        let parts = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var seconds = 0
        for part in parts {
            let part = Substring(part)
            guard let number = Int(part).map(Double.init) ?? Double(part), (0..<1e7).contains(number) else {
                return nil
            }
            seconds = seconds * 60 + Int(number)
        }
        return seconds
    }

    private static func spelled(_ text: String) -> Int? {
        var seconds = 0
        var digits = ""
        for character in text.dropFirst(2) {
            guard let unit = ["H": 3600, "M": 60, "S": 1][character] else {
                digits.append(character)
                continue
            }
            guard let number = Double(digits), (0..<1e6).contains(number) else { return nil }
            seconds += Int(number) * unit
            digits = ""
        }
        return digits.isEmpty ? seconds : nil
    }
}
