package import FoundationEssentials

/// Moments as publishers write them, read over bytes.
///
/// The forms, each with its test: RFC 822, 2822 and 5322, RFC 3339 and ISO 8601 (basic, week and ordinal dates, no
/// seconds, a comma before fractions), asctime, American and European word order, months in the languages of
/// `MonthNames`, Chinese, Japanese and Korean units, seconds or milliseconds since 1970. What is missing is nil, not
/// guessed: 04/05/2021 could be two days. A time without a zone is taken for UTC (RFC 5322, section 4.3).
package struct DateReader {
    package init() {}

    /// - Parameter text: UTF-8.
    package func moment(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard (4...Self.longest).contains(text.count) else { return nil }
        return RFC822Date(text).moment ?? ISODate(text).moment ?? EpochDate(text).moment
            ?? WordyDate(DateTokens(text)).moment
    }

    /// No date is longer; titles in the wrong element are.
    private static let longest = 96
}
