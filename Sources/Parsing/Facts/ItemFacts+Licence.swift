import Addressing
import MarkupReading

// Under which terms it may be used.
extension ItemFacts {
    /// The address of the licence that the publisher gives: an element of one's own for it, else an Atom link, else an
    /// address of Creative Commons in a notice of rights. A notice alone ("© 2021") grants nothing and is none.
    var licence: String? {
        if record.contains(.licence) {
            for element in record.top(.licence) {
                let stated = [
                    record.trimmed(element), record.attribute(.resource, of: element),
                    record.attribute(.href, of: element), record.attribute(.url, of: element),
                ]
                if let licence = stated.lazy.compactMap(Self.licence).first { return licence }
            }
        }
        for element in record.top(.link) {
            guard record.relates(element, as: "license"), let address = record.attribute(.href, of: element)
            else { continue }
            if let licence = addresses.absolute(address, bases: record.bases(of: element)) { return licence }
        }
        return record.contains(.rights) ? noticed : nil
    }

    /// Not resolved: a name ("CC BY") would become an address below the publisher's.
    private static func licence(_ text: String?) -> String? {
        guard let text, text.hasPrefix("http://") || text.hasPrefix("https://") else { return nil }
        return WebAddress(text)?.text
    }

    private static func mayNameCommons(_ notice: UnsafeBufferPointer<UInt8>) -> Bool {
        zip(notice, notice.dropFirst()).contains { $0 == (UInt8(ascii: "/"), UInt8(ascii: "c")) }
    }

    private var noticed: String? {
        for element in record.top(.rights) {
            // Most notices only say whose it is.
            guard record.withTrimmedBytes(of: element, Self.mayNameCommons) else { continue }
            let text = record.text(of: element)
            for scheme in ["https://creativecommons.org/", "http://creativecommons.org/"] {
                guard let start = text.firstRange(of: scheme)?.lowerBound else { continue }
                let address = text[start...].prefix { !$0.isWhitespace && !"<>\"')],;".contains($0) }
                let path = address.dropFirst(scheme.count)
                guard path.hasPrefix("licenses/") || path.hasPrefix("publicdomain/") else { continue }
                return WebAddress(String(address))?.text
            }
        }
        return nil
    }
}
