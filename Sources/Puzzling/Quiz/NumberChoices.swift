/// Plausible alternatives to a number, in the same format: the same count of non-zero digits and the same thousands
/// separators.
struct NumberChoices {
    private static let factors = [30, 40, 50, 60, 70, 140, 160, 180, 200, 250, 300]

    private let written: String

    init(_ written: String) { self.written = written }

    /// Returns several different alternatives; nil if the number's format is unclear.
    func others(by generator: inout SeededGenerator) -> [String]? {
        let mark = written.first { !$0.isNumber }
        let groups = written.split(whereSeparator: { $0 == mark })
        guard groups.count == 1 || groups.dropFirst().allSatisfy({ $0.count == 3 }),
            let value = Int(groups.joined()), value > 2, written.first != "0"
        else { return nil }
        let digits = Array(groups.joined())
        let zeros = digits.reversed().prefix { $0 == "0" }.count
        let step = (0..<zeros).reduce(1) { step, _ in step * 10 }
        let significant = value / step
        var found: [Int] = []
        let candidates =
            significant < 10
            ? (1...9).filter { abs($0 - significant) > 0 }
            : Self.factors.map { (significant * $0 + 50) / 100 }
        for candidate in generator.shuffled(candidates)
        where candidate > 0 && candidate != significant && !candidate.isMultiple(of: 10)
            && !found.contains(candidate * step)
        {
            found.append(candidate * step)
        }
        // A percentage stays at or below 100.
        let bounded = value <= 100 ? found.filter { $0 <= 100 } : found
        return bounded.filter { $0 > 1 }.map { Self.grouped($0, by: groups.count > 1 ? mark : nil) }
    }

    private static func grouped(_ value: Int, by mark: Character?) -> String {
        let digits = Array(String(value))
        guard let mark, digits.count > 3 else { return String(digits) }
        var text = ""
        for (place, digit) in digits.enumerated() {
            if place > 0, (digits.count - place).isMultiple(of: 3) { text.append(mark) }
            text.append(digit)
        }
        return text
    }
}
