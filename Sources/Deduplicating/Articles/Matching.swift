internal import Computing
internal import Foundation
internal import Newsroom

/// Matches items with known articles. An identifying mark is believed unless all the others contradict it.
struct Matching {
    private typealias Tuning = ClusteringTuning.Articles

    let settings: DeduplicationSettings

    /// Returns the known article that a feed's item repeats.
    ///
    /// - Parameter article: the item as an article, without the identifier and address that other items share.
    func position(of article: Article, _ marks: ArticleMarks, in index: ArticleIndex) -> Int? {
        if let identifier = article.identifier,
            let position = index.position(ofIdentifier: identifier, source: article.source),
            isPlausible(article, marks, at: position, in: index)
        {
            return position
        }
        if let address = marks.address, let position = index.position(ofAddress: address),
            index.articles[position].source != article.source || isPlausible(article, marks, at: position, in: index)
        {
            return position
        }
        let namesakes = index.namesakes(of: marks)
        if marks.title.words >= settings.titleWords,
            let position = namesakes.first(where: { isSamePublication(article, index.articles[$0]) })
        {
            return position
        }
        return namesakes.first { isUnchanged(article, index.articles[$0]) }
    }

    /// Returns whether an unidentified item repeats one that the feed had before: same title, link and date, if it has
    /// one.
    private func isUnchanged(_ new: Article, _ known: Article) -> Bool {
        new.source == known.source && new.url == known.url && new.published == known.published
            && (new.published != nil || new.url != nil)
            && new.summary.prefix(Tuning.comparedCharacters) == known.summary.prefix(Tuning.comparedCharacters)
            && (new.identifier == nil || known.identifier == nil || known.lastSeen != new.lastSeen)
    }

    /// Returns whether a match is believable: not if the other mark, the title and the date all differ. (Seen in the
    /// wild: one identifier, or one link, for every item that a feed will ever hold.)
    private func isPlausible(
        _ article: Article, _ marks: ArticleMarks, at position: Int, in index: ArticleIndex
    ) -> Bool {
        let (known, knownMarks) = (index.articles[position], index.marks[position])
        let isSameAddress = marks.address != nil && marks.address == knownMarks.address
        if isSameAddress, sameButForFragment(article.identifier, known.identifier) { return true }
        if !isSameAddress, marks.address == nil || knownMarks.address == nil { return true }
        let similarity = marks.title.similarity(to: knownMarks.title)
        guard let date = article.published, let knownDate = known.published else {
            return similarity >= Tuning.plausibleTitle
        }
        if abs(date.timeIntervalSince(knownDate)) <= Tuning.plausibleGap { return true }
        // "Poem of the day, 14 May" is not a new headline for the poem of the 13th.
        return similarity >= Tuning.plausibleTitle && marks.title.numbers == knownMarks.title.numbers
    }

    /// Returns whether two articles of one publisher with one title are the same: near in time, and with equal
    /// beginnings if one feed holds both at once. (Seen in the wild: a stock exchange's notices, all with one title.)
    private func isSamePublication(_ new: Article, _ known: Article) -> Bool {
        guard abs(new.moment.timeIntervalSince(known.moment)) <= settings.titleGap else { return false }
        if new.source == known.source, known.lastSeen == new.lastSeen {
            return new.summary.prefix(Tuning.comparedCharacters) == known.summary.prefix(Tuning.comparedCharacters)
        }
        return true
    }

    /// Returns the id for a new article, made from its best identifying mark that is not yet taken.
    func id(of article: Article, _ marks: ArticleMarks, in index: ArticleIndex) -> Article.ID {
        if let address = marks.address {
            let id = fingerprint("address", address)
            if index.position(ofID: id) == nil { return id }
        }
        if let identifier = article.identifier {
            let id = fingerprint("identifier", article.source, identifier)
            if index.position(ofID: id) == nil { return id }
        }
        let stamp = article.published.map { "\(Int($0.timeIntervalSince1970.rounded()))" } ?? ""
        return fingerprint("title", article.source, marks.title.text, stamp)
    }
}
