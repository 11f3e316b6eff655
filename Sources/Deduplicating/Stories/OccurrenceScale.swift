internal import Foundation

/// How often terms occur in articles, as small numbers: of the millions of terms of a run's articles most occur in one of a few
/// ways, and two bytes for each are read in a quarter of the time that eight are.
struct OccurrenceScale: Sendable {
    /// How often, by number.
    private(set) var weights: [Double] = []
    private var numbers: [Double: UInt16] = [:]
    /// What was asked for before: mostly a word that occurs once.
    private var latest: (weight: Double, number: UInt16) = (.nan, 0)

    /// The logarithm of how often, and one more, by number.
    var logarithms: [Double] { weights.map { log(1 + $0) } }

    /// The number of how often a term occurs, titles counting for more. There is room for all that articles of some hundred words
    /// can have; in what is made to fill it up, terms beyond occur as often as the last.
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
