internal import FoundationEssentials
internal import Newsroom

/// An article in `MapData`. It is encoded as an array, because keys would make up most of the file.
///
/// The elements are: title; source index; address without the prefix common to that source's articles, or null; minutes
/// since 1970; category index and reason index, −1 for none; id; story page name, or an empty string; title language;
/// number of publishers; 1 if the time is when it was first seen, else 0.
struct MapArticle: Encodable {
    let brief: Brief
    let address: String?
    let source: Int
    let category: Int
    let reason: Int
    let storyName: String?

    init(_ brief: Brief, address: String?, source: Int, category: Int, reason: Int, storyName: String?) {
        self.brief = brief
        self.address = address
        self.source = source
        self.category = category
        self.reason = reason
        self.storyName = storyName
    }

    func encode(to encoder: any Encoder) throws {
        let article = brief.article
        var list = encoder.unkeyedContainer()
        try list.encode(article.title)
        try list.encode(source)
        try list.encode(address)
        try list.encode(Int((article.moment.timeIntervalSince1970 / 60).rounded(.down)))
        try list.encode(category)
        try list.encode(reason)
        try list.encode(brief.id)
        try list.encode(storyName ?? "")
        try list.encode(brief.language ?? "")
        try list.encode(brief.story.publishers)
        try list.encode((article.published.map { $0 > article.firstSeen } ?? true) ? 1 : 0)
    }
}
