import FoundationEssentials
import Newsroom

/// A request for a feed, page, picture or robots.txt.
struct Request {
    let source: FeedSource
    let purpose: Purpose
    /// The source's own request options.
    let requestOptions: FeedRequestOptions
    /// The configured address of the feed, also for requests for its pages; nil for a mailbox, which has no website.
    private let home: RequestAddress?
    /// The index in the list of pages or of robots.txt files to fetch; 0 for a feed.
    let place: Int
    /// The validators for a conditional request; nil to fetch the body in any case.
    let validators: Validators?
    var trail: RedirectTrail
    /// Whether to bypass libcurl's HTTP parser, which rejected the last answer for an error in its head.
    var isPlain = false
    /// The cookies set along the redirects, in libcurl's format. They are used only for this exchange.
    var cookies: Set<String> = []
    /// The time spent on this request and its redirects so far, excluding time in the queue.
    var elapsed: Duration = .zero
    /// The bytes received on the wire so far, including redirects.
    var received = 0
    /// Whether any hop was answered with HTTP, and the last server time received.
    var isAnswered = false
    var serverTime: Date?

    /// Creates a request for a feed, or a page read as one, at the address it has moved to, or once a week at the
    /// configured one.
    init(source: FeedSource, record: FeedRecord?, settings: FetchSettings, at now: Date) throws(Refusal) {
        self.source = source
        place = 0
        requestOptions = settings.requestOptions[source.id] ?? FeedRequestOptions()
        purpose = requestOptions.isPage ? .listing : .feed
        if let place = requestOptions.missingSecret {
            throw Refusal(reason: Message(.missingSecret, ["place": .text(place)]))
        }
        let address = try RequestAddress(source.feed)
        home = address
        let isHome = record?.usesConfiguredAddress(at: now) == true
        var moved: RequestAddress?
        if !isHome, let text = record?.movedTo { moved = try? RequestAddress(text) }
        trail = RedirectTrail(from: address, movedTo: moved, limit: settings.redirectLimit)
        // The validators belong to the address it moved to, so don't send them to the configured one.
        validators = settings.ignoresValidators || isHome ? nil : record?.validators
    }

    /// Creates a request for an article's page or picture.
    ///
    /// - Parameter source: the feed that contains the article.
    init(
        page: String, at place: Int, of source: FeedSource, for purpose: Purpose = .page, settings: FetchSettings
    ) throws(Refusal) {
        self.source = source
        self.place = place
        self.purpose = purpose
        requestOptions = settings.requestOptions[source.id] ?? FeedRequestOptions()
        home = source.isMailbox ? nil : try RequestAddress(source.feed)
        trail = RedirectTrail(from: try RequestAddress(page), limit: settings.redirectLimit)
        validators = nil
    }

    /// Creates a request for the robots.txt that applies to another request.
    ///
    /// - Parameters:
    ///   - place: the index among the robots.txt files to fetch.
    ///   - known: the file as stored by an earlier run.
    init(
        robotsFor request: Request, at place: Int, knowing known: RobotsRecord?, settings: FetchSettings
    ) throws(Refusal) {
        source = request.source
        self.place = place
        purpose = .robots
        requestOptions = request.requestOptions
        home = request.home
        // At least five redirects to any host (RFC 9309, section 2.3.1.2).
        let address = try RequestAddress(request.trail.address.origin + "/robots.txt")
        trail = RedirectTrail(from: address, limit: max(5, settings.redirectLimit))
        validators = settings.ignoresValidators ? nil : known?.validators
    }

    /// The conditional headers (RFC 9110, section 13.1). Stored validators came from a stranger, so unsafe ones that
    /// could break a header line are left out.
    var conditions: [String] {
        var lines: [String] = []
        if let tag = validators?.entityTag, HeaderValue.isSafe(tag) { lines.append("If-None-Match: \(tag)") }
        if let date = validators?.lastModified, HeaderValue.isSafe(date) {
            lines.append("If-Modified-Since: \(date)")
        }
        return lines
    }

    /// The header lines meant only for the feed's own server.
    var ownLines: [String] {
        purpose.isForSource && home?.trusts(trail.address) == true ? requestOptions.lines : []
    }

    /// Returns whether the request may connect to a private network at its current address. The host and port must be
    /// allowed, and the feed must be configured there. Otherwise any publisher could lead us into the owner's network.
    ///
    /// Pages, pictures and robots.txt files may be private only at the feed's own origin.
    func mayStayPrivate(_ settings: FetchSettings) -> Bool {
        guard let home, isFromPrivateHome(settings) else { return false }
        let here = trail.address
        return here.hasOrigin(of: home)
            || purpose.isForSource && settings.allowedHosts.contains { AllowedHost($0).allowsRedirect(to: here) }
    }

    /// Returns whether the settings allow the feed's configured address to be private.
    func isFromPrivateHome(_ settings: FetchSettings) -> Bool {
        home.map { home in settings.allowedHosts.contains { AllowedHost($0).allows(home) } } ?? false
    }

    /// Whether the request includes credentials.
    var isLoggedIn: Bool { ownLines.contains { $0.lowercased().hasPrefix("authorization:") } }

    /// The cost of the request; nil if nothing was sent.
    var cost: FeedCost? {
        guard elapsed > .zero else { return nil }
        return FeedCost(seconds: Double(elapsed.milliseconds) / 1_000, bytes: received)
    }

    func failure(_ reason: Message) -> Failure {
        Failure(stage: .fetching, source: source.id, reason: reason)
    }
}

/// The reason a request isn't made or an answer isn't accepted.
struct Refusal: Error, Equatable {
    var reason: Message
}
