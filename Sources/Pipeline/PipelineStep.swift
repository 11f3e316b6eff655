/// The steps of a run, in order. Fetching and parsing overlap: a feed is read while others are awaited.
public enum PipelineStep: String, Sendable, CaseIterable {
    case recalling
    case reading = "fetching and parsing"
    case deduplicating
    case remembering
    case completing = "reading articles' pages"
    case readingTexts = "reading texts"
    case telling = "finding stories"
    case categorising
    case geotagging
    case contextualising
    case signalling
    case sectioning
    case summarising
    case picturing = "reading pictures"
    case building
    case publishing
}
