import Foundation
import TestSupport
import Testing
import TextDecoding

/// Text in an encoding that its label does not name, and text that is damaged.
@Suite struct EncodingTests {
    /// One label or more of each encoding of the Encoding Standard, section 4.2.
    static let labels = [
        "us-ascii", "iso-8859-1", "latin1", "windows-1252", "iso-8859-2", "latin2", "iso-8859-3", "iso-8859-4",
        "iso-8859-5", "cyrillic", "iso-8859-6", "iso-8859-7", "greek", "iso-8859-8", "iso-8859-8-i", "logical",
        "iso-8859-9", "latin5", "iso-8859-10", "iso-8859-13", "iso-8859-14", "iso-8859-15", "iso-8859-16", "ibm866",
        "cp866", "koi8-r", "koi8-u", "macintosh", "x-mac-cyrillic", "windows-874", "tis-620", "windows-1250",
        "x-cp1250",
        "windows-1251", "cp1251", "windows-1253", "windows-1254", "windows-1255", "windows-1256", "windows-1257",
        "windows-1258", "gb2312", "gbk", "gb18030", "big5", "big5-hkscs", "shift_jis", "sjis", "windows-31j", "euc-jp",
        "iso-2022-jp", "euc-kr", "ks_c_5601-1987", "utf-16", "utf-16le", "utf-16be", "utf-32", "ucs-2", "ibm037",
        "x-user-defined", "no-such-label",
    ]

    private static let texts = [
        "Новости из Москвы", "Zażółć gęślą jaźń", "北京新闻发布会今天举行", "東京のニュース", "서울 뉴스", "ข่าวจากกรุงเทพ", "Ειδήσεις",
    ]

    private func decoded(_ bytes: [UInt8], _ contentType: String? = nil) -> String {
        String(decoding: TextDecoder(contentType: contentType).utf8(from: bytes), as: UTF8.self)
    }

    @Test(arguments: labels)
    func aLabelIsNotBelievedOfUTF8(label: String) {
        for text in Self.texts {
            let bare = "<rss><title>\(text)</title></rss>"
            let declared = "<?xml version=\"1.0\" encoding=\"\(label)\"?>\(bare)"
            let type = "text/xml; charset=\(label)"
            #expect(decoded(Array(bare.utf8), type) == bare)
            #expect(decoded(Array(declared.utf8)) == declared)
            #expect(decoded(Array(declared.utf8), type) == declared)
            #expect(decoded([0xEF, 0xBB, 0xBF] + declared.utf8, type) == declared)
        }
    }

    /// Bytes by hand, from the encodings' tables.
    @Test(
        arguments: [
            ("windows-1251", [0xCD, 0xEE, 0xE2, 0xEE, 0xF1, 0xF2, 0xE8], "Новости"),
            ("x-cp1251", [0xCD, 0xEE, 0xE2, 0xEE, 0xF1, 0xF2, 0xE8], "Новости"),
            ("koi8", [0xEE, 0xCF, 0xD7, 0xCF, 0xD3, 0xD4, 0xC9], "Новости"),
            ("cyrillic", [0xBD, 0xDE, 0xD2, 0xDE, 0xE1, 0xE2, 0xD8], "Новости"),
            ("866", [0x8D, 0xAE, 0xA2, 0xAE, 0xE1, 0xE2, 0xA8], "Новости"),
            ("x-mac-cyrillic", [0x8D, 0xEE, 0xE2, 0xEE, 0xF1, 0xF2, 0xE8], "Новости"),
            ("l2", [0x5A, 0x61, 0xBF, 0xF3, 0xB3, 0xE6], "Zażółć"),
            ("csisolatin5", [0xDD, 0x7A, 0x6D, 0x69, 0x72], "İzmir"),
            ("csmacintosh", [0x63, 0x61, 0x66, 0x8E], "café"),
            ("greek8", [0xC1, 0xE8, 0xDE, 0xED, 0xE1], "Αθήνα"),
            ("dos-874", [0xE4, 0xB7, 0xC2], "ไทย"),
            ("chinese", [0xB1, 0xB1, 0xBE, 0xA9], "北京"),
            ("csbig5", [0xBB, 0x4F, 0xA5, 0x5F], "臺北"),
            ("ms_kanji", [0x93, 0x8C, 0x8B, 0x9E], "東京"),
            ("x-euc-jp", [0xC5, 0xEC, 0xB5, 0xFE], "東京"),
            ("korean", [0xBC, 0xAD, 0xBF, 0xEF], "서울"),
            ("csiso2022jp", [0x1B, 0x24, 0x42, 0x45, 0x6C, 0x35, 0x7E, 0x1B, 0x28, 0x42], "東京"),
            ("windows-1252", [0x63, 0x61, 0x66, 0xE9, 0xA0, 0x21], "café\u{A0}!"),
        ] as [(String, [UInt8], String)])
    func aLabelIsBelievedOfAllElse(label: String, bytes: [UInt8], text: String) {
        #expect(decoded("<t>".utf8 + bytes + "</t>".utf8, "text/xml; charset=\(label)") == "<t>\(text)</t>")
    }

    /// Two characters of GBK that are UTF-8 by chance are too few to doubt the label.
    @Test func shortTextOfPairsIsWhatItSays() {
        #expect(decoded([0xD6, 0xB1, 0xD6, 0xB1], "text/xml; charset=gbk") == "直直")
    }

    /// What is damaged becomes U+FFFD, and the rest stays.
    @Test(
        arguments: [
            (Array("“a ".utf8) + [0xE2, 0x80] + Array(". b”".utf8), "“a �. b”"),
            (Array("<t>caf".utf8) + [0xC3] + Array("</t>".utf8), "<t>caf�</t>"),
            (Array("Новост".utf8) + [0xD0] + Array("…</t>".utf8), "Новост�…</t>"),
            (Array("北京".utf8) + [0xE5, 0x8C], "北京�"),
            (Array("a ".utf8) + [0xF0, 0x9F, 0x9A] + Array("</t>".utf8), "a �</t>"),
            (Array("a ".utf8) + [0xED, 0xA0, 0xBD, 0xED, 0xBA, 0x80] + Array(" b".utf8), "a 🚀 b"),
            (Array("é ".utf8) + [0xED, 0xA0, 0xBD] + Array(" b".utf8), "é � b"),
            (Array("é ".utf8) + [0xED, 0xBA, 0x80, 0xED, 0xA0, 0xBD] + Array(" b".utf8), "é �� b"),
            // A quotation pasted from windows-1252 is no damage.
            (Array("été ".utf8) + [0x93] + Array("a".utf8) + [0x94], "été “a”"),
            (Array("naïve 北 ".utf8) + [0x63, 0x61, 0x66, 0xE9] + Array("s".utf8), "naïve 北 cafés"),
        ] as [([UInt8], String)])
    func damageCostsNothingButItself(bytes: [UInt8], text: String) {
        #expect(decoded(bytes, "text/xml; charset=utf-8") == text)
        #expect(decoded("<?xml version=\"1.0\" encoding=\"UTF-8\"?>".utf8 + bytes).hasSuffix("?>" + text))
    }

    /// Many whole characters and a broken one are UTF-8, whatever the label says.
    @Test(arguments: ["windows-1251", "koi8-r", "gb2312", "shift_jis", "iso-8859-2"])
    func damagedTextUnderAWrongLabel(label: String) {
        let text = String(repeating: "Новости из Москвы. ", count: 8)
        let bytes = Array(text.utf8) + [0xD0] + Array("</t>".utf8)
        #expect(decoded(bytes, "text/xml; charset=\(label)") == text + "�</t>")
    }

    /// UTF-16 and UTF-32, with and without a mark, and marks that the text proves wrong.
    @Test(
        arguments: [
            (.utf16LittleEndian, [0xFF, 0xFE]), (.utf16BigEndian, [0xFE, 0xFF]), (.utf16LittleEndian, []),
            (.utf16BigEndian, []), (.utf32LittleEndian, [0xFF, 0xFE, 0, 0]), (.utf32BigEndian, [0, 0, 0xFE, 0xFF]),
            (.utf32LittleEndian, []), (.utf32BigEndian, []), (.utf8, [0xFF, 0xFE]), (.utf8, [0xFE, 0xFF]),
            (.utf16BigEndian, [0xFF, 0xFE]), (.utf8, [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF]),
        ] as [(String.Encoding, [UInt8])])
    func marks(encoding: String.Encoding, mark: [UInt8]) throws {
        for text in ["<?xml version=\"1.0\"?><rss>Новости 🚀</rss>", "{\"title\": \"北京 🚀\"}", "\n<rss>é</rss>"] {
            let bytes = [UInt8](try #require(text.data(using: encoding)))
            for label in [nil, "text/xml; charset=utf-8", "text/xml; charset=windows-1251"] {
                #expect(decoded(mark + bytes, label) == text, "\(encoding) \(mark) \(label ?? "-")")
            }
        }
    }

    @Test func halfAPairOfUTF16ShiftsNothing() {
        let bytes: [UInt8] = [0xFF, 0xFE, 0x3C, 0, 0x3D, 0xD8, 0x61, 0, 0x62, 0]
        #expect(decoded(bytes) == "<�ab")
    }

    @Test func aMarkOfUTF8BeforeAnotherEncoding() {
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("<?xml version=\"1.0\" encoding=\"windows-1251\"?><t>".utf8)
        let word: [UInt8] = [0xCD, 0xEE, 0xE2, 0xEE, 0xF1, 0xF2, 0xE8]
        #expect(decoded(bytes + word).hasSuffix("<t>Новости"))
    }
}
