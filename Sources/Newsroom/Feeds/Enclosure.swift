/// A file that goes with an item: a podcast's episode, a video, a picture.
public struct Enclosure: Sendable, Equatable {
    /// Absolute http(s) address.
    public var url: String
    /// A media type ("audio/mpeg").
    public var type: String?
    /// Bytes, when the publisher says.
    public var length: Int?
    /// The file's own title as plain text, where it differs from the item's.
    public var title: String?
    /// Seconds that it plays.
    public var duration: Int?
    /// The number of the episode, as the publisher counts them.
    public var episode: Int?
    /// The number of the season that the episode belongs to.
    public var season: Int?
    /// Absolute http(s) address of a picture of this file alone.
    public var image: String?
    /// Absolute http(s) address of what is said in it, written down (Podcasting 2.0).
    public var transcript: String?
    /// Absolute http(s) address of its chapters, as a file for players (Podcasting 2.0).
    public var chapters: String?
    /// Its chapters themselves, in the order of their beginnings, where the feed holds them.
    public var marks: [Mark]

    /// Where a chapter begins.
    public struct Mark: Sendable, Equatable {
        /// Seconds from the beginning of the file.
        public var start: Int
        /// Plain text, in one line.
        public var title: String

        public init(start: Int, title: String) {
            self.start = start
            self.title = title
        }
    }

    public init(
        url: String, type: String? = nil, length: Int? = nil, title: String? = nil, duration: Int? = nil,
        episode: Int? = nil, season: Int? = nil, image: String? = nil, transcript: String? = nil,
        chapters: String? = nil, marks: [Mark] = []
    ) {
        self.url = url
        self.type = type
        self.length = length
        self.title = title
        self.duration = duration
        self.episode = episode
        self.season = season
        self.image = image
        self.transcript = transcript
        self.chapters = chapters
        self.marks = marks
    }
}
