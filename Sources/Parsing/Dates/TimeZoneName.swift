/// The zone after a time: an offset, an abbreviation, or both.
enum TimeZoneName {
    /// Reads a zone and returns seconds east of Greenwich: "Z", "+02:00", "-0500", "+1", "EST", "GMT+01:00", "(CET)".
    /// If there are both a name and an offset, the offset is used. Nil if it is none of these.
    static func offset(_ scanner: inout ByteScanner) -> Int? {
        let isBracketed = scanner.skip("(")
        guard let offset = scanner.isAtSign ? signed(&scanner) : named(&scanner) else { return nil }
        if isBracketed { _ = scanner.skip(")") }
        return offset
    }

    private static func named(_ scanner: inout ByteScanner) -> Int? {
        guard scanner.isAtLetter, let offset = offset(of: scanner.word) else { return nil }
        return scanner.isAtSign ? signed(&scanner) : offset
    }

    private static func signed(_ scanner: inout ByteScanner) -> Int? {
        let sign = scanner.skip("-") ? -1 : 1
        _ = scanner.skip("+")
        scanner.skipBlanks()
        guard let hours = scanner.upTo2Digits else { return nil }
        _ = scanner.skip(":")
        return sign * (hours * 3600 + (scanner.digits(2) ?? 0) * 60)
    }

    /// Returns the offset of a zone abbreviation.
    ///
    /// - Parameter name: the abbreviation in capitals.
    static func offset(of name: String) -> Int? { name == "GMT" ? 0 : offsets[name] }

    /// Zone offsets, sorted by name. If several countries share an abbreviation, the one with the most feeds wins.
    /// Abbreviations for a zone rather than an offset ("ET") are in Rules/dates.tsv.
    private static let offsets = [
        "ACDT": 37_800, "ACST": 34_200, "ADT": -10_800, "AEDT": 39_600, "AEST": 36_000, "AFT": 16_200, "AKDT": -28_800,
        "AKST": -32_400, "ALMT": 18_000, "AMT": -14_400, "ART": -10_800, "AST": -14_400, "AWST": 28_800, "AZT": 14_400,
        "BDT": 21_600, "BNT": 28_800, "BOT": -14_400, "BRST": -7200, "BRT": -10_800, "BST": 3600, "BTT": 21_600,
        "CAT": 7200, "CDT": -18_000, "CEDT": 7200, "CEST": 7200, "CET": 3600, "CHST": 36_000, "CLST": -10_800,
        "CLT": -14_400, "COT": -18_000, "CST": -21_600, "EAT": 10_800, "ECT": -18_000, "EDT": -14_400, "EEST": 10_800,
        "EET": 7200, "EST": -18_000, "FJT": 43_200, "GFT": -10_800, "GMT": 0, "GST": 14_400, "GYT": -14_400,
        "HAC": -18_000, "HAE": -14_400, "HAP": -25_200, "HAR": -21_600, "HKT": 28_800, "HNC": -21_600, "HNE": -18_000,
        "HNP": -28_800, "HNR": -25_200, "HST": -36_000, "ICT": 25_200, "IDT": 10_800, "IRDT": 16_200, "IRST": 12_600,
        "IST": 19_800, "JST": 32_400, "KGT": 21_600, "KST": 32_400, "MDT": -21_600, "MEST": 7200, "MESZ": 7200,
        "MET": 3600, "MEWT": 3600, "MEZ": 3600, "MMT": 23_400, "MSD": 14_400, "MSK": 10_800, "MST": -25_200,
        "MUT": 14_400, "MVT": 18_000, "MYT": 28_800, "NDT": -9000, "NOVT": 25_200, "NPT": 20_700, "NST": -12_600,
        "NZDT": 46_800, "NZST": 43_200, "OESZ": 10_800, "OEZ": 7200, "OMST": 21_600, "PDT": -25_200, "PET": -18_000,
        "PGT": 36_000, "PHT": 28_800, "PKT": 18_000, "PST": -28_800, "PYT": -10_800, "RET": 14_400, "SAMT": 14_400,
        "SAST": 7200, "SGT": 28_800, "SLST": 19_800, "SRT": -10_800, "TJT": 18_000, "TMT": 18_000, "TRT": 10_800,
        "ULAT": 28_800, "UT": 0, "UTC": 0, "UYT": -10_800, "UZT": 18_000, "VET": -14_400, "VLAT": 36_000, "WAT": 3600,
        "WEST": 3600, "WESZ": 3600, "WET": 0, "WEZ": 0, "WIB": 25_200, "WIT": 32_400, "WITA": 28_800, "YAKT": 32_400,
        "YEKT": 18_000, "Z": 0,
    ]
}
