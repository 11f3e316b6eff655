/// The genre of an article, as a newsroom would file it; IPTC NewsCodes call it "genre".
public enum ArticleKind: String, Sendable, CaseIterable, Codable {
    /// News, a feature, an interview or factual analysis. The default.
    case report
    /// A column, editorial, review, letters page or panel of commentators.
    case opinion
    /// A page or broadcast following one event as it happens.
    case live
    /// A live page covering a whole day's news, or a whole pandemic.
    case rolling
    /// A complete programme or bulletin.
    case show
    /// A mix of topics: a briefing, a wrap, a week in pictures.
    case roundup
    /// Practical content rather than news: lottery, horoscope, recipe, quiz, listing, how-to.
    case service
    /// Advertising, subscription offers, trailers, shopping deals.
    case promotion

    /// Whether it may lead a page, represent a story and count as a publisher's voice on it.
    public var isVoice: Bool { self == .report || self == .live }

    /// Whether it may be grouped with other articles into a story. Articles that touch on a dozen events may not.
    public var joinsStories: Bool { isVoice || self == .opinion }

    /// The label on pages and in files; nil if none is needed. Both kinds of live page share one label.
    public var label: String? {
        switch self {
        case .report: nil
        case .rolling: Self.live.rawValue
        default: rawValue
        }
    }

    /// The name in data files: "news" for reports, "promo" for promotions, "live" for both kinds of live page.
    public var exported: String {
        switch self {
        case .report: "news"
        case .rolling: Self.live.rawValue
        case .promotion: "promo"
        default: rawValue
        }
    }
}
