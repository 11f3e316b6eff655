/// The parts of the tool that read foreign bytes, each with the promises that must hold for any input.
public enum FuzzTarget: String, CaseIterable, Sendable {
    case feed, json, xml, sanitise, extract, date, address, markdown, robots, opml, settings, picture

    /// The promise that an input breaks; nil when it breaks none.
    public func complaint(about input: [UInt8]) -> String? {
        switch self {
        case .feed: FeedProperties.complaint(about: input)
        case .json: FeedProperties.complaint(aboutJSON: input)
        case .xml: XMLProperties.complaint(about: input)
        case .sanitise: SanitiserProperties.complaint(about: input)
        case .extract: ExtractionProperties.complaint(about: input)
        case .date: DateProperties.complaint(about: input)
        case .address: AddressProperties.complaint(about: input)
        case .markdown: MarkdownProperties.complaint(about: input)
        case .robots: RobotsProperties.complaint(about: input)
        case .opml: OPMLProperties.complaint(about: input)
        case .settings: SettingsProperties.complaint(about: input)
        case .picture: PictureProperties.complaint(about: input)
        }
    }
}
