import Newsroom

/// The tags of a page as a browser would see them, for tests.
struct Tag: Equatable {
    let name: String
    let attributes: [(name: String, value: String)]

    static func == (a: Self, b: Self) -> Bool {
        a.name == b.name && a.attributes.elementsEqual(b.attributes) { $0.name == $1.name && $0.value == $1.value }
    }

    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }

    /// Every tag in order; "/a" for an end tag, "!--" for a comment.
    static func all(in html: String) -> [Tag] {
        let bytes = Array(html.utf8)
        var tags: [Tag] = []
        var index = 0
        while let opening = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
            var position = opening + 1
            func word(until end: (UInt8) -> Bool) -> String {
                let start = position
                while position < bytes.count, !end(bytes[position]) { position += 1 }
                return String(decoding: bytes[start..<position], as: UTF8.self)
            }
            let name = word { $0 == UInt8(ascii: ">") || $0 <= 0x20 }
            var attributes: [(String, String)] = []
            while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
                if bytes[position] <= 0x20 || bytes[position] == UInt8(ascii: "/") {
                    position += 1
                    continue
                }
                let attribute = word {
                    [UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/")].contains($0) || $0 <= 0x20
                }
                var value = ""
                if position + 1 < bytes.count, bytes[position] == UInt8(ascii: "="),
                    bytes[position + 1] == UInt8(ascii: "\"")
                {
                    position += 2
                    value = word { $0 == UInt8(ascii: "\"") }
                    position += 1
                }
                attributes.append((attribute, value))
            }
            tags.append(Tag(name: name, attributes: attributes))
            index = min(position + 1, bytes.count)
        }
        return tags
    }
}

extension Page {
    var text: String { String(decoding: bytes, as: UTF8.self) }
    /// The text, whatever version of style and scripts it names.
    var golden: String { text.replacing(/assets\/v-[0-9a-z]+\//, with: "assets/VERSION/") }
    var isHTML: Bool { path.hasSuffix(".html") }
    /// Whether browsers are meant to show it: the digest's e-mail has other rules (see DigestTests).
    var isPage: Bool { isHTML && !["digest-email.html", "widget.html"].contains(path) }
}
