public import Newsroom
internal import Synchronization

/// The next site while its pages are being rendered. Each page is handed over as soon as it is ready, which moves it
/// from memory to disk.
///
/// Pages identical to the published file are left in place. New and changed ones are kept beside the site until all
/// pages are there: nothing is visible before `commit`. Without a commit, they are deleted with this object or, if this
/// run is killed, by the next one. Until then, no other run can publish to the folder.
public final class Preparation: Sendable {
    private let output: Folder
    private let lock: FolderLock
    private let atomicSwap: AtomicSwap
    private let inPlace: InPlace
    private let canExchange: Bool
    private let state = Mutex(State())

    /// The place where new and changed pages are collected.
    private enum Place {
        /// The next site's folder, which is locked.
        case atomicSwap(FolderLock)
        case inPlace
    }

    private struct State {
        /// The folder in use; nil until the first new or changed page.
        var place: Place?
        var paths: [String] = []
        /// Paths of new or changed pages.
        var written: [String] = []
        /// Stamps of the published files that are byte-identical to their page, by path.
        var unchanged: [String: UInt64] = [:]
        /// The first error on any thread.
        var failure: PublishingError?
    }

    /// - Parameter isInPlace: whether to move pages into the folder one by one.
    /// - Throws: if the output is unusable, another run is publishing there, or the work of a killed run cannot be
    ///   completed.
    init(output: Folder, isInPlace: Bool) throws(PublishingError) {
        self.output = output
        canExchange = !isInPlace
        atomicSwap = AtomicSwap(output: output)
        inPlace = InPlace(output: output)
        lock = try FolderLock(output)
        atomicSwap.recover()
        try inPlace.recover()
    }

    deinit {
        switch state.withLock({ $0.place }) {
        case .atomicSwap: atomicSwap.recover()
        case .inPlace: inPlace.abandon()
        case nil: break
        }
    }

    /// Adds a page, from any thread. Errors are reported by `commit`.
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

    /// Publishes the pages that were added (see `Publisher.publish`). Call it once.
    ///
    /// - Parameter reused: files from the last run that remain part of the site unchanged, with their stamps.
    /// - Throws: errors from publishing, and any error that occurred when a page was added.
    public func commit(besides reused: [String: UInt64] = [:]) throws(PublishingError) -> Publication {
        let (paths, written, unchanged, failure) = state.withLock { ($0.paths, $0.written, $0.unchanged, $0.failure) }
        // Check paths first: a conflict may be the cause of a later failure.
        try PagePath.check(paths + reused.keys)
        if let failure { throw failure }
        let plan = try PublishingPlan(written: written, unchanged: unchanged, besides: reused, in: output)
        guard !plan.isEmpty else { return plan.publication }
        // If pages are only removed, no folder has been created yet.
        let next = try state.withLock { state throws(PublishingError) in try nextFolder(&state) }
        if case .atomicSwap = state.withLock({ $0.place }), try atomicSwap.commit(plan) { return plan.publication }
        try inPlace.commit(plan, from: next)
        return plan.publication
    }

    private func nextFolder(_ state: inout State) throws(PublishingError) -> Folder {
        switch state.place {
        case .atomicSwap: return atomicSwap.next
        case .inPlace: return inPlace.pages
        case nil: break
        }
        if canExchange, let lock = try atomicSwap.begin() {
            state.place = .atomicSwap(lock)
            return atomicSwap.next
        }
        try inPlace.begin()
        state.place = .inPlace
        return inPlace.pages
    }
}

extension Folder {
    /// Returns the stamp of the published file if it is byte-identical to the page; nil otherwise.
    fileprivate func stamp(of page: Page) throws(PublishingError) -> UInt64? {
        guard let entry = try entry(page.path), entry.isFile, entry.size == page.bytes.count,
            try bytes(page.path, size: page.bytes.count) == page.bytes
        else { return nil }
        return entry.stamp
    }
}
