package import FoundationEssentials

/// A parser for the date formats that publishers use, working on bytes.
///
/// - Standards: RFC 822, 2822 and 5322, RFC 3339 and ISO 8601 (basic, week and ordinal dates, no seconds, a comma
///   before fractions), asctime.
/// - Free text: American and European order, CLDR month names in every language, Chinese, Japanese and Korean units,
///   digits of any script.
/// - Numbers: seconds to nanoseconds since 1970.
/// - Zones: offsets, abbreviations, IANA and Windows names.
///
/// Each format has a test. Ambiguous dates give nil rather than a guess: 04/05/2021 could be either of two days, unless
/// a weekday decides. A time without a zone is taken as UTC (RFC 5322, section 4.3).
package struct DateReader {
    package init() {}

    /// Parses a date whose language is unknown.
    ///
    /// - Parameter text: UTF-8 in any language.
    package func moment(_ text: UnsafeBufferPointer<UInt8>) -> Date? { moment(text, languages: []) }

    /// Parses a date.
    ///
    /// - Parameters:
    ///   - text: UTF-8.
    ///   - languages: BCP 47 tags of the text's likely languages, most likely first. Evaluated only if needed.
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
        // Perhaps only non-ASCII digits, a Unicode minus or a tag kept it from a standard form.
        if !plain.elementsEqual(text), let moment = plain.withUnsafeBufferPointer(formal) { return moment }
        return WordyDate(DateTokens(plain), languages: languages.map(Self.primary)).moment
    }

    private static func primary(_ tag: String) -> String {
        tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    }

    /// The maximum length, including markup and character references.
    private static let longest = 512
    /// The maximum length without markup. Nothing longer is a date, though titles turn up in date elements.
    private static let longestPlain = 128
}
