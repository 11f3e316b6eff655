/// Returns a canonical spelling shared by all addresses of an article, so that addresses can be compared.
///
/// The result is for comparison only and may not work as a link. Dropped or unified are:
///
/// - the scheme, default ports, user information and fragments
/// - `www.` and mobile hosts, and AMP hosts, paths and caches
/// - tracking parameters, the order of parameters, and session ids in paths
/// - index pages, trailing and duplicate slashes
/// - percent-encoding (RFC 3986, section 6.2.2)
///
/// Other parameters stay, because on some sites `?id=` or `?p=` is all that distinguishes two articles. Text that isn't
/// an http(s) address is returned unchanged.
public func canonicalAddress(_ url: String) -> String {
    var form = evened(url)
    // A cache's address may contain another cache's, or be recognisable only now. Each is shorter than the last.
    while form.mayBeOfCache, let host = Origin(form.text)?.host,
        ampOriginal(of: AddressParts(form.text), at: host) != nil
    {
        form = evened(form.text)
    }
    return form.text
}

/// Returns whether two addresses lead to the same article. Either may lack a scheme, as addresses typed by people often
/// do.
public func isSameAddress(_ first: String, _ second: String) -> Bool {
    func form(_ address: String) -> String {
        canonicalAddress(address.contains("://") ? address : "https://" + address)
    }
    return form(first) == form(second)
}

/// Returns a spelling for comparing addresses of feeds and sites, without a scheme. It ignores capitals in the host,
/// default ports, percent-encoding (RFC 3986, section 6.2.2), the fragment and a trailing slash, but no parameters.
/// Text that isn't an http(s) address is returned unchanged.
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

/// Returns the fragment if it identifies a page drawn by a script (seen in the wild until about 2015). Other fragments
/// are anchors.
private func hashbang(of parts: AddressParts) -> String? {
    guard let fragment = parts.fragment, fragment.first == UInt8(ascii: "!"), fragment.count > 1 else { return nil }
    return "#" + String(decoding: fragment, as: UTF8.self)
}

/// Returns whether a parameter is empty or only requests the AMP version.
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

/// Returns the host without mobile and `www` labels: "www.m.example.com" and "en.m.wikipedia.org" become "example.com"
/// and "en.wikipedia.org", but "m.com" is unchanged.
public func canonicalHost(_ host: String) -> String {
    if isCanonical(host) { return host }
    var labels = host.utf8.split(separator: UInt8(ascii: ".")).map { Substring($0) }
    while labels.count > 2, mobileLabels.contains(labels[0]) { labels.removeFirst() }
    while labels.count > 3, labels[1] == "m" { labels.remove(at: 1) }
    return labels.joined(separator: ".")
}

/// Returns whether a host is certainly canonical, as most are; false if it needs a closer look.
private func isCanonical(_ host: String) -> Bool {
    let letters = host.utf8
    guard let dot = letters.firstIndex(of: UInt8(ascii: ".")), dot > letters.startIndex,
        !mobileLabels.contains(host[..<dot])
    else { return false }
    // Check the second label, and for empty labels.
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

/// Returns the last path segment without the ending of an AMP or index page; nil if it has none.
private func withoutEnding(_ segment: String, isOnly: Bool) -> String? {
    let small = segment.lowercased()
    if indexPages.contains(small) { return "" }
    if small == "amp" { return isOnly ? nil : "" }
    if small.hasSuffix(".amp.html") { return segment.dropLast(9) + ".html" }
    if small.hasSuffix(".amp") { return String(segment.dropLast(4)) }
    return nil
}

private let cacheHost = ".cdn.ampproject.org"

/// Returns the article's original address from that of an AMP cache: google.com/amp/s/HOST/PATH and
/// HOST.cdn.ampproject.org/c/s/HOST/PATH.
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
