import Foundation
import MarkupReading
import PropertyChecking
import TestSupport
import Testing

/// The scanner may give up on anything, but what it reads it must read as libxml2 does.
@Suite struct XMLScannerTests {
    @Test func feedsAreScanned() {
        let texts = [
            "<rss><channel><title>A &amp; B</title><item><link>https://e.org/</link></item></channel></rss>",
            "<?xml version=\"1.0\" encoding='utf-8' standalone=\"yes\"?>\n<?xml-stylesheet href='a'?><!-- x -->\n<rss/>",
            "<a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:entry><a:title>T</a:title></a:entry></a:feed>",
            "<feed xmlns=\"http://www.w3.org/2005/Atom\" xml:base=\"https://e.org/\"><entry xml:lang='de'><content "
                + "type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a<br/>&lt;&#160;&#x1F600;</div></content>"
                + "</entry></feed>",
            "<rss><channel><item><description><![CDATA[<p>]] ></p>]]> and\r\nmore</description></item></channel></rss>",
            "<rss ><channel\n><undeclared:x a = '1'\n b=\"&quot;\t&#9;\"  /></channel ></rss >",
        ]
        for text in texts { #expect(isScanned(Array(text.utf8)), "\(text)") }
    }

    @Test(arguments: [
        "<rss><channel></rss></channel>", "<rss><a b='1' b='2'/></rss>", "<rss><a b='1'c='2'/></rss>",
        "<rss>&nbsp;</rss>",
        "<rss>a & b</rss>", "<rss>]]></rss>", "<rss><!-- a -- b --></rss>", "<rss><a b=1/></rss>",
        "<rss><a b='<'/></rss>",
        "<rss>\u{1}</rss>", "<rss>\u{FFFE}</rss>", "<rss>&#0;</rss>", "<rss>&#xD800;</rss>", "<rss>&#x;</rss>", "<rss>",
        "<rss", "text<rss/>", "<?xml version='1.0'encoding='utf-8'?><rss/>", "<!DOCTYPE rss><rss/>", "", "<", "<rss/",
        "<rss a",
        "<rss a=", "<rss a='", "</rss>", "<rss><![CDATA[", "<rss><!-", "<rss><?", "<rss></", "<rss></rs></rss>", "<é/>",
        "<rss><?xml version='1.0'?></rss>", "<a:b:c/>", "<:a/>", "<a:/>", "<rss xmlns:xml='u'/>",
        "<rss>&#99999999999;</rss>",
    ])
    func documentsThatAreNotWellFormedAreLeft(text: String) {
        #expect(!isScanned(Array(text.utf8)))
    }

    @Test(arguments: 0..<8) func damagedFeedsAreReadAlike(run: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(run) &+ 71)
        let originals = try fixtures(in: "feeds", ending: ".xml").map { [UInt8](try Data(contentsOf: $0)) }
        try #require(originals.count > 30)
        var accepted = 0
        for _ in 0..<400 {
            var bytes = originals.randomElement(using: &numbers) ?? []
            for _ in 0..<Int.random(in: 0...2, using: &numbers) { damage(&bytes, originals, &numbers) }
            if isScanned(bytes) { accepted += 1 }
            #expect(XMLProperties.complaint(aboutDocument: bytes) == nil)
        }
        // Damage that nothing survived would test little.
        #expect(accepted > 100)
    }

    /// Room for a text is kept up to 256 KiB: what is longer takes another way.
    @Test(arguments: [
        "&amp;", "x\r\n", "&#233;\t", "<![CDATA[&]]>\r", "é]] ", "<b a='&lt;\t\r\n'>x</b>", "<!-- - -->y",
    ])
    func longTextsAreReadAlike(piece: String) throws {
        for size in [(256 << 10) - 8, 256 << 10, (256 << 10) + 8, 700 << 10] {
            let long =
                String(repeating: piece, count: size / piece.utf8.count) + String(repeating: "z", count: size % 7)
            for element in ["title", "description", "unknown"] {
                let text =
                    "<rss><channel><item><\(element)>\(long)</\(element)><title>&lt;a</title></item></channel></rss>"
                #expect(isScanned(Array(text.utf8)), "\(size) bytes of \(piece)")
                #expect(XMLProperties.complaint(aboutDocument: Array(text.utf8)) == nil, "\(size) bytes of \(piece)")
            }
        }
    }

    @Test(arguments: [300 << 10, 2 << 20])
    func longAttributesAreReadAlike(size: Int) {
        let long = String(repeating: "&amp;\t\r\n ", count: size / 9)
        let text = "<rss><channel><item><link href=\"\(long)\"/><title>T</title></item></channel></rss>"
        #expect(isScanned(Array(text.utf8)))
        #expect(XMLProperties.complaint(aboutDocument: Array(text.utf8)) == nil)
    }

    /// Prefixes that are bound again and again, as deep as the scanner goes, mean what they mean to libxml2.
    @Test func nestedNamespacesAreReadAlike() {
        let known = [
            "http://www.w3.org/2005/Atom", "http://purl.org/dc/elements/1.1/", "http://search.yahoo.com/mrss/",
            "urn:none",
        ]
        var numbers = SeededNumbers(seed: 12)
        var text = "<rss><channel><item>"
        var open: [String] = []
        for _ in 0..<4_000 {
            if open.count < 190, open.isEmpty || Bool.random(using: &numbers) {
                let prefixes = (0..<Int.random(in: 0...3, using: &numbers)).map { "p\($0)" }
                let declared = prefixes.map { " xmlns:\($0)='\(known.randomElement(using: &numbers) ?? "")'" }.joined()
                text += "<a\(declared) xmlns='\(known.randomElement(using: &numbers) ?? "")'>"
                for prefix in prefixes { text += "<\(prefix):title>\(open.count)</\(prefix):title>" }
                text += "<title>\(open.count)</title><creator>c</creator>"
                open.append("a")
            } else if let name = open.popLast() {
                text += "</\(name)><title>after</title>"
            }
        }
        text += open.map { "</\($0)>" }.joined() + "</item></channel></rss>"
        #expect(isScanned(Array(text.utf8)))
        #expect(XMLProperties.complaint(aboutDocument: Array(text.utf8)) == nil)
    }

    @Test(.needs(shared: "feeds/real"))
    func realFeedsAreReadAlike() throws {
        let folder = try #require(shared("feeds/real"))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xml") }
        var accepted = 0
        for name in names.sorted() {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
            // The whole collection takes minutes without optimisation.
            guard bytes.count < 150_000 else { continue }
            if isScanned(bytes) { accepted += 1 }
            #expect(XMLProperties.complaint(aboutDocument: bytes) == nil, "\(name)")
        }
        #expect(accepted > 100)
    }

    private func isScanned(_ bytes: [UInt8]) -> Bool { XMLProperties.reading(bytes, .scannerFirst) != nil }

    private func damage(_ bytes: inout [UInt8], _ others: [[UInt8]], _ numbers: inout SeededNumbers) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: bytes.indices, using: &numbers)
        switch Int.random(in: 0..<6, using: &numbers) {
        case 0: bytes[place] = .random(in: 0...255, using: &numbers)
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + .random(in: 1...4, using: &numbers)))
        case 2: bytes.insert("<>&\"'/![]:;?- =x\r\n\t".utf8.randomElement(using: &numbers) ?? 0, at: place)
        case 3:
            let end = min(bytes.count, place + .random(in: 1...40, using: &numbers))
            bytes.insert(contentsOf: Array(bytes[place..<end]), at: place)
        case 4:
            let pieces = [
                "<!-- - -->", "<![CDATA[<b>]]>", "<?p q?>", "&#38;", "&amp;", "&#x10FFFF;", " xml:base='/b/'", "<br/>",
                "]]",
                "<x:y xmlns:x='u'/>", " a:b='c'", " xmlns=\"http://purl.org/rss/1.0/\"", "\r\n", "\u{85}", "é",
                "\u{FFFD}",
            ]
            bytes.insert(contentsOf: (pieces.randomElement(using: &numbers) ?? "").utf8, at: place)
        default:
            let other = others.randomElement(using: &numbers) ?? []
            let from = Int.random(in: 0...other.count, using: &numbers)
            bytes.insert(contentsOf: other[from..<min(other.count, from + 30)], at: place)
        }
    }
}
