internal import Fingerprinting
internal import Foundation
internal import Newsroom

/// Which known article an item is, if any. A fact that identifies is believed unless all the others speak against it.
struct Matching {
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
        guard draft.title.words >= settings.titleWords else { return nil }
        return index.positions(ofTitle: draft.title, publisher: publisher).first { position in
            isSamePublication(draft, index.articles[position])
        }
    }

    /// Seen in the wild: one identifier, or one link, for every item that a feed will ever hold. So when neither the
    /// other of the two, nor the title, nor the date goes with it, a match is none.
    private func isPlausible(_ draft: Draft, at position: Int, in index: ArticleIndex) -> Bool {
        let known = index.articles[position]
        let isSameAddress = draft.address != nil && draft.address == index.addresses[position]
        if isSameAddress, sameButForFragment(draft.identifier, known.identifier) { return true }
        if !isSameAddress, draft.address == nil || index.addresses[position] == nil { return true }
        if draft.title.likeness(to: index.titles[position]) >= 0.2 { return true }
        guard let date = draft.article.published, let knownDate = known.published else { return false }
        return abs(date.timeIntervalSince(knownDate)) <= 86_400
    }

    /// Seen in the wild: a large broadcaster numbers the fragments of its identifiers anew on every fetch.
    private func sameButForFragment(_ a: String?, _ b: String?) -> Bool {
        guard let a, let b else { return true }
        return a.prefix { $0 != "#" } == b.prefix { $0 != "#" }
    }

    /// Whether articles of one publisher under one title are one: near in time, and where one feed holds both at once,
    /// with the same beginning too (seen in the wild: a stock exchange's notices, all under one title).
    private func isSamePublication(_ draft: Draft, _ known: Article) -> Bool {
        let new = draft.article
        guard abs(new.moment.timeIntervalSince(known.moment)) <= settings.titleGap else { return false }
        if new.source == known.source, known.lastSeen == new.lastSeen {
            return new.summary.prefix(100) == known.summary.prefix(100)
        }
        return true
    }

    /// The id of an article never seen: made of the best that identifies it and is not yet taken.
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
