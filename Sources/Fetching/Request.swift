import FoundationEssentials
import Newsroom

/// One feed, page, picture or robots.txt on its way to us.
struct Request {
    let source: FeedSource
    let purpose: Purpose
    /// What is particular to its source.
    let manners: FeedManners
    /// Where the configuration says that the feed is; nil of what is no feed.
    private let home: RequestAddress?
    /// Where in a list of wanted pages it stands; 0 for all else.
    let place: Int
    /// The validators that the server compares with; nil to get the body in any case.
    let validators: Validators?
    /// The address that was asked for first.
    let start: RequestAddress
    var trail: RedirectTrail
    /// Whether it may reach private networks on the hosts that the settings allow: only when the configuration put
    /// the feed on such a host. Otherwise any publisher could redirect us into the owner's network.
    let mayStayPrivate: Bool
    /// Time that its hops have taken so far, waiting not counted.
    var spent: Duration = .zero
    /// Bytes of bodies that its hops have brought so far, as they came over the line.
    var received = 0
    /// Whether any of its hops was answered in HTTP, and what the last of these said that the time is.
    var isAnswered = false
    var serverTime: Date?

    /// A feed, where it is known to have moved to; once a week where the configuration says.
    init(source: FeedSource, record: FeedRecord?, settings: FetchSettings, at now: Date) throws(Refusal) {
        self.source = source
        purpose = .feed
        place = 0
        manners = settings.manners[source.id] ?? FeedManners()
        if let place = manners.missingSecret {
            throw Refusal(reason: Message(.missingSecret, ["place": .text(place)]))
        }
        let address = try RequestAddress(source.feed)
        home = address
        let isHome = record?.asksAtHome(at: now) == true
        var moved: RequestAddress?
        if !isHome, let text = record?.movedTo { moved = try? RequestAddress(text) }
        trail = RedirectTrail(from: address, movedTo: moved, limit: settings.redirectLimit)
        start = trail.address
        // They came from where it had moved to, and say nothing at the configured address.
        validators = settings.ignoresValidators || isHome ? nil : record?.validators
        mayStayPrivate = settings.allows(address.host)
    }

    /// An article's page, or its picture.
    ///
    /// - Parameter source: the feed that names the page. What a stranger's feed names is on the public Internet or
    ///   refused, like a redirect.
    init(
        page: String, at place: Int, of source: FeedSource, for purpose: Purpose = .page, settings: FetchSettings
    ) throws(Refusal) {
        self.source = source
        self.place = place
        self.purpose = purpose
        manners = settings.manners[source.id] ?? FeedManners()
        home = nil
        start = try RequestAddress(page)
        trail = RedirectTrail(from: start, limit: settings.redirectLimit)
        validators = nil
        mayStayPrivate = settings.allows(try RequestAddress(source.feed).host)
    }

    /// The robots.txt of the host where another request is about to go.
    init(robotsFor request: Request, settings: FetchSettings) throws(Refusal) {
        source = request.source
        place = 0
        purpose = .robots
        manners = request.manners
        home = nil
        // Five at least, whatever the host (RFC 9309, section 2.3.1.2).
        start = try RequestAddress(request.trail.address.origin + "/robots.txt")
        trail = RedirectTrail(from: start, limit: max(5, settings.redirectLimit))
        validators = nil
        mayStayPrivate = request.mayStayPrivate
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

    /// The lines that are for the feed's own server alone.
    var ownLines: [String] { home?.trusts(trail.address) == true ? manners.lines : [] }

    /// What it has cost; nil where nothing was asked.
    var cost: FeedCost? {
        guard spent > .zero else { return nil }
        return FeedCost(seconds: Double(spent.milliseconds) / 1_000, bytes: received)
    }

    func failure(_ reason: Message) -> Failure {
        Failure(stage: .fetching, source: source.id, reason: reason)
    }
}

extension FetchSettings {
    /// Whether a host, as an address names it, may be on a private network.
    func allows(_ host: String) -> Bool {
        allowedHosts.contains { RequestAddress.bare($0) == host }
    }
}

/// Why a request is not made, or an answer not accepted.
struct Refusal: Error, Equatable {
    var reason: Message
}
