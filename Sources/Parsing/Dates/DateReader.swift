package import FoundationEssentials

/// Moments as publishers write them, read over bytes.
///
/// The forms, each with its test: RFC 822, 2822 and 5322, RFC 3339 and ISO 8601 (basic, week and ordinal dates, no
/// seconds, a comma before fractions), asctime, American and European word order, the names of months in the languages of
/// the CLDR, Chinese, Japanese and Korean units, any script's digits, seconds to nanoseconds since 1970; zones by offset,
/// abbreviation, IANA's or Windows' name. What is missing is nil, not guessed: 04/05/2021 could be two days, unless a
/// weekday decides. A time without a zone is taken for UTC (RFC 5322, section 4.3).
package struct DateReader {
    package init() {}

    /// - Parameter text: UTF-8, in whatever language.
    package func moment(_ text: UnsafeBufferPointer<UInt8>) -> Date? { moment(text, languages: []) }

    /// - Parameters:
    ///   - text: UTF-8.
    ///   - languages: those that the text is probably in, the likeliest first, as BCP 47 tags; asked for where they matter.
    package func moment(_ text: UnsafeBufferPointer<UInt8>, languages: @autoclosure () -> [String]) -> Date? {
        guard (4...Self.longest).contains(text.count) else { return nil }
        return formal(text) ?? worded(text, languages())
    }

    private func formal(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        RFC822Date(text).moment ?? ISODate(text).moment ?? EpochDate(text).moment
    }

    private func worded(_ text: UnsafeBufferPointer<UInt8>, _ languages: [String]) -> Date? {
        let plain = DateText.plain(text)
        guard plain.count <= Self.longestPlain, plain.contains(where: { $0 &- 0x30 < 10 }) else { return nil }
        // Other digits, a minus sign of Unicode or a tag may be all that parted it from a usual form.
        if !plain.elementsEqual(text), let moment = plain.withUnsafeBufferPointer(formal) { return moment }
        return WordyDate(DateTokens(plain), languages: languages.map(Self.primary)).moment
    }

    private static func primary(_ tag: String) -> String {
        tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }

    /// With markup and references.
    private static let longest = 512
    /// No date is longer; titles in the wrong element are.
    private static let longestPlain = 128
}
