package import MarkupReading
internal import Parsing

/// Every document that the scanner reads, libxml2 reads too, with the same records.
package enum XMLProperties {
    /// The outcome of reading, as text that can be compared.
    package struct Reading: Equatable {
        package var items: [String] = []
        package var outcome = ""
    }

    /// U+0001, which XML forbids, stands for a text longer than any buffer is kept for, so that a short input can be a
    /// long document.
    static func complaint(about input: [UInt8]) -> String? {
        var document: [UInt8] = []
        for byte in input {
            if byte != 1 {
                document.append(byte)
            } else if document.count < 1 << 20 {
                document += longText
            }
        }
        return complaint(aboutDocument: document)
    }

    /// More than 256 KiB.
    private static let longText = Array(String(repeating: "Long &amp; broken\r\nlines, é&#233; ", count: 9_000).utf8)

    package static func complaint(aboutDocument document: [UInt8]) -> String? {
        guard let ours = reading(document, .scannerFirst) else { return nil }
        let theirs = reading(document, .libraryAlone)
        return ours == theirs ? nil : "the scanner reads \(ours),\nlibxml2 \(theirs.map { "\($0)" } ?? "nothing")"
    }

    /// - Returns: nil where the scanner was to read the document, and left it to libxml2.
    package static func reading(_ bytes: [UInt8], _ parsers: FeedDocument.XMLParsers) -> Reading? {
        var document = FeedDocument(bytes, contentType: nil, vocabulary: .feeds)
        document.xmlParsers = parsers
        var reading = Reading()
        let outcome = document.read(restart: { reading.items = [] }) { item, _ in
            reading.items.append(text(of: item))
            return true
        }
        if parsers == .scannerFirst, !outcome.isScanned { return nil }
        reading.outcome =
            "\(outcome.beginning) \(outcome.repaired.map { "\($0)" } ?? "whole") \(outcome.isCutOff)\n\(text(of: outcome.head))"
        return reading
    }

    private static func text(of record: ElementRecord) -> String {
        let elements = record.elements.map { element in
            let attributes = (0...UInt8.max).compactMap { code in
                record.attribute(code, of: element).map { "\(code)=\($0)" }
            }
            return "\(element.code) in \(record.place(around: element) ?? -1) \(element.containsTags) \(attributes) "
                + "\(record.bases(of: element)) \(record.text(of: element))"
        }
        return elements.joined(separator: "\n") + (record.language ?? "")
    }
}
