/// An entry of `allowedHosts`: a host, or one port of it.
struct AllowedHost {
    /// As `RequestAddress.host`.
    let host: String
    /// nil where the entry names none.
    let port: Int?

    /// - Parameter entry: "nas.local", "nas.local:8080", "::1", "[::1]:8080".
    init(_ entry: String) {
        let bracket = entry.lastIndex(of: "]") ?? entry.startIndex
        let colons = entry[bracket...].indices.filter { entry[$0] == ":" }
        // More than one colon without brackets is an IPv6 address without a port.
        if colons.count == 1, let port = Int(entry[entry.index(after: colons[0])...]) {
            host = RequestAddress.bare(String(entry[..<colons[0]]))
            self.port = port
        } else {
            host = RequestAddress.bare(entry)
            port = nil
        }
    }

    /// Whether a feed that the configuration puts at this address may be private. A host without a port allows each port
    /// at which the configuration puts a feed.
    func allows(_ feed: RequestAddress) -> Bool { host == feed.host && (port ?? feed.port) == feed.port }

    /// Whether such a feed may be redirected here. Who names no port means the web's own.
    func allowsRedirect(to address: RequestAddress) -> Bool {
        guard host == address.host else { return false }
        return port.map { $0 == address.port } ?? (address.port == 80 || address.port == 443)
    }
}

extension FetchSettings {
    /// Whether a host is named in `allowedHosts`, at whichever port.
    func allows(_ host: String) -> Bool { allowedHosts.contains { AllowedHost($0).host == host } }

    /// The hosts named in `allowedHosts`, in small letters, at whichever port.
    public var allowedHostNames: Set<String> { Set(allowedHosts.map { AllowedHost($0).host }) }
}
