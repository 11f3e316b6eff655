internal import Dispatch
internal import Newsroom
internal import Synchronization

/// Renders pages on several threads, one a core. Each thread has its own renderer and so its own cards: rendering a few
/// cards twice costs less than waiting for a shared cache.
struct ConcurrentRenderer {
    let threads: Int
    let renderer: PageRenderer

    /// The pages of all drafts, in no particular order.
    ///
    /// - Throws: the error of the first draft that has one, whichever thread met its own first.
    func pages(of drafts: [PageDraft]) throws(TemplateError) -> [Page] {
        let finished = Mutex<[Result<[Page], DraftFailure>]>([])
        DispatchQueue.concurrentPerform(iterations: threads) { number in
            let result = stripe(of: drafts, from: number)
            finished.withLock { $0.append(result) }
        }
        var pages: [Page] = []
        var failures: [DraftFailure] = []
        for result in finished.withLock({ $0 }) {
            switch result {
            case .success(let rendered): pages += rendered
            case .failure(let failure): failures.append(failure)
            }
        }
        if let first = failures.min(by: { $0.draft < $1.draft }) { throw first.error }
        return pages
    }

    /// Every n-th draft from one on: long pages are neighbours in a plan, and are spread over the threads this way.
    private func stripe(of drafts: [PageDraft], from first: Int) -> Result<[Page], DraftFailure> {
        var renderer = renderer
        var pages: [Page] = []
        for index in stride(from: first, to: drafts.count, by: threads) {
            do {
                pages += try renderer.pages(of: drafts[index])
            } catch {
                return .failure(DraftFailure(draft: index, error: error))
            }
        }
        return .success(pages)
    }

    private struct DraftFailure: Error {
        let draft: Int
        let error: TemplateError
    }
}
