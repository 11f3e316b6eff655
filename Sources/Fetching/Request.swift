import FoundationEssentials
import Newsroom

/// One feed, page, picture or robots.txt on its way to us.
struct Request {
    let source: FeedSource
    let purpose: Purpose
    /// What is particular to its source.
    let manners: FeedManners
    /// Where the configuration says that the feed is, whether this asks for the feed itself or for what it names.
    private let home: RequestAddress
    /// Where in a list of wanted pages, or of questions to hosts, it stands; 0 for a feed.
    let place: Int
    /// The validators that the server compares with; nil to get the body in any case.
    let validators: Validators?
    var trail: RedirectTrail
    /// Whether it is asked for without libcurl's reading of HTTP, which refused the last answer for a slip in its head.
    var isPlain = false
    /// Cookies that its hops were given, as libcurl lists them. They go with this one exchange and are forgotten.
    var cookies: Set<String> = []
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
        // They came from where it had moved to, and say nothing at the configured address.
        validators = settings.ignoresValidators || isHome ? nil : record?.validators
    }

    /// An article's page, or its picture.
    ///
    /// - Parameter source: the feed that names the page.
    init(
        page: String, at place: Int, of source: FeedSource, for purpose: Purpose = .page, settings: FetchSettings
    ) throws(Refusal) {
        self.source = source
        self.place = place
        self.purpose = purpose
        manners = settings.manners[source.id] ?? FeedManners()
        home = try RequestAddress(source.feed)
        trail = RedirectTrail(from: try RequestAddress(page), limit: settings.redirectLimit)
        validators = nil
    }

    /// The robots.txt of the host where another request is about to go.
    ///
    /// - Parameter place: its place among the questions of its kind.
    init(robotsFor request: Request, at place: Int, settings: FetchSettings) throws(Refusal) {
        source = request.source
        self.place = place
        purpose = .robots
        manners = request.manners
        home = request.home
        // Five at least, whatever the host (RFC 9309, section 2.3.1.2).
        let address = try RequestAddress(request.trail.address.origin + "/robots.txt")
        trail = RedirectTrail(from: address, limit: max(5, settings.redirectLimit))
        validators = nil
    }

    /// The conditional headers (RFC 9110, section 13.1). What is remembered came from a stranger, so nothing that
    /// could end a header's line is sent.
    var conditions: [String] {
        var lines: [String] = []
        if let tag = validators?.entityTag, HeaderValue.isSafe(tag) { lines.append("If-None-Match: \(tag)") }
        if let date = validators?.lastModified, HeaderValue.isSafe(date) {
            lines.append("If-Modified-Since: \(date)")
        }
        return lines
    }

    /// The lines that are for the feed's own server alone.
    var ownLines: [String] { purpose == .feed && home.trusts(trail.address) ? manners.lines : [] }

    /// Whether it may connect to a private network where it is about to go: on a host and port that the settings allow, and
    /// only for a feed that the configuration itself puts there. Any publisher could lead us into the owner's network otherwise.
    ///
    /// What the feed names, its pages, pictures and their robots.txt, may be private at the feed's own origin alone.
    func mayStayPrivate(_ settings: FetchSettings) -> Bool {
        guard isFromPrivateHome(settings) else { return false }
        let here = trail.address
        return here.hasOrigin(of: home)
            || purpose == .feed && settings.allowedHosts.contains { AllowedHost($0).allowsRedirect(to: here) }
    }

    /// Whether the settings allow the place at which the configuration puts its feed to be private.
    func isFromPrivateHome(_ settings: FetchSettings) -> Bool {
        settings.allowedHosts.contains { AllowedHost($0).allows(home) }
    }

    /// Whether it gives a name and a password.
    var isLoggedIn: Bool { ownLines.contains { $0.lowercased().hasPrefix("authorization:") } }

    /// What it has cost; nil where nothing was asked.
    var cost: FeedCost? {
        guard spent > .zero else { return nil }
        return FeedCost(seconds: Double(spent.milliseconds) / 1_000, bytes: received)
    }

    func failure(_ reason: Message) -> Failure {
        Failure(stage: .fetching, source: source.id, reason: reason)
    }
}

/// Why a request is not made, or an answer not accepted.
struct Refusal: Error, Equatable {
    var reason: Message
}
