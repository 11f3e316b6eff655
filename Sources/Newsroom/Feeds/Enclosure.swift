/// A file attached to an item: a podcast episode, a video, an image.
public struct Enclosure: Sendable, Equatable {
    /// The absolute http(s) address.
    public var url: String
    /// A media type ("audio/mpeg").
    public var type: String?
    /// Size in bytes, if the publisher states it.
    public var length: Int?
    /// The file's own title as plain text, if it differs from the item's.
    public var title: String?
    /// Playing time in seconds.
    public var duration: Int?
    /// The publisher's episode number.
    public var episode: Int?
    /// The number of the season the episode belongs to.
    public var season: Int?
    /// The absolute http(s) address of an image specific to this file.
    public var image: String?
    /// The absolute http(s) address of the transcript (Podcasting 2.0).
    public var transcript: String?
    /// The absolute http(s) address of the chapters file (Podcasting 2.0).
    public var chapters: String?
    /// The chapters included in the feed, by start time.
    public var marks: [Mark]

    /// Whether it is an audio or video file, by its media type in lower case.
    public var isPlayable: Bool { type.map { $0.hasPrefix("audio/") || $0.hasPrefix("video/") } ?? false }

    /// The start of a chapter.
    public struct Mark: Sendable, Equatable {
        /// Seconds from the start of the file.
        public var start: Int
        /// Plain text on one line.
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
