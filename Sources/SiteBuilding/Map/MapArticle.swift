internal import FoundationEssentials
internal import Newsroom

/// An article in `MapData`: a list, for the names of its values would be most of the file.
///
/// Title; the number of its source; its address without what all addresses of the source begin with, null
/// when it has none; minutes since 1970;
/// the numbers of its category and of its reason, −1 for none; its id; the name of its story's page, empty where that has none; the
/// language of its title; how many publishers tell it; 1 when the time is when it was first seen.
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
