internal import Computing
internal import Newsroom

/// A page as its templates wrote it, before Markdown becomes HTML.
///
/// The page's files are made from this text alone, so a page with the same text as in the last run is reused. Nobody
/// has to list what templates and views read.
struct PageText {
    /// A part of the Markdown, or the card in its place.
    enum Part {
        case text(ArraySlice<UInt8>)
        case card(CardRenderer.Source)
    }

    let draft: PageDraft
    let body: [Part]
    /// The unsplit body, from which the Markdown is made; nil if the page has no further parts.
    let whole: [Part]?
    /// The part of the page's head that depends on its articles.
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

extension PageText {
    /// Splits Markdown at the slots for cards: lines consisting only of `<!-- FORM ID -->`.
    ///
    /// - Parameters:
    ///   - markdown: the page, in UTF-8.
    ///   - card: returns the card for a slot; nil leaves the slot empty.
    static func parts(
        of markdown: [UInt8], card: (_ form: String, _ id: String) throws(TemplateError) -> CardRenderer.Source?
    ) throws(TemplateError) -> [Part] {
        var parts: [Part] = []
        var (start, line) = (0, 0)
        func close(at end: Int) {
            let text = markdown[start..<end]
            if text.contains(where: { $0 != lineEnd }) { parts.append(.text(text)) }
        }
        while line < markdown.count {
            let end = markdown[line...].firstIndex(of: lineEnd) ?? markdown.count
            let next = min(end + 1, markdown.count)
            if let slot = slot(markdown[line..<end]) {
                close(at: line)
                if let card = try card(slot.form, slot.id) { parts.append(.card(card)) }
                start = next
            }
            line = next
        }
        close(at: markdown.count)
        return parts
    }

    private static let lineEnd = UInt8(ascii: "\n")
    private static let opening = Array("<!-- ".utf8)
    private static let closing = Array(" -->".utf8)

    private static func slot(_ line: ArraySlice<UInt8>) -> (form: String, id: String)? {
        guard line.starts(with: opening), line.suffix(closing.count).elementsEqual(closing) else { return nil }
        let words = line.dropFirst(opening.count).dropLast(closing.count).split(
            separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 2 else { return nil }
        return (String(decoding: words[0], as: UTF8.self), String(decoding: words[1], as: UTF8.self))
    }
}
