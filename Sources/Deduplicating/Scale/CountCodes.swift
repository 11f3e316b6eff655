internal import Foundation

/// Numbers the distinct counts of terms in articles. Most of a run's millions of terms occur in one of a few ways, and
/// reading two bytes takes a quarter of the time of eight.
struct CountCodes: Sendable {
    /// The counts, by number.
    private(set) var weights: [Double] = []
    private var numbers: [Double: UInt16] = [:]
    /// The previous query, usually a word that occurs once.
    private var latest: (weight: Double, number: UInt16) = (.nan, 0)

    /// The logarithm of one plus each count, by number.
    var logarithms: [Double] { weights.map { log(1 + $0) } }

    /// Returns the number for a count in which words of titles weigh more. There are enough numbers for all counts in
    /// articles of some hundred words. In hostile input, further counts share the last number.
    mutating func number(of weight: Double) -> UInt16 {
        if weight == latest.weight { return latest.number }
        if let number = numbers[weight] {
            latest = (weight, number)
            return number
        }
        guard let number = UInt16(exactly: weights.count) else { return .max }
        numbers[weight] = number
        weights.append(weight)
        return number
    }
}
