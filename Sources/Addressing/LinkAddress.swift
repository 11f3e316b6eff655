/// An address that a page of ours may link to: http or https with a host, no control character, and what could end a
/// link or an attribute percent-encoded; nil when it is no such address.
///
/// All else stays as it is written. The address may come from a feed or from the settings; the template that it goes
/// into escapes ampersands. Round brackets, bars and grave accents are encoded so that the address can stand in Markdown
/// as well: readers copy it there.
public func linkAddress(_ url: String) -> String? {
    let bytes = Array(url.utf8.drop { $0 == 0x20 })
    let parts = AddressParts(bytes)
    guard let scheme = parts.scheme?.map({ $0 | 0x20 }),
        scheme.elementsEqual("http".utf8) || scheme.elementsEqual("https".utf8),
        let first = parts.authority?.first, first != UInt8(ascii: "\\"), first != 0x20
    else { return nil }
    var result = scheme
    for byte in bytes[scheme.count...] {
        switch byte {
        case 0..<0x20, 0x7F: return nil
        case 0x20, UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
            UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "|"):
            PercentEncoding.append(byte, to: &result)
        default: result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}
