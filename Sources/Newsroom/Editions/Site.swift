/// The site as a whole: its masthead, its address and its time zone.
public struct Site: Sendable, Equatable {
    public var title: String
    public var tagline: String
    /// Where the site will be published ("https://news.example.org/"), when the owner says.
    public var address: String?
    /// An IANA time zone ("Europe/Lisbon"): "today" on the pages means today there.
    public var timeZone: String
    /// The language of the interface, as a BCP 47 tag.
    public var language: String
    /// "#1d6fb8": the colour of its mark, when the owner chooses one.
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
