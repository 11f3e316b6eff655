internal import Computing
internal import Newsroom

/// Renders pages on all processors, some drafts at a time. Each time has its own renderer and so its own cards beside those of
/// the stock: rendering a few cards twice costs less than waiting for a shared cache.
struct ConcurrentRenderer: Sendable {
    /// Makes files that are rendered from no draft, and hands them over.
    typealias Maker = @Sendable (PageTray) -> Result<BuiltSite, TemplateError>

    let renderer: PageRenderer
    /// Where pages go as they are made.
    let tray: PageTray
    /// What need not be rendered.
    var standing = StandingPieces.none

    /// A processor takes so many drafts at a time.
    private static let together = 16

    /// Makes the pages of all drafts and what others make.
    ///
    /// - Throws: the error of the first draft that has one, whichever processor met its own first.
    func pages(of drafts: [PageDraft], beside others: [Maker] = []) throws(TemplateError) -> BuiltSite {
        let groups = (drafts.count + Self.together - 1) / Self.together
        let pieces = Array(0..<others.count + groups)
        let results = pieces.concurrentMap(slice: 1, makingState: { renderer }) { renderer, piece in
            if piece < others.count { return others[piece](tray).mapError { DraftFailure(draft: .max, error: $0) } }
            // Every n-th draft: long pages are neighbours in a plan, and are spread over the pieces this way.
            return rendered(
                stride(from: piece - others.count, to: drafts.count, by: groups), of: drafts, by: &renderer)
        }
        var site = BuiltSite()
        var failures: [DraftFailure] = []
        for result in results {
            switch result {
            case .success(let made): site.add(made)
            case .failure(let failure): failures.append(failure)
            }
        }
        if let first = failures.min(by: { $0.draft < $1.draft }) { throw first.error }
        return site
    }

    private func rendered(
        _ numbers: StrideTo<Int>, of drafts: [PageDraft], by renderer: inout PageRenderer
    ) -> Result<BuiltSite, DraftFailure> {
        var site = BuiltSite()
        for number in numbers {
            let draft = drafts[number]
            do throws(TemplateError) {
                if let content = draft.content {
                    try site.add(content(), standing: standing, to: tray) { () throws(TemplateError) in
                        try renderer.pages(of: draft)
                    }
                } else {
                    site.add(BuiltSite(try renderer.pages(of: draft), to: tray))
                }
            } catch {
                return .failure(DraftFailure(draft: number, error: error))
            }
        }
        return .success(site)
    }

    private struct DraftFailure: Error {
        let draft: Int
        let error: TemplateError
    }
}
