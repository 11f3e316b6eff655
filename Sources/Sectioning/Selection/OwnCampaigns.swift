internal import Newsroom
internal import TextReading

/// Recognises titles in which a publisher reports on its own campaign: "Herald launches appeal" in the Valley Herald.
struct OwnCampaigns: Sendable {
    /// The most words between the publisher's name and the word for a campaign.
    private static let mostWordsBetween = 3

    private let campaigns: Set<WordID>

    init(_ lists: WordLists) {
        campaigns = lists.words("own-campaigns")
    }

    func contains(_ brief: Brief, _ reading: ArticleReading) -> Bool {
        let words = reading.title.words
        // "Valley Herald – Sport" is the Herald, too.
        let name = brief.source.name.split(separator: " – ").first ?? ""
        guard let last = WordLists.forms(of: String(name)).last else { return false }
        return words.indices.contains { place in
            words[place].form == last && words[place].isCapitalised && words[place].gap != .hyphen
                && words[(place + 1)...].prefix(Self.mostWordsBetween).contains { campaigns.contains($0.form) }
        }
    }
}
