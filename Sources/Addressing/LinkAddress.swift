/// Returns an address that is safe for our pages to link to; nil unless it is http(s) with a host and no control
/// characters. Characters that could end a link or attribute are percent-encoded.
///
/// Everything else is unchanged. The address may come from a feed or the settings; templates escape ampersands. Round
/// brackets, bars and backticks are encoded too, because readers copy addresses into Markdown.
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
