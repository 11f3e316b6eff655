/// One spelling for all the addresses of one article, so that two addresses can be compared.
///
/// The result is for comparing and not for following: the mobile host is gone, the scheme is always https. It drops or
/// evens out the scheme, `www.` and mobile hosts, default ports, user information, fragments, AMP's hosts, paths and
/// caches, tracking parameters, index pages, trailing and doubled slashes, session ids in paths, the order of
/// parameters, and percent-encoding (RFC 3986, section 6.2.2). Other parameters stay: on some sites `?id=` or `?p=` is
/// all that tells two articles apart. A text that is not an http or https address is returned unchanged.
public func canonicalAddress(_ url: String) -> String {
    var form = evened(url)
    // A cache's address may hold that of a cache, or show only now that it is one; each is shorter than the last.
    while form.mayBeOfCache, let host = Origin(form.text)?.host,
        ampOriginal(of: AddressParts(form.text), at: host) != nil
    {
        form = evened(form.text)
    }
    return form.text
}

/// Whether two addresses lead to the same article. Either may lack its scheme, as addresses that people type often do.
public func isSameAddress(_ first: String, _ second: String) -> Bool {
    func form(_ address: String) -> String {
        canonicalAddress(address.contains("://") ? address : "https://" + address)
    }
    return form(first) == form(second)
}

/// A spelling for comparing the addresses of feeds and sites; it has no scheme. Capitals in the host, default ports,
/// percent-encoding (RFC 3986, section 6.2.2), the fragment and a trailing slash make no difference; every parameter
/// does. A text that is not an http or https address is returned unchanged.
public func comparableAddress(_ url: String) -> String {
    let parts = AddressParts(url)
    guard let origin = Origin(parts) else { return url }
    let path = parts.path.last == UInt8(ascii: "/") ? parts.path.dropLast() : parts.path
    return origin.host + (origin.port.map { ":" + $0 } ?? "") + normalised(path)
        + (parts.query.map { "?" + normalised($0) } ?? "")
}

private func evened(_ url: String) -> (text: String, mayBeOfCache: Bool) {
    var parts = AddressParts(url)
    guard var origin = Origin(parts) else { return (url, false) }
    if let original = ampOriginal(of: parts, at: origin.host), let its = Origin(original) {
        (parts, origin) = (original, its)
    }
    let query = parts.parameters.filter { !Tracking.isTracking($0, as: .article) && !asksForAMP($0) }
        .map(normalised).sorted()
    let (host, path) = (canonicalHost(origin.host), canonicalPath(parts))
    let text =
        "https://" + host + (origin.port.map { ":" + $0 } ?? "") + path
        + (query.isEmpty ? "" : "?" + query.joined(separator: "&")) + (hashbang(of: parts) ?? "")
    return (text, host.hasSuffix(cacheHost) || path.hasPrefix("/amp/"))
}

/// The fragment of a page that a script draws (seen in the wild until about 2015); other fragments are anchors.
private func hashbang(of parts: AddressParts) -> String? {
    guard let fragment = parts.fragment, fragment.first == UInt8(ascii: "!"), fragment.count > 1 else { return nil }
    return "#" + String(decoding: fragment, as: UTF8.self)
}

/// Whether a parameter is empty, or only asks for the AMP form of the page.
private func asksForAMP(_ parameter: ArraySlice<UInt8>) -> Bool {
    let equals = parameter.firstIndex(of: UInt8(ascii: "=")) ?? parameter.endIndex
    switch normalised(parameter[..<equals]).lowercased() {
    case "": return true
    case "amp", "_amp": return ["", "1", "true"].contains(normalised(parameter[equals...].dropFirst()).lowercased())
    case "outputtype": return normalised(parameter[equals...].dropFirst()).lowercased() == "amp"
    default: return false
    }
}

private let mobileLabels: Set<Substring> = ["www", "www2", "www3", "m", "mobile", "mobil", "amp", "touch", "wap"]

/// "www.m.example.com" and "en.m.wikipedia.org" as "example.com" and "en.wikipedia.org"; "m.com" stays.
public func canonicalHost(_ host: String) -> String {
    if isCanonical(host) { return host }
    var labels = host.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    while labels.count > 2, mobileLabels.contains(labels[0]) { labels.removeFirst() }
    while labels.count > 3, labels[1] == "m" { labels.remove(at: 1) }
    return labels.joined(separator: ".")
}

/// Whether no label goes, as of most hosts; false where one would have to look closer.
private func isCanonical(_ host: String) -> Bool {
    let letters = host.utf8
    guard let dot = letters.firstIndex(of: UInt8(ascii: ".")), dot > letters.startIndex,
        !mobileLabels.contains(host[..<dot])
    else { return false }
    // The second label, and labels without a letter.
    let rest = letters[letters.index(after: dot)...]
    return !rest.starts(with: "m.".utf8) && letters.last != UInt8(ascii: ".")
        && zip(rest, letters[dot...]).allSatisfy { $0 != UInt8(ascii: ".") || $1 != UInt8(ascii: ".") }
}

private let indexPages: Set<String> = [
    "index.html", "index.htm", "index.php", "index.shtml", "index.asp", "index.aspx", "index.jsp", "default.aspx",
    "default.asp", "default.htm", "home.html",
]

private func canonicalPath(_ parts: AddressParts) -> String {
    var segments = parts.segments.map { segment in normalised(segment.prefix { $0 != UInt8(ascii: ";") }) }
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

/// The last segment of a path without the ending that marks an AMP page or a folder's index page; nil when there is no
/// such ending.
private func withoutEnding(_ segment: String, isOnly: Bool) -> String? {
    let small = segment.lowercased()
    if indexPages.contains(small) { return "" }
    if small == "amp" { return isOnly ? nil : "" }
    if small.hasSuffix(".amp.html") { return segment.dropLast(9) + ".html" }
    if small.hasSuffix(".amp") { return String(segment.dropLast(4)) }
    return nil
}

private let cacheHost = ".cdn.ampproject.org"

/// The article's own address inside a cache's: google.com/amp/s/HOST/PATH and HOST.cdn.ampproject.org/c/s/HOST/PATH.
private func ampOriginal(of parts: AddressParts, at host: String) -> AddressParts? {
    guard
        host.hasSuffix(cacheHost)
            || parts.path.starts(with: "/amp/".utf8) && canonicalHost(host).hasPrefix("google.")
    else { return nil }
    var segments = parts.segments.dropFirst()
    if segments.first?.elementsEqual("s".utf8) == true { segments = segments.dropFirst() }
    guard let name = segments.first, name.contains(UInt8(ascii: ".")) else { return nil }
    let path = Array("https://".utf8) + segments.joined(separator: [UInt8(ascii: "/")])
    let query = parts.parameters
    let original = AddressParts(
        path + (query.isEmpty ? [] : [UInt8(ascii: "?")]) + query.joined(separator: [UInt8(ascii: "&")]))
    return Origin(original) == nil ? nil : original
}

private func normalised(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: PercentEncoding.normalised(bytes), as: UTF8.self)
}
