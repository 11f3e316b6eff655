import Addressing
import MarkupReading

// Licences.
extension ItemFacts {
    /// The address of the licence: from a dedicated element, otherwise from an Atom link, otherwise a Creative Commons
    /// address in a rights notice. A plain notice ("© 2021") grants nothing.
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

    /// Returns the licence if the text is an absolute address. It is not resolved, because "CC BY" would become an
    /// address on the publisher's site.
    private static func licence(_ text: String?) -> String? {
        guard let text, text.hasPrefix("http://") || text.hasPrefix("https://") else { return nil }
        return WebAddress(text)?.text
    }

    private static func mayNameCommons(_ notice: UnsafeBufferPointer<UInt8>) -> Bool {
        zip(notice, notice.dropFirst()).contains { $0 == (UInt8(ascii: "/"), UInt8(ascii: "c")) }
    }

    private var noticed: String? {
        for element in record.top(.rights) {
            // Most notices only name the rights holder.
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
