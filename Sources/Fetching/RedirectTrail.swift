import Newsroom

/// The addresses that one feed has led us through, and the rules for going on.
struct RedirectTrail {
    /// Where we are.
    private(set) var address: RequestAddress
    /// The address after the permanent redirects at the beginning of the trail.
    private(set) var movedTo: RequestAddress?
    private var visited: Set<RequestAddress>
    private var hops = 0
    private var isPermanent = true
    private let limit: Int

    /// Whether no redirect has been followed yet.
    var isAtStart: Bool { hops == 0 }

    /// - Parameter movedTo: where the feed was known to have moved to; then the trail begins there.
    init(from address: RequestAddress, movedTo: RequestAddress? = nil, limit: Int) {
        self.address = movedTo ?? address
        self.movedTo = movedTo
        self.limit = limit
        visited = [self.address]
    }

    /// Takes one hop.
    ///
    /// - http and https only.
    /// - From https never to http: the https form is asked for instead. Seen in the wild: servers behind a balancer
    ///   that ends TLS redirect to their own http form, which redirects straight back.
    /// - Where it has been before it does not go again, unless a cookie has been set since, which may change the answer.
    ///
    /// - Parameter hasNewCookies: whether this answer set any.
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
