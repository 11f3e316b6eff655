/// `mailto:` and one address, without the letter that a link may bring along.
enum MailAddress {
    static func bytes(of reference: [UInt8]) -> [UInt8]? {
        let trimmed = reference.filter { $0 > 0x20 && $0 != 0x7F }
        guard trimmed.prefix(7).map({ $0 | 0x20 }).elementsEqual("mailto:".utf8) else { return nil }
        let address = trimmed.dropFirst(7).prefix { $0 != UInt8(ascii: "?") }
        let isAddress =
            address.count <= 254 && address.contains(UInt8(ascii: "@"))
            && address.allSatisfy {
                $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || "!#$'*+-/=^_~.@".utf8.contains($0)
            }
        return isAddress ? Array("mailto:".utf8) + address : nil
    }
}
