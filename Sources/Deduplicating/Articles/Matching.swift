internal import Computing
internal import Foundation
internal import Newsroom

/// Matches items with known articles. An identifying mark is believed unless all the others contradict it.
struct Matching {
    private typealias Tuning = ClusteringTuning.Articles

    let settings: DeduplicationSettings

    func position(of draft: Draft, publisher: String, in index: ArticleIndex) -> Int? {
        let source = draft.article.source
        if let identifier = draft.identifier,
            let position = index.position(ofIdentifier: identifier, source: source),
            isPlausible(draft, at: position, in: index)
        {
            return position
        }
        if let address = draft.address, let position = index.position(ofAddress: address),
            index.articles[position].source != source || isPlausible(draft, at: position, in: index)
        {
            return position
        }
        let namesakes = index.positions(ofTitle: draft.title, publisher: publisher)
        if draft.title.words >= settings.titleWords,
            let position = namesakes.first(where: { isSamePublication(draft, index.articles[$0]) })
        {
            return position
        }
        return namesakes.first { isUnchanged(draft, index.articles[$0]) }
    }

    /// Returns whether an unidentified item repeats one that the feed had before: same title, link and date, if it has
    /// one.
    private func isUnchanged(_ draft: Draft, _ known: Article) -> Bool {
        let new = draft.article
        return new.source == known.source && new.url == known.url && new.published == known.published
            && (new.published != nil || new.url != nil)
            && new.summary.prefix(Tuning.comparedCharacters) == known.summary.prefix(Tuning.comparedCharacters)
            && (draft.identifier == nil || known.identifier == nil || known.lastSeen != new.lastSeen)
    }

    /// Returns whether a match is believable: not if the other mark, the title and the date all differ. (Seen in the
    /// wild: one identifier, or one link, for every item that a feed will ever hold.)
    private func isPlausible(_ draft: Draft, at position: Int, in index: ArticleIndex) -> Bool {
        let known = index.articles[position]
        let isSameAddress = draft.address != nil && draft.address == index.addresses[position]
        if isSameAddress, sameButForFragment(draft.identifier, known.identifier) { return true }
        if !isSameAddress, draft.address == nil || index.addresses[position] == nil { return true }
        let likeness = draft.title.likeness(to: index.titles[position])
        guard let date = draft.article.published, let knownDate = known.published else {
            return likeness >= Tuning.plausibleTitle
        }
        if abs(date.timeIntervalSince(knownDate)) <= Tuning.plausibleGap { return true }
        // "Poem of the day, 14 May" is not a new headline for the poem of the 13th.
        return likeness >= Tuning.plausibleTitle && draft.title.numbers == index.titles[position].numbers
    }

    /// Returns whether two articles of one publisher with one title are the same: near in time, and with equal
    /// beginnings if one feed holds both at once. (Seen in the wild: a stock exchange's notices, all with one title.)
    private func isSamePublication(_ draft: Draft, _ known: Article) -> Bool {
        let new = draft.article
        guard abs(new.moment.timeIntervalSince(known.moment)) <= settings.titleGap else { return false }
        if new.source == known.source, known.lastSeen == new.lastSeen {
            return new.summary.prefix(Tuning.comparedCharacters) == known.summary.prefix(Tuning.comparedCharacters)
        }
        return true
    }

    /// Returns the id for a new article, made from its best identifying mark that is not yet taken.
    func id(of draft: Draft, in index: ArticleIndex) -> Article.ID {
        let source = draft.article.source
        if let address = draft.address {
            let id = fingerprint("address", address)
            if index.position(ofID: id) == nil { return id }
        }
        if let identifier = draft.identifier {
            let id = fingerprint("identifier", source, identifier)
            if index.position(ofID: id) == nil { return id }
        }
        let stamp = draft.article.published.map { "\(Int($0.timeIntervalSince1970.rounded()))" } ?? ""
        return fingerprint("title", source, draft.title.text, stamp)
    }
}
