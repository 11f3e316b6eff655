internal import Dispatch
internal import Newsroom
internal import Synchronization

/// Several presses at work at once, one a core. Each keeps its own cards: what is printed twice is little beside what
/// would be waited for.
struct PrintShop {
    let presses: Int
    let press: PagePress

    /// The pages of all drafts, in no particular order.
    ///
    /// - Throws: the error of the first draft that has one, whichever press met its own first.
    func pages(of drafts: [PageDraft]) throws(TemplateError) -> [Page] {
        let finished = Mutex<[Result<[Page], Misprint>]>([])
        DispatchQueue.concurrentPerform(iterations: presses) { number in
            let result = stripe(of: drafts, from: number)
            finished.withLock { $0.append(result) }
        }
        var pages: [Page] = []
        var misprints: [Misprint] = []
        for result in finished.withLock({ $0 }) {
            switch result {
            case .success(let printed): pages += printed
            case .failure(let misprint): misprints.append(misprint)
            }
        }
        if let first = misprints.min(by: { $0.draft < $1.draft }) { throw first.error }
        return pages
    }

    /// Every so many drafts from one on: long pages stand together in a plan, and are shared out this way.
    private func stripe(of drafts: [PageDraft], from first: Int) -> Result<[Page], Misprint> {
        var press = press
        var pages: [Page] = []
        for index in stride(from: first, to: drafts.count, by: presses) {
            do {
                pages += try press.pages(of: drafts[index])
            } catch {
                return .failure(Misprint(draft: index, error: error))
            }
        }
        return .success(pages)
    }

    private struct Misprint: Error {
        let draft: Int
        let error: TemplateError
    }
}
