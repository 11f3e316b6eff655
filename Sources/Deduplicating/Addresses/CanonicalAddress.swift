/// One form for all the addresses of one article: what two of them have in common when they lead to the same text.
///
/// For comparing, not for following: the mobile host is gone, the scheme is always https. Taken away or evened out are
/// scheme, `www.` and mobile hosts, default ports, user information, fragments, AMP's hosts, paths and caches, tracking
/// parameters, index pages, trailing and doubled slashes, session ids in paths, the order of parameters, and how bytes
/// are percent-encoded (RFC 3986, section 6.2.2). Other parameters stay: `?id=` and `?p=` are all that tells the
/// articles of some sites apart. What is no http(s) address comes back as it is.
public func canonicalAddress(_ url: String) -> String {
    var form = evened(url)
    // A cache's address may hold that of a cache, or show only now that it is one; each is shorter than the last.
    while let address = AddressParts(form), ampOriginal(of: address) != nil { form = evened(form) }
    return form
}

private func evened(_ url: String) -> String {
    guard var address = AddressParts(url) else { return url }
    if let original = ampOriginal(of: address) { address = original }
    let query =
        address.query.compactMap { pair -> String? in
            let parts = pair.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            let name = normalised(Substring(parts[0])).lowercased()
            let value = parts.count > 1 ? normalised(Substring(parts[1])).lowercased() : ""
            if name.isEmpty || TrackingParameters.includes(name, value: value) { return nil }
            if ["amp", "_amp"].contains(name) && ["", "1", "true"].contains(value) { return nil }
            if name == "outputtype" && value == "amp" { return nil }
            return normalised(pair)
        }.sorted()
    // A hashbang is the address of a page that a script draws (seen in the wild until about 2015); the rest are anchors.
    let fragment = address.fragment.hasPrefix("#!") && address.fragment.utf8.count > 2 ? address.fragment : ""
    return "https://" + canonicalHost(address.host) + (address.port.map { ":" + $0 } ?? "")
        + canonicalPath(address.path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + fragment
}

/// The address without tracking parameters and otherwise as it was: for readers to follow.
func untracked(_ url: String) -> String {
    guard let address = AddressParts(url), !address.query.isEmpty else { return url }
    let kept = address.query.filter { pair in
        let parts = pair.utf8.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        let value = parts.count > 1 ? normalised(Substring(parts[1])).lowercased() : ""
        return !TrackingParameters.includes(normalised(Substring(parts[0])).lowercased(), value: value)
    }
    guard kept.count < address.query.count else { return url }
    let beginning = url[..<address.path.endIndex]
    return beginning + (kept.isEmpty ? "" : "?" + kept.joined(separator: "&")) + address.fragment
}

private let mobileLabels: Set<Substring> = ["www", "www2", "www3", "m", "mobile", "mobil", "amp", "touch", "wap"]

/// "www.m.example.com" and "en.m.wikipedia.org" as "example.com" and "en.wikipedia.org"; "m.com" stays.
func canonicalHost(_ host: String) -> String {
    var labels = host.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    while labels.count > 2, mobileLabels.contains(labels[0]) { labels.removeFirst() }
    while labels.count > 3, labels[1] == "m" { labels.remove(at: 1) }
    return labels.joined(separator: ".")
}

private let indexPages: Set<String> = [
    "index.html", "index.htm", "index.php", "index.shtml", "index.asp", "index.aspx", "index.jsp", "default.aspx",
    "default.asp", "default.htm", "home.html",
]

private func canonicalPath(_ path: Substring) -> String {
    var segments = path.utf8.split(separator: UInt8(ascii: "/")).map { segment in
        let bare = segment.firstIndex(of: UInt8(ascii: ";")).map { segment[..<$0] } ?? segment
        return normalised(Substring(bare))
    }
    segments.removeAll(where: \.isEmpty)
    while let last = segments.last, let shorter = withoutEnding(last, isOnly: segments.count == 1) {
        segments.removeLast()
        if !shorter.isEmpty { segments.append(shorter) }
    }
    while segments.count > 1, segments[0] == "amp" { segments.removeFirst() }
    // Seen in the wild: bbc.com/news/amp/world-58574890.
    while segments.count > 2, segments[1] == "amp", ["news", "sport"].contains(segments[0]) { segments.remove(at: 1) }
    return segments.isEmpty ? "" : "/" + segments.joined(separator: "/")
}

/// The last segment of a path less what marks it as AMP's or as a folder's index page; nil when nothing does.
private func withoutEnding(_ segment: String, isOnly: Bool) -> String? {
    let small = segment.lowercased()
    if indexPages.contains(small) { return "" }
    if small == "amp" { return isOnly ? nil : "" }
    if small.hasSuffix(".amp.html") { return segment.dropLast(9) + ".html" }
    if small.hasSuffix(".amp") { return String(segment.dropLast(4)) }
    return nil
}

/// The article's own address inside a cache's: google.com/amp/s/HOST/PATH and HOST.cdn.ampproject.org/c/s/HOST/PATH.
private func ampOriginal(of address: AddressParts) -> AddressParts? {
    let isCache = address.host.hasSuffix(".cdn.ampproject.org")
    guard isCache || (canonicalHost(address.host).hasPrefix("google.") && address.path.hasPrefix("/amp/")) else {
        return nil
    }
    var segments = address.path.split(separator: "/").dropFirst()
    if segments.first == "s" { segments = segments.dropFirst() }
    guard let host = segments.first, host.contains(".") else { return nil }
    let query = address.query.isEmpty ? "" : "?" + address.query.joined(separator: "&")
    return AddressParts("https://" + segments.joined(separator: "/") + query)
}

/// Percent-encoding evened out: unreserved characters bare, all else that needs it encoded, with upper-case digits.
private func normalised(_ text: Substring) -> String {
    let plain = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "%") }
    if plain { return String(text) }
    var bytes: [UInt8] = []
    func encode(_ byte: UInt8) {
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%"), let value = UInt8(Substring(rest.prefix(2)), radix: 16), rest.count >= 2,
            rest.first != UInt8(ascii: "+"), rest.first != UInt8(ascii: "-")
        {
            rest = rest.dropFirst(2)
            if isUnreserved(value) { bytes.append(value) } else { encode(value) }
        } else if byte <= 0x20 || byte >= 0x7F || byte == UInt8(ascii: "%") {
            // A percent sign that begins no pair might begin one with what comes of the next: "%4%41".
            encode(byte)
        } else {
            bytes.append(byte)
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

private func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        true
    default: false
    }
}
