internal import Computing
internal import Newsroom

/// A page as its templates wrote it, before Markdown becomes HTML.
///
/// The page's files are made from this text alone. A page with the same text as in the last run is therefore reused,
/// and no list of what templates and views read has to be kept.
struct PageText {
    enum Part {
        case text(ArraySlice<UInt8>)
        case card(CardRenderer.Source)
    }

    let draft: PageDraft
    let body: [Part]
    /// The unsplit body, from which the Markdown is made; nil if the page has no further parts.
    let whole: [Part]?
    /// The part of the page's head that its articles decide.
    let articles: ListedArticles
    /// The hash of the layout that all pages of this kind share.
    let layout: UInt64

    /// Collects the inputs of the page's files.
    ///
    /// - Parameter folder: the folder of the edition, "" or "good/".
    func inputs(in folder: String) -> CacheInputs {
        var inputs = CacheInputs()
        inputs.add(folder)
        inputs.add(draft.facts)
        inputs.add(articles)
        inputs.add(layout)
        for body in [body, whole ?? []] {
            inputs.add(body.count)
            for part in body {
                switch part {
                case .text(let text): inputs.add(bytes: text)
                case .card(let card): inputs.add(card.hash)
                }
            }
        }
        return inputs
    }
}
