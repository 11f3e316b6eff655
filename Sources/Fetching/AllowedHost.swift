/// An entry of `allowedHosts`: a host, optionally with one port.
struct AllowedHost {
    /// The host, normalised like `RequestAddress.host`.
    let host: String
    /// The port; nil if the entry names none.
    let port: Int?

    /// Parses an entry.
    ///
    /// - Parameter entry: "nas.local", "nas.local:8080", "::1", "[::1]:8080".
    init(_ entry: String) {
        let bracket = entry.lastIndex(of: "]") ?? entry.startIndex
        let colons = entry[bracket...].indices.filter { entry[$0] == ":" }
        // More than one colon without brackets means an IPv6 address without a port.
        if colons.count == 1, let port = Int(entry[entry.index(after: colons[0])...]) {
            host = RequestAddress.bare(String(entry[..<colons[0]]))
            self.port = port
        } else {
            host = RequestAddress.bare(entry)
            port = nil
        }
    }

    /// Returns whether a feed configured at this address may be on a private network. A host without a port allows
    /// every port at which a feed is configured.
    func allows(_ feed: RequestAddress) -> Bool { allows(feed.host, at: feed.port) }

    /// Returns whether a source configured at this host and port may be on a private network.
    func allows(_ host: String, at port: Int) -> Bool { self.host == host && (self.port ?? port) == port }

    /// Returns whether such a feed may be redirected here. An entry without a port allows the standard web ports.
    func allowsRedirect(to address: RequestAddress) -> Bool {
        guard host == address.host else { return false }
        return port.map { $0 == address.port } ?? (address.port == 80 || address.port == 443)
    }
}

extension FetchSettings {
    /// Returns whether a host is listed in `allowedHosts`, at any port.
    func allows(_ host: String) -> Bool { allowedHosts.contains { AllowedHost($0).host == host } }

    /// The hosts listed in `allowedHosts`, in lower case and without ports.
    public var allowedHostNames: Set<String> { Set(allowedHosts.map { AllowedHost($0).host }) }
}
