public import Foundation
internal import Newsroom

/// A collection of checks that reject values no archive writes. Arithmetic on such values could crash, or they could be
/// shown to readers.
public enum RowCheck {
    /// The valid dates. Feeds' dates are limited to the years 1900 to 2199 (`Parsing/Dates`), and no clock goes beyond.
    public static let dates = seconds(toYear: 1800)...seconds(toYear: 2300)
    /// A number of bytes that no text of a feed or page exceeds.
    private static let longest = 32 << 20
    /// A length that no stored picture exceeds.
    private static let longestSide = 100_000

    private static func seconds(toYear year: Double) -> Double { (year - 2001) * 365.2425 * 86_400 }

    public static func date(_ date: Date?, _ column: String) throws {
        guard let date else { return }
        _ = try Self.date(date.timeIntervalSinceReferenceDate, column)
    }

    /// Checks a date.
    ///
    /// - Parameter seconds: the seconds since 2001.
    public static func date(_ seconds: Double, _ column: String) throws -> Date {
        guard dates.contains(seconds) else { throw DamagedValue(column, "\(seconds) is not a date") }
        return Date(timeIntervalSinceReferenceDate: seconds)
    }

    @discardableResult
    public static func count(_ count: Int?, _ column: String) throws -> Int? {
        if let count, count < 0 { throw DamagedValue(column, "\(count) is not a count") }
        return count
    }

    static func side(_ length: Int?, _ column: String) throws {
        guard let length, !(1...longestSide).contains(length) else { return }
        throw DamagedValue(column, "\(length) is not a picture size")
    }

    @discardableResult
    static func text(_ text: String?, _ column: String) throws -> String? {
        guard let text else { return nil }
        let length = text.utf8.count
        if length > longest { throw DamagedValue(column, "\(length) bytes are too long for a text") }
        return text
    }

    /// Combines two numbers into a place; returns nil if one is missing.
    static func place(_ latitude: Double?, _ longitude: Double?) throws -> Coordinates? {
        if let latitude, !(-90...90).contains(latitude) { throw DamagedValue("latitude", "invalid \(latitude)") }
        if let longitude, !(-180...180).contains(longitude) { throw DamagedValue("longitude", "invalid \(longitude)") }
        guard let latitude, let longitude else { return nil }
        return Coordinates(latitude: latitude, longitude: longitude)
    }

    static func stage(_ word: String?, _ column: String) throws {
        guard let word, Failure.Stage(rawValue: word) == nil else { return }
        throw DamagedValue(column, "'\(word.prefix(40))' is not a stage")
    }
}
