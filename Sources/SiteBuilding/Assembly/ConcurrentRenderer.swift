internal import Computing
internal import Newsroom

/// A renderer of pages that uses all processors, several drafts at a time. Every group has its own renderer and card
/// cache on top of the shared ones: rendering a few cards twice is cheaper than waiting for a lock.
struct ConcurrentRenderer: Sendable {
    /// A closure that makes and hands over files not rendered from a draft.
    typealias Maker = @Sendable (PageSink) -> Result<BuiltSite, TemplateError>

    let renderer: PageRenderer
    /// Receives pages as they are made.
    let sink: PageSink
    /// Files to reuse if their pages' texts are unchanged.
    var reusable = ReusablePieces.none

    /// The number of drafts in a group.
    private static let groupSize = 16

    /// Renders all drafts, and makes the other files alongside.
    ///
    /// - Throws: the error of the draft that comes first in the plan, even if another failed earlier.
    func pages(of drafts: [PageDraft], beside others: [Maker] = []) throws(TemplateError) -> BuiltSite {
        let groups = (drafts.count + Self.groupSize - 1) / Self.groupSize
        let pieces = Array(0..<others.count + groups)
        let results = pieces.concurrentMap(slice: 1, makingState: { renderer }) { renderer, piece in
            if piece < others.count { return others[piece](sink).mapError { DraftFailure(draft: .max, error: $0) } }
            // Give each group every n-th draft. Long pages are next to each other in the plan, so this spreads them
            // evenly.
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
                let text = try renderer.text(of: draft)
                try site.add(text.inputs(in: sink.folder), reusable: reusable, to: sink) { () throws(TemplateError) in
                    try renderer.pages(from: text)
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
