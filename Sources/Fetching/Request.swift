import Newsroom

/// One feed on its way to us.
struct Request {
    let source: FeedSource
    /// What the server is asked to compare with; nil to have the body in any case.
    let validators: Validators?
    var trail: RedirectTrail
    /// Whether it may reach private networks on the hosts that the settings allow: only when the configuration put
    /// the feed on such a host. Otherwise any publisher could redirect us into the owner's network.
    let mayStayPrivate: Bool
    /// Time that its hops have taken so far, waiting not counted.
    var spent: Duration = .zero

    init(source: FeedSource, record: FeedRecord?, settings: FetchSettings) throws(Refusal) {
        self.source = source
        let address = try WebAddress(source.feed)
        var moved: WebAddress?
        if let text = record?.movedTo { moved = try? WebAddress(text) }
        trail = RedirectTrail(from: address, movedTo: moved, limit: settings.redirectLimit)
        validators = settings.ignoresValidators ? nil : record?.validators
        mayStayPrivate = settings.allows(address.host)
    }

    /// The conditional headers (RFC 9110, section 13.1). What is remembered came from a stranger, so nothing that
    /// could end a header's line is sent.
    var conditions: [String] {
        var lines: [String] = []
        if let tag = validators?.entityTag, ResponseHead.isSafe(tag) { lines.append("If-None-Match: \(tag)") }
        if let date = validators?.lastModified, ResponseHead.isSafe(date) {
            lines.append("If-Modified-Since: \(date)")
        }
        return lines
    }

    func failure(_ reason: String) -> Failure {
        Failure(stage: "fetching", source: source.id, reason: reason)
    }
}

extension FetchSettings {
    /// Whether a host, as an address names it, may be on a private network.
    func allows(_ host: String) -> Bool {
        allowedHosts.contains { WebAddress.bare($0) == host }
    }
}
