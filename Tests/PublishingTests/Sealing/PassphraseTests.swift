import Foundation
import Newsroom
import TestSupport
import Testing

@testable import Publishing

/// `Tests/Browser/test_private.py` types the same table into a real browser.
@Suite("A passphrase")
struct PassphraseTests {
    private struct Table: Decodable {
        struct Row: Decodable {
            let name: String
            let written: String?
            let typed: String
        }

        let passphrase: String
        let same: [Row]
        let others: [Row]
    }

    @Test("is the same however it is encoded and typed (Fixtures/passphrases.json)")
    func table() throws {
        let table = try JSONDecoder().decode(Table.self, from: Data(contentsOf: fixture("passphrases.json")))
        #expect(table.same.count == 18 && table.others.count == 4)
        for row in table.same {
            let written = try #require(row.written)
            for text in [written, row.typed] {
                let passphrase = try #require(Passphrase(text), "\(row.name)")
                #expect(Array(passphrase.text.utf8) == Array(table.passphrase.utf8), "\(row.name)")
            }
        }
        for row in table.others {
            #expect(try #require(Passphrase(row.typed)).text != table.passphrase, "\(row.name)")
        }
    }

    @Test(
        "says which of its characters nobody sees, and where",
        arguments: [
            ("lantern orbit thistle\r\n", []), ("\tlantern orbit thistle ", []),
            ("\u{FEFF}lantern orbit thistle\u{A0}\n", ["U+FEFF around", "U+00A0 around"]),
            ("lantern\u{A0}orbit\u{A0}this\u{200B}tle", ["U+00A0 within", "U+200B within"]),
            ("lantern orbit thistle \u{1F469}\u{200D}\u{1F680} 1\u{200D}x", ["U+200D within"]),
            ("lantern orbit thistle \u{2764}\u{FE0F} x", []), ("lantern orbit thist\u{E0041}le", ["U+E0041 within"]),
        ])
    func unseen(text: String, expected: [String]) throws {
        let unseen = try #require(Passphrase(text)).unseen
        #expect(unseen.map { "\($0) \($0.isAround ? "around" : "within")" } == expected)
    }

    @Test("has at least twenty characters, not counting invisible ones around it")
    func length() {
        #expect(Passphrase("\u{FEFF}\u{FEFF} nineteen characters\u{200B}\u{200B}") == nil)
    }
}
