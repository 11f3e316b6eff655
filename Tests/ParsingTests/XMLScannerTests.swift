import Foundation
import TestSupport
import Testing

@testable import FeedDocumentReading
@testable import TextDecoding
@testable import Parsing

/// The scanner may give up on anything, but what it reads it must read as libxml2 does.
@Suite struct XMLScannerTests {
    @Test func whatFeedsAreIsScanned() throws {
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
        for text in texts { #expect(scanned(Array(text.utf8)) != nil, "\(text)") }
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
    func whatIsNotWellFormedIsLeft(text: String) {
        #expect(scanned(Array(text.utf8)) == nil)
    }

    @Test(arguments: 0..<8) func damagedFeedsAreReadAlike(run: Int) throws {
        var numbers = SeededNumbers(seed: UInt64(run) &+ 71)
        let files = fixtures(in: "feeds", ending: ".xml")
        let originals = try files.map { [UInt8](try Data(contentsOf: $0)) }
        try #require(originals.count > 30)
        var accepted = 0
        for _ in 0..<400 {
            var bytes = originals.randomElement(using: &numbers) ?? []
            for _ in 0..<Int.random(in: 0...2, using: &numbers) { damage(&bytes, originals, &numbers) }
            bytes = TextDecoder(contentType: nil).utf8(from: bytes)
            bytes = Array(bytes.drop { $0 <= 0x20 })
            guard let ours = scanned(bytes) else { continue }
            accepted += 1
            #expect(ours == parsed(bytes), "\(String(decoding: bytes, as: UTF8.self))")
        }
        // Damage that nothing survived would test little.
        #expect(accepted > 100)
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
            let text = Array(TextDecoder(contentType: nil).utf8(from: bytes).drop { $0 <= 0x20 })
            guard let ours = scanned(text) else { continue }
            accepted += 1
            #expect(ours == parsed(text), "\(name)")
        }
        #expect(accepted > 100)
    }

    private func scanned(_ bytes: [UInt8]) -> [String]? {
        bytes.withUnsafeBufferPointer { text in
            var items: [String] = []
            return withoutActuallyEscaping({ (item: ElementRecord, _: ElementRecord) -> Bool in
                items.append(description(item))
                return true
            }) { deliver in
                var scanner = XMLScanner(text, vocabulary: .feeds, deliver: deliver)
                return scanner.read().map { items + [$0.rootName ?? "", description($0.head)] }
            }
        }
    }

    private func parsed(_ bytes: [UInt8]) -> [String] {
        bytes.withUnsafeBufferPointer { text in
            var items: [String] = []
            let (end, recorder) = XMLStream(vocabulary: .feeds).read(text, isLenient: false) { item, _ in
                items.append(description(item))
                return true
            }
            return end == .complete ? items + [recorder.rootName ?? "", description(recorder.head)] : ["\(end)"]
        }
    }

    private func description(_ record: ElementRecord) -> String {
        record.elements.map { element in
            let attributes = (0...UInt8.max).compactMap { code in
                record.attribute(code, of: element).map { "\(code)=\($0)" }
            }
            return "\(element.code) in \(element.parent) \(element.holdsTags) \(attributes) "
                + "\(record.bases(of: element)) \(record.text(of: element))"
        }.joined(separator: "\n") + (record.language ?? "")
    }

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
