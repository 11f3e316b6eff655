/// What foreign bytes reach, and what must hold whatever they are.
public enum FuzzTarget: String, CaseIterable, Sendable {
    case feed, xml, sanitise, extract, date, address, markdown

    /// Which promise an input breaks; nil when none.
    public func complaint(about input: [UInt8]) -> String? {
        switch self {
        case .feed: FeedProperties.complaint(about: input)
        case .xml: XMLProperties.complaint(about: input)
        case .sanitise: SanitiserProperties.complaint(about: input)
        case .extract: ExtractionProperties.complaint(about: input)
        case .date: DateProperties.complaint(about: input)
        case .address: AddressProperties.complaint(about: input)
        case .markdown: MarkdownProperties.complaint(about: input)
        }
    }
}
