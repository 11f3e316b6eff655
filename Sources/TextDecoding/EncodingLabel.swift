/// What is meant by the name of an encoding, which is not always what it says (Encoding Standard, section 4.2).
struct EncodingLabel {
    enum Meaning: Equatable {
        case utf8
        case windows1252
        /// As `iconv` knows it.
        case other(String)
    }

    let meaning: Meaning

    init(_ label: String) {
        let name = label.lowercased().filter { !$0.isWhitespace }
        switch name {
        case "utf-8", "utf8", "unicode-1-1-utf-8", "": meaning = .utf8
        // A document whose declaration could be read byte by byte is in neither of these.
        case "utf-16", "utf-16le", "utf-16be", "utf-32", "ucs-2", "ucs-4", "unicode": meaning = .utf8
        case "iso-8859-1", "iso8859-1", "iso_8859-1", "latin1", "latin-1", "l1", "ascii", "us-ascii", "windows-1252",
            "cp1252", "cp-1252", "x-cp1252", "ansi":
            meaning = .windows1252
        case let name: meaning = .other(Self.supersets[name] ?? name)
        }
    }

    /// Encodings that are written by larger ones' names, sorted by label.
    private static let supersets = [
        "big5": "BIG5-HKSCS", "big5-hkscs": "BIG5-HKSCS", "cp936": "GB18030", "euc-kr": "CP949", "euc-tw": "EUC-TW",
        "gb2312": "GB18030", "gb_2312-80": "GB18030", "gbk": "GB18030", "iso-8859-11": "CP874", "iso-8859-9": "CP1254",
        "iso8859-9": "CP1254", "ks_c_5601-1987": "CP949", "latin5": "CP1254", "shift-jis": "CP932",
        "shift_jis": "CP932", "sjis": "CP932", "tis-620": "CP874", "windows-31j": "CP932", "windows-874": "CP874",
        "x-euc-jp": "EUC-JP", "x-gbk": "GB18030", "x-sjis": "CP932",
    ]
}
