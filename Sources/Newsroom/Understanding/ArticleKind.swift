/// The sort of thing that an article is, as a newsroom would file it; the "genre" of the IPTC NewsCodes.
public enum ArticleKind: String, Sendable, CaseIterable, Codable {
    /// News, a feature, an interview, an analysis of fact: what an article is unless something says otherwise.
    case report
    /// A column, an editorial, a review, letters, talk among commentators.
    case opinion
    /// A page or a broadcast that follows one event while it happens.
    case live
    /// A page that follows a whole day's news, or all of a pandemic, as it comes in.
    case rolling
    /// A whole programme or bulletin.
    case show
    /// A little of much: a briefing, a wrap, a week in pictures.
    case roundup
    /// Lottery, horoscope, recipe, quiz, listing, how-to: for use, not news.
    case service
    /// Advertising, subscription offers, trailers, shopping deals.
    case promotion

    /// Whether it may lead a page, stand for a story and count as a publisher's voice on it.
    public var isVoice: Bool { self == .report || self == .live }

    /// Whether it may be an article of a story beside others: not what touches on a dozen events.
    public var joinsStories: Bool { isVoice || self == .opinion }

    /// As pages and files name it: both sorts of live pages are one to readers; nil for what needs no label.
    public var label: String? {
        switch self {
        case .report: nil
        case .rolling: Self.live.rawValue
        default: rawValue
        }
    }

    /// As data files name it: "news" for reports, "promo" for promotions, both sorts of live pages "live".
    public var exported: String {
        switch self {
        case .report: "news"
        case .rolling: Self.live.rawValue
        case .promotion: "promo"
        default: rawValue
        }
    }

    /// The kinds that readers can tell apart, reports first; promotions are never shown.
    public static let labelled: [Self] = [.report, .opinion, .live, .show, .roundup, .service]
}
