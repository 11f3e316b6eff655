import FoundationEssentials

/// RFC 822 with the four-digit years of RFC 2822, as in nine feeds out of ten: "Thu, 16 Sep 2021 08:30:00 GMT".
/// Variants are left to the slower `WordyDate`.
struct RFC822Date {
    let moment: Date?

    init(_ text: UnsafeBufferPointer<UInt8>) {
        var scanner = ByteScanner(text)
        moment = Self.date(&scanner)
    }

    private static func date(_ scanner: inout ByteScanner) -> Date? {
        if scanner.isAtLetter {
            _ = scanner.letters
            guard scanner.skip(",") else { return nil }
            scanner.skipBlanks()
        }
        guard let day = scanner.upTo2Digits, scanner.skipBlanks(), scanner.isAtLetter,
            let month = MonthNames.english(scanner.letters), scanner.skipBlanks(), let year = scanner.digits(4),
            scanner.skipBlanks(), let hour = scanner.digits(2), scanner.skip(":"), let minute = scanner.digits(2)
        else { return nil }
        var date = CivilDate(year: year, month: month, day: day, hour: hour, minute: minute)
        if scanner.skip(":") {
            guard let second = scanner.digits(2) else { return nil }
            date.second = second
        }
        guard scanner.skipBlanks(), let offset = TimeZoneName.offset(&scanner), scanner.isAtEnd else { return nil }
        date.offset = offset
        return date.moment
    }
}
