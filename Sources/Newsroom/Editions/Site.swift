/// The site as a whole: its masthead, its address and its time zone.
public struct Site: Sendable, Equatable {
    public var title: String
    public var tagline: String
    /// The address the site will be published at ("https://news.example.org/"), if configured.
    public var address: String?
    /// An IANA time zone ("Europe/Lisbon"), which defines "today" on the pages.
    public var timeZone: String
    /// The BCP 47 tag of the interface language.
    public var language: String
    /// The accent colour ("#1d6fb8"), if configured.
    public var colour: String?

    public init(
        title: String, tagline: String, address: String? = nil, timeZone: String = "UTC", language: String = "en",
        colour: String? = nil
    ) {
        self.title = title
        self.tagline = tagline
        self.address = address
        self.timeZone = timeZone
        self.language = language
        self.colour = colour
    }
}
