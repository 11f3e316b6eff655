/// The encoding meant by a label, which isn't always the one it names (Encoding Standard, section 4.2).
struct EncodingLabel {
    enum Meaning: Equatable {
        case utf8
        case windows1252
        /// Another encoding, by its name for `iconv`.
        case other(String)
    }

    let meaning: Meaning

    init(_ label: String) {
        let name = label.lowercased().filter { !$0.isWhitespace }
        switch name {
        case "utf-8", "utf8", "utf_8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8",
            "cp65001",
            "":
            meaning = .utf8
        // If the declaration was readable byte by byte, the document isn't in any of these.
        case "utf-16", "utf16", "utf-16le", "utf-16be", "utf-32", "utf32", "utf-32le", "utf-32be", "ucs-2", "ucs-4",
            "unicode", "csunicode", "iso-10646-ucs-2", "iso-10646-ucs-4", "unicodefeff", "unicodefffe":
            meaning = .utf8
        case "iso-8859-1", "iso8859-1", "iso88591", "iso_8859-1", "iso_8859-1:1987", "iso-ir-100", "latin1", "latin-1",
            "l1", "csisolatin1", "ascii", "us-ascii", "ansi_x3.4-1968", "windows-1252", "cp1252", "cp-1252", "x-cp1252",
            "cp819", "ibm819", "ansi":
            meaning = .windows1252
        case let name: meaning = .other(Self.names[name] ?? name)
        }
    }

    /// Returns whether an encoding, named as for `iconv`, uses two bytes for East Asian characters.
    static func isPaired(_ encoding: String) -> Bool { DoubleByteEncoding(rawValue: encoding) != nil }

    private static let names = Dictionary(
        encodings.flatMap { row in row.labels.split(separator: " ").map { (String($0), row.name) } },
        uniquingKeysWith: { first, _ in first })

    /// WHATWG labels (Encoding Standard, section 4.2) by the `iconv` name of the encoding they mean. Smaller encodings
    /// map to larger ones that contain them, and a few labels come from other registries.
    private static let encodings: [(name: String, labels: String)] = [
        ("CP866", "866 cp866 csibm866 ibm866"),
        ("ISO-8859-2", "csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2"),
        ("ISO-8859-3", "csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3"),
        ("ISO-8859-4", "csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4"),
        (
            "ISO-8859-5",
            "csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988"
        ),
        (
            "ISO-8859-6",
            "arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e "
                + "iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987"
        ),
        (
            "ISO-8859-7",
            "csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 "
                + "iso_8859-7 iso_8859-7:1987 sun_eu_greek"
        ),
        (
            "ISO-8859-8",
            "csiso88598e csiso88598i csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-8859-8-i iso-ir-138 "
                + "iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 logical visual"
        ),
        ("ISO-8859-10", "csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6"),
        ("ISO-8859-13", "iso-8859-13 iso8859-13 iso885913"),
        ("ISO-8859-14", "iso-8859-14 iso8859-14 iso885914"),
        ("ISO-8859-15", "csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9"),
        ("ISO-8859-16", "iso-8859-16"),
        ("KOI8-R", "cskoi8r koi koi8 koi8-r koi8_r koi8r"),
        ("KOI8-U", "koi8-ru koi8-u koi8u"),
        ("MACINTOSH", "csmacintosh mac macintosh macroman x-mac-roman x-macroman"),
        ("CP874", "cp874 dos-874 iso-8859-11 iso8859-11 iso885911 iso_8859-11 tis-620 tis620 windows-874"),
        ("CP1250", "cp1250 win-1250 win1250 windows-1250 x-cp1250"),
        ("CP1251", "cp1251 win-1251 win1251 windows-1251 x-cp1251"),
        ("CP1253", "cp1253 windows-1253 x-cp1253"),
        (
            "CP1254",
            "cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 "
                + "windows-1254 x-cp1254"
        ),
        ("CP1255", "cp1255 windows-1255 x-cp1255"),
        ("CP1256", "cp1256 windows-1256 x-cp1256"),
        ("CP1257", "cp1257 windows-1257 x-cp1257"),
        ("CP1258", "cp1258 windows-1258 x-cp1258"),
        ("MAC-CYRILLIC", "x-mac-cyrillic x-mac-ukrainian"),
        (
            "GB18030",
            "chinese cp936 csgb2312 csiso58gb231280 gb18030 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 ms936 "
                + "windows-936 x-gbk"
        ),
        ("BIG5-HKSCS", "big5 big5-hkscs cn-big5 cp950 csbig5 windows-950 x-x-big5"),
        ("EUC-JP", "cseucpkdfmtjapanese euc-jp euc_jp eucjp x-euc-jp"),
        ("ISO-2022-JP", "csiso2022jp iso-2022-jp"),
        ("CP932", "cp932 csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j windows-932 x-sjis"),
        (
            "CP949",
            "cp949 cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 "
                + "ksc_5601 ms949 uhc windows-949"
        ),
    ]
}
