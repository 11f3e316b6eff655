public import Newsroom
internal import Synchronization

/// The next site while its pages are made: each is handed in as soon as it is there, and leaves memory for the disk.
///
/// What stands in the folder byte for byte is left there. What is new or differs lies beside the site until all pages are there:
/// nobody sees it before `commit`, and if that never comes, it vanishes with this, or is tidied away by the next run where this one
/// is killed. Until then no other run publishes to the folder.
public final class Preparation: Sendable {
    private let output: Folder
    private let lock: FolderLock
    private let exchange: Exchange
    private let inPlace: InPlace
    private let canExchange: Bool
    private let state = Mutex(State())

    /// Where what is new lies.
    private enum Place {
        /// In the next site's folder, which is locked.
        case exchange(FolderLock)
        case inPlace
    }

    private struct State {
        /// nil until anything is new.
        var place: Place?
        var paths: [String] = []
        /// Of pages that are new or differ.
        var written: [String] = []
        /// Of pages that stand byte for byte, the stamps that their files had then.
        var unchanged: [String: UInt64] = [:]
        /// The first that came, on whichever processor.
        var failure: PublishingError?
    }

    /// - Parameter isInPlace: whether pages are to be moved into the folder one by one.
    /// - Throws: where the output is none, another run is publishing there, or what a killed run began cannot be finished.
    init(output: Folder, isInPlace: Bool) throws(PublishingError) {
        self.output = output
        canExchange = !isInPlace
        exchange = Exchange(output: output)
        inPlace = InPlace(output: output)
        lock = try FolderLock(output)
        exchange.recover()
        try inPlace.recover()
    }

    deinit {
        switch state.withLock({ $0.place }) {
        case .exchange: exchange.recover()
        case .inPlace: inPlace.abandon()
        case nil: break
        }
    }

    /// Takes a page, on any thread. What is wrong with it is said by `commit`.
    public func take(_ page: Page) {
        let goesOn = state.withLock {
            $0.paths.append(page.path)
            return $0.failure == nil
        }
        guard goesOn else { return }
        do throws(PublishingError) {
            if let objection = PagePath.objection(to: page.path) { throw PagePath.refusal(of: page.path, objection) }
            if let stamp = try output.stamp(of: page) { return state.withLock { $0.unchanged[page.path] = stamp } }
            let next = try state.withLock { state throws(PublishingError) in try nextFolder(&state) }
            try next.makeFolders(leadingTo: page.path)
            try next.write(page.bytes, to: page.path)
            state.withLock { $0.written.append(page.path) }
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
        }
    }

    /// Makes the folder hold the pages that were taken (`Publisher.publish`). To be called once.
    ///
    /// - Parameter standing: files of the last run that belong to the site as they stand, with their stamps.
    /// - Throws: also what was wrong with a page when it was taken.
    public func commit(besides standing: [String: UInt64] = [:]) throws(PublishingError) -> Publication {
        let (paths, written, unchanged, failure) = state.withLock { ($0.paths, $0.written, $0.unchanged, $0.failure) }
        // Before anything that may only have failed for it.
        try PagePath.check(paths + standing.keys)
        if let failure { throw failure }
        let plan = try PublishingPlan(written: written, unchanged: unchanged, besides: standing, in: output)
        guard !plan.isEmpty else { return plan.publication }
        // Where pages only vanish, nothing was written.
        let next = try state.withLock { state throws(PublishingError) in try nextFolder(&state) }
        if case .exchange = state.withLock({ $0.place }), try exchange.commit(plan) { return plan.publication }
        try inPlace.commit(plan, from: next)
        return plan.publication
    }

    private func nextFolder(_ state: inout State) throws(PublishingError) -> Folder {
        switch state.place {
        case .exchange: return exchange.next
        case .inPlace: return inPlace.pages
        case nil: break
        }
        if canExchange, let lock = try exchange.begin() {
            state.place = .exchange(lock)
            return exchange.next
        }
        try inPlace.begin()
        state.place = .inPlace
        return inPlace.pages
    }
}

extension Folder {
    /// The stamp of the file that stands where a page belongs; nil where it differs in any byte.
    fileprivate func stamp(of page: Page) throws(PublishingError) -> UInt64? {
        guard let entry = try entry(page.path), entry.isFile, entry.size == page.bytes.count,
            try bytes(page.path, size: page.bytes.count) == page.bytes
        else { return nil }
        return entry.stamp
    }
}
