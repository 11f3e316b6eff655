import Newsroom

/// The addresses visited on the way to one feed, and the rules for following redirects.
struct RedirectTrail {
    /// The current address.
    private(set) var address: RequestAddress
    /// The address after the initial permanent redirects.
    private(set) var movedTo: RequestAddress?
    private var visited: Set<RequestAddress>
    private var hops = 0
    private var isPermanent = true
    private let limit: Int

    /// Whether no redirect has been followed yet.
    var isAtStart: Bool { hops == 0 }

    /// Starts a trail.
    ///
    /// - Parameter movedTo: the address the feed is known to have moved to, at which the trail then starts.
    init(from address: RequestAddress, movedTo: RequestAddress? = nil, limit: Int) {
        self.address = movedTo ?? address
        self.movedTo = movedTo
        self.limit = limit
        visited = [self.address]
    }

    /// Follows a redirect.
    ///
    /// - Only http and https are allowed.
    /// - A redirect from https to http is upgraded to https. Seen in the wild: servers behind a TLS-terminating load
    ///   balancer that redirect to their own http address, which redirects straight back.
    /// - No address is visited twice, unless a cookie has been set in the meantime, which may change the answer.
    ///
    /// - Parameter hasNewCookies: whether this answer set any cookies.
    mutating func follow(status: Int, location: String?, hasNewCookies: Bool = false) throws(Refusal) {
        guard let location, !location.isEmpty else {
            throw Refusal(reason: Message(.redirectToNowhere, ["status": .number(status)]))
        }
        guard hops < limit else {
            throw Refusal(reason: Message(.tooManyRedirects, ["limit": .number(limit)]))
        }
        var next: RequestAddress
        do throws(Refusal) {
            next = try address.resolving(location)
        } catch {
            throw Refusal(reason: Message(.refusedRedirect, ["reason": .message(error.reason)]))
        }
        if address.isSecure, !next.isSecure {
            guard !next.hasOwnPort else {
                throw Refusal(reason: Message(.insecureRedirect, ["address": .text(next.text)]))
            }
            next = try next.secured()
        }
        if hasNewCookies { visited = [] }
        guard visited.insert(next).inserted else {
            throw Refusal(reason: Message(.circularRedirect, ["address": .text(next.text)]))
        }
        isPermanent = isPermanent && (status == 301 || status == 308)
        if isPermanent { movedTo = next }
        address = next
        hops += 1
    }
}
