/// The zone after a time: an offset, a name, or a name with an offset.
enum TimeZoneName {
    /// Seconds east of Greenwich: "Z", "+02:00", "-0500", "+1", "EST", "GMT+01:00", "(CET)". A name that nobody knows
    /// is UTC (RFC 5322, section 4.3). nil when what follows is no zone.
    static func offset(_ scanner: inout ByteScanner) -> Int? {
        _ = scanner.skip("(")
        if scanner.isAtSign { return signed(&scanner) }
        guard scanner.isAtLetter else { return nil }
        let word = scanner.word
        guard word != "AM", word != "PM" else { return nil }
        if scanner.isAtSign, let offset = signed(&scanner) { return (offsets[word] ?? 0) + offset }
        return offsets[word] ?? 0
    }

    private static func signed(_ scanner: inout ByteScanner) -> Int? {
        let sign = scanner.skip("-") ? -1 : 1
        _ = scanner.skip("+")
        scanner.skipBlanks()
        guard let hours = scanner.upTo2Digits else { return nil }
        _ = scanner.skip(":")
        return sign * (hours * 3600 + (scanner.digits(2) ?? 0) * 60)
    }

    static func isKnown(_ name: String) -> Bool { offsets[name] != nil }

    /// Sorted by name. Where several countries use one name, the one with the most feeds.
    private static let offsets = [
        "ACDT": 37_800, "ACST": 34_200, "ADT": -10_800, "AEDT": 39_600, "AEST": 36_000, "AKDT": -28_800,
        "AKST": -32_400, "ART": -10_800, "AST": -14_400, "AWST": 28_800, "BRST": -7200, "BRT": -10_800, "BST": 3600,
        "CAT": 7200, "CDT": -18_000, "CEST": 7200, "CET": 3600, "CLST": -10_800, "CLT": -14_400, "COT": -18_000,
        "CST": -21_600, "CT": -21_600, "EAT": 10_800, "EDT": -14_400, "EEST": 10_800, "EET": 7200, "EST": -18_000,
        "ET": -18_000, "GMT": 0, "GST": 14_400, "HKT": 28_800, "HST": -36_000, "ICT": 25_200, "IDT": 10_800,
        "IST": 19_800, "JST": 32_400, "KST": 32_400, "MDT": -21_600, "MESZ": 7200, "MEZ": 3600, "MSD": 14_400,
        "MSK": 10_800, "MST": -25_200, "MT": -25_200, "MYT": 28_800, "NDT": -9000, "NPT": 20_700, "NST": -12_600,
        "NZDT": 46_800, "NZST": 43_200, "PDT": -25_200, "PET": -18_000, "PHT": 28_800, "PKT": 18_000, "PST": -28_800,
        "PT": -28_800, "SAST": 7200, "SGT": 28_800, "TRT": 10_800, "UT": 0, "UTC": 0, "UYT": -10_800, "WAT": 3600,
        "WEST": 3600, "WET": 0, "WIB": 25_200, "WIT": 32_400, "WITA": 28_800, "Z": 0,
    ]
}
