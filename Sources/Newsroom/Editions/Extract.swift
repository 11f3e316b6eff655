/// A sentence, a figure and a quotation from the reports of a headline's story, as they were in the first build after
/// its day. They outlast the reports.
public struct Extract: Sendable, Equatable, Codable {
    /// A text from a report, verbatim.
    public struct Passage: Sendable, Equatable, Codable {
        public var text: String
        /// The speaker of a quotation; nil for other texts.
        public var speaker: String?
        /// The publisher's name.
        public var source: String
        /// The absolute http(s) address of the report.
        public var url: String?
        /// A BCP 47 tag.
        public var language: String?

        public init(_ text: String, from brief: Brief, by speaker: String? = nil) {
            self.text = text
            self.speaker = speaker
            source = brief.source.name
            url = brief.article.url
            language = brief.language
        }
    }

    public var sentence: Passage?
    /// A figure that several publishers give.
    public var figure: Passage?
    public var quotation: Passage?
    /// The running story that the story belonged to.
    public var thread: StoryThread.ID?

    public init(
        sentence: Passage? = nil, figure: Passage? = nil, quotation: Passage? = nil, thread: StoryThread.ID? = nil
    ) {
        self.sentence = sentence
        self.figure = figure
        self.quotation = quotation
        self.thread = thread
    }
}
