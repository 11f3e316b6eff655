import CCMarkGFM
import Foundation
import TestSupport
import Testing
import TextDecoding

/// The table of HTML's named character references, judged by what cmark-gfm was built with: its authors took it from
/// WHATWG's list themselves, ours came by way of Python.
@Suite struct NamedReferencesTests {
    /// HTML Standard, section 13.5: 2,231 entries, of which 106 are names without their semicolon.
    @Test func hasEveryName() throws {
        let names = try names()
        #expect(names.count == 2_125)
        #expect(Set(names).count == 2_125)
        for name in names { #expect(decoded("&\(name);") == cmark("&\(name);"), "\(name)") }
    }

    /// The names of HTML 2 to 3.2, by hand: those of Latin-1 from U+00A0 on, in order, and ten more.
    @Test func namesOlderThanHTML4CountWithoutSemicolon() throws {
        let latin1 = """
            nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute
            micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
            Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
            Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute
            ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc
            uuml yacute thorn yuml
            """.split { $0 == " " || $0 == "\n" }.map(String.init)
        #expect(latin1.count == 96)
        for (name, number) in zip(latin1, UInt32(0xA0)...) {
            #expect(decoded("&\(name)")?.unicodeScalars.map(\.value) == [number], "\(name)")
        }
        let others = [
            "amp": "&", "AMP": "&", "lt": "<", "LT": "<", "gt": ">", "GT": ">", "quot": "\"", "QUOT": "\"",
            "COPY": "\u{A9}", "REG": "\u{AE}",
        ]
        for (name, text) in others { #expect(decoded("&\(name)") == text, "\(name)") }
        let bare = try names().filter { decoded("&\($0)") != nil && decoded("&\($0) ") != nil }
        // Longer names begin with a bare one and are read as that; only whole names count here.
        let whole = bare.filter { name in decodedCount("&\(name)") == name.utf8.count + 1 }
        #expect(Set(whole) == Set(latin1).union(others.keys))
    }

    @Test(arguments: ["&;", "&nosuch;", "&a;", "&hearts", "&Nosuch;", "&#;", "&#x;", "& amp;"])
    func nothingElseIsAReference(text: String) {
        #expect(decoded(text) == nil)
    }

    /// Those of the shipped table: `hasEveryName` counts them, and cmark-gfm would leave a wrong one as it is.
    private func names() throws -> [String] {
        let table = repository.appending(path: "Sources/Embedded/CReferences/references.tsv")
        return String(decoding: try Data(contentsOf: table), as: UTF8.self).split(separator: "\n").compactMap {
            $0.split(separator: "\t").first.map(String.init)
        }
    }

    private func decoded(_ text: String) -> String? {
        let bytes = Array(text.utf8)
        guard
            let characters = CharacterReference.decoded(in: bytes, at: 0, until: bytes.count, attribute: false)?
                .characters
        else { return nil }
        var result = String(characters.first)
        if let second = characters.second { result.unicodeScalars.append(second) }
        return result
    }

    private func decodedCount(_ text: String) -> Int? {
        let bytes = Array(text.utf8)
        return CharacterReference.decoded(in: bytes, at: 0, until: bytes.count, attribute: false)?.count
    }

    /// The text between two letters, since white space at the ends of a paragraph goes.
    private func cmark(_ reference: String) -> String? {
        let text = "x\(reference)y"
        guard let document = cmark_parse_document(text, text.utf8.count, CMARK_OPT_DEFAULT) else { return nil }
        defer { cmark_node_free(document) }
        var result = ""
        var node = cmark_node_first_child(cmark_node_first_child(document))
        while let current = node {
            result += cmark_node_get_literal(current).map { String(cString: $0) } ?? ""
            node = cmark_node_next(current)
        }
        return result == text ? nil : String(String.UnicodeScalarView(result.unicodeScalars.dropFirst().dropLast()))
    }
}
