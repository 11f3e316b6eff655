import TextDecoding

/// A message or a part of one: header fields and a body (RFC 5322, RFC 2045).
struct MessagePart {
    private var fields: [(name: String, value: [UInt8])] = []
    private let body: ArraySlice<UInt8>

    /// The limits for parts within parts. Newsletters have three levels and a few parts.
    private static let (deepest, mostParts) = (8, 100)
    /// The maximum number of header fields, and of bytes of each.
    private static let (mostFields, longestField) = (500, 16 << 10)

    init(_ bytes: ArraySlice<UInt8>) {
        var end = bytes.startIndex
        for line in bytes.lines {
            end = line.endIndex
            if line.isBlankLine { break }
            let isContinued = line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "\t")
            if isContinued, let last = fields.indices.last {
                let room = Self.longestField - fields[last].value.count
                if room > 0 { fields[last].value += line.prefix(room) }
            } else if let colon = line.firstIndex(of: UInt8(ascii: ":")), fields.count < Self.mostFields {
                let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
                fields.append((name, Array(line[(colon + 1)...].prefix(Self.longestField))))
            }
        }
        body = bytes[end...]
    }

    /// Returns the first field with a name in lower case, decoded and on one line; nil if it is missing or blank.
    func field(_ name: String) -> String? { all([name]).first }

    /// Returns all fields with any of some names, decoded.
    func all(_ names: Set<String>) -> [String] {
        fields.filter { names.contains($0.name) }.map { HeaderText.text(of: $0.value) }.filter { !$0.isEmpty }
    }

    /// The media type in lower case, without parameters.
    var type: String {
        let type = (field("content-type") ?? "").prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
        return type.isEmpty ? "text/plain" : type
    }

    /// The texts within, in order, without attachments.
    var texts: [MessagePart] {
        var room = Self.mostParts
        return texts(depth: 0, room: &room)
    }

    /// The body as text.
    var text: String {
        let coding = (field("content-transfer-encoding") ?? "").lowercased()
        let decoder = TextDecoder(contentType: field("content-type"))
        return String(decoding: decoder.utf8(from: TransferCoding.decoded(body, as: coding)), as: UTF8.self)
    }

    private func texts(depth: Int, room: inout Int) -> [MessagePart] {
        guard depth < Self.deepest, room > 0 else { return [] }
        room -= 1
        if field("content-disposition")?.lowercased().hasPrefix("attachment") == true { return [] }
        if type.hasPrefix("text/") { return [self] }
        guard type.hasPrefix("multipart/"), let boundary else { return [] }
        var texts: [MessagePart] = []
        for part in parts(between: Array(("--" + boundary).utf8)) where room > 0 {
            texts += MessagePart(part).texts(depth: depth + 1, room: &room)
        }
        return texts
    }

    /// The line between the parts of a multipart, without its dashes.
    private var boundary: String? {
        let match = field("content-type")?.firstMatch(of: /boundary=(?:"([^"]+)"|([^;"\s]+))/.ignoresCase())
        return (match?.output.1 ?? match?.output.2).map(String.init)
    }

    /// Splits the body at the boundary (RFC 2046, section 5.1.1). A message that was cut off ends its last part.
    private func parts(between boundary: [UInt8]) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start: Int?
        for line in body.lines where line.starts(with: boundary) {
            let rest = line.dropFirst(boundary.count)
            let isLast = rest.starts(with: "--".utf8)
            // Another part's boundary may begin with this one.
            guard rest.dropFirst(isLast ? 2 : 0).allSatisfy({ $0 <= 0x20 }) else { continue }
            if let start { parts.append(body[start..<line.startIndex]) }
            start = isLast ? nil : line.endIndex
            if isLast || parts.count >= Self.mostParts { break }
        }
        if let start { parts.append(body[start...]) }
        return parts
    }
}
