extension Message {
    /// Every message the program can produce, by the key of its text in `Templates/words`.
    public enum Key: String, CaseIterable, Sendable, Codable {
        /// Shown as is.
        case verbatim = "problem.verbatim"

        // HTTP statuses.
        case password = "problem.password"
        case refusedLogin = "problem.login"
        case proxyPassword = "problem.proxy-password"
        case money = "problem.money"
        case refuses = "problem.refuses"
        case notFound = "problem.not-found"
        case noForm = "problem.no-form"
        case tooMany = "problem.too-many"
        case legal = "problem.legal"
        case noContent = "problem.no-content"
        case partOnly = "problem.part"
        case unavailable = "problem.unavailable"
        case serverTrouble = "problem.server"
        case unexpectedStatus = "problem.unexpected"
        case unusableAnswer = "problem.unusable"
        case goneNow = "problem.gone-now"
        case gone = "problem.gone"
        case unaskedUnchanged = "problem.unasked"

        // Redirects.
        case redirectToNowhere = "problem.nowhere"
        case tooManyRedirects = "problem.redirects"
        case insecureRedirect = "problem.redirect-insecure"
        case refusedRedirect = "problem.redirect"
        case circularRedirect = "problem.circle"

        // Addresses.
        case controlCharacter = "problem.control-character"
        case longAddress = "problem.long-address"
        case credentials = "problem.credentials"
        case foreignScheme = "problem.scheme"
        case noAddress = "problem.no-address"
        case refusedHost = "problem.refused"
        case refusedHostAt = "problem.refused-at"
        case restrictedHost = "problem.restricted"
        case restrictedHostAt = "problem.restricted-at"

        // Kinds of addresses that are not on the public Internet.
        case unspecifiedAddress = "network.unspecified"
        case privateAddress = "network.private"
        case carrierAddress = "network.carrier"
        case loopbackAddress = "network.loopback"
        case linkLocalAddress = "network.link-local"
        case reservedAddress = "network.reserved"
        case exampleAddress = "network.example"
        case measurementAddress = "network.measurement"
        case multicastAddress = "network.multicast"
        case otherAddress = "network.other"

        // Connections.
        case unknownHost = "problem.host"
        case noConnection = "problem.connection"
        case noSecureConnection = "problem.secure"
        case timeout = "problem.timeout"
        case tooSlow = "problem.slow"
        case tooLarge = "problem.large"
        case longHead = "problem.head"
        case incomplete = "problem.partial"
        case closedConnection = "problem.closed"
        case damagedCompression = "problem.damaged"
        case noHTTP = "problem.no-http"
        case brokenHTTP2 = "problem.http2"
        case earlyCertificate = "problem.certificate-early"
        case expiredCertificate = "problem.certificate-expired"
        case selfSignedCertificate = "problem.certificate-self"
        case unknownAuthority = "problem.certificate-authority"
        case foreignCertificate = "problem.certificate"
        case noAuthorities = "problem.authorities"
        case unknownProxy = "problem.proxy"
        case closedProxy = "problem.proxy-closed"
        case unreachableProxy = "problem.proxy-unreachable"
        case failedExchange = "problem.exchange"
        case missingSecret = "problem.secret"
        case outOfMemory = "problem.memory"
        case noLibrary = "problem.library"

        // Article pages and pictures.
        case robotsForbid = "problem.robots"
        case robotsUnreadable = "problem.robots-unreadable"
        case noPage = "problem.no-page"
        case noPicture = "problem.picture-kind"
        case largePicture = "problem.picture-large"
        case smallPicture = "problem.picture-small"
        case damagedPicture = "problem.picture-damaged"
        case deadlyPicture = "problem.picture-deadly"
        case noDecoder = "problem.no-decoder"

        // Mailboxes.
        case noMailbox = "problem.mailbox"
        case closedMailbox = "problem.mailbox-closed"
        case unreadMessages = "problem.mailbox-unread"
        case longMessages = "problem.mailbox-long"
        case noNewsletters = "problem.mailbox-other"
        case noMailLogin = "problem.mailbox-no-login"
        case refusedMailLogin = "problem.mailbox-login"
        case refusedMailToken = "problem.mailbox-token"
        case noMailTokens = "problem.mailbox-no-tokens"
        case noMailFolder = "problem.mailbox-folder"
        case unencryptedMail = "problem.mailbox-secure"
        case noIMAP = "problem.mailbox-protocol"
        case noIMAPLibrary = "problem.mailbox-library"

        // Feeds.
        case stoppedRun = "problem.stopped-run"
        case emptyBody = "problem.empty"
        case noDocument = "problem.neither"
        case pageWithoutFeed = "problem.page-none"
        case pageWithFeed = "problem.page"
        case pageWithoutItems = "problem.page-items"
        case pageWithoutList = "problem.page-list"
        case unusableSelector = "problem.selector"
        case namedFeed = "problem.named"
        case noFeed = "problem.no-feed"
        case endsEarly = "problem.ends"
        case noListing = "problem.no-listing"
        case firstItems = "problem.first"
        case cutOff = "problem.cut-off"
        case unfinished = "problem.unfinished"
        case manyElements = "problem.elements"
        case repaired = "problem.repaired"
        case unreadDates = "problem.dates"
        case noJSON = "problem.no-json"
        case noXML = "problem.no-xml"
        case precedingText = "problem.preceding"
        case longTag = "problem.long-tag"
        case manyAttributes = "problem.attributes"
        case undeclaredEntity = "problem.entity"
        case moved = "problem.moved"
        case noItems = "problem.no-items"
        case stale = "problem.stale"
        case noSubscriptions = "problem.no-list"
        case emptyFile = "problem.file-empty"
        case isJSON = "problem.file-json"
        case isPage = "problem.file-page"
        case isNoXML = "problem.file-no-xml"
        case noElement = "problem.file-no-element"
        case otherElement = "problem.file-element"

        // Model servers.
        case noQuestion = "problem.model-question"
        case longAnswer = "problem.model-long"
        case modelStatus = "problem.model-status"
        case foreignProtocol = "problem.model-protocol"
    }
}

extension Message.Key {
    /// The names of the values that a message with this key takes.
    public var names: Set<String> {
        switch self {
        case .verbatim: ["text"]
        case .password, .refusedLogin, .noContent, .serverTrouble, .unexpectedStatus, .redirectToNowhere, .modelStatus:
            ["status"]
        case .tooManyRedirects, .longAddress: ["limit"]
        case .insecureRedirect, .circularRedirect, .foreignScheme, .noAddress, .pageWithFeed, .moved: ["address"]
        case .namedFeed: ["address", "reason"]
        case .pageWithoutItems, .unusableSelector: ["expression"]
        case .failedExchange: ["host", "code"]
        case .refusedRedirect, .robotsUnreadable, .repaired, .noSubscriptions: ["reason"]
        case .refusedHost, .restrictedHost: ["host", "kind"]
        case .refusedHostAt, .restrictedHostAt: ["host", "address", "kind"]
        case .unknownHost, .noConnection, .noSecureConnection, .closedConnection, .noHTTP, .brokenHTTP2,
            .earlyCertificate, .expiredCertificate, .selfSignedCertificate, .unknownAuthority, .foreignCertificate,
            .robotsForbid, .unencryptedMail, .noMailTokens, .noIMAP:
            ["host"]
        case .timeout, .tooSlow: ["time"]
        case .tooLarge, .longTag: ["size"]
        case .noPage: ["type"]
        case .missingSecret: ["place"]
        case .unreadMessages, .noNewsletters: ["messages"]
        case .longMessages: ["messages", "size"]
        case .noFeed, .otherElement: ["name"]
        case .firstItems, .cutOff: ["items"]
        case .unreadDates: ["items", "date"]
        case .stale: ["days"]
        case .noJSON: ["position"]
        case .manyAttributes: ["attributes"]
        case .manyElements: ["elements"]
        default: []
        }
    }
}
