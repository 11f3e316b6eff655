internal import Newsroom
internal import Publishing
internal import SiteBuilding
internal import Synchronization

/// From a file that has just been made to the site's folder.
extension NewsDesk {
    /// Begins to publish: the files of the site are handed over one by one.
    ///
    /// - Throws: where the site cannot be published, or there is no passphrase to seal it with.
    func handover() throws -> SiteHandover {
        let seal = try seal()
        let preparation = try telling { try edges.publisher.preparation() }
        let handover = SiteHandover(to: preparation, sealedBy: seal)
        guard let seal else { return handover }
        for page in seal.clearPages(behind: try stages.siteBuilder.privateShell(in: configuration.site.language)) {
            preparation.take(page)
        }
        return handover
    }

    /// Puts what was handed over in the place of the last site.
    ///
    /// - Parameter standing: files that stand as they are to be, with their stamps.
    func publish(_ handover: SiteHandover, besides standing: [String: UInt64]) throws -> Publication {
        try handover.check()
        return try step(.publishing) { try telling { try handover.preparation.commit(besides: standing) } }
    }

    /// What nobody can read the published files without; nil where the site is not private.
    private func seal() throws -> SiteSeal? {
        guard configuration.privacy != nil else { return nil }
        return try step(.sealing) {
            guard let passphrase = configuration.passphrase else { throw NoPassphrase() }
            return try SiteSeal(passphrase, for: configuration.output)
        }
    }

    private func telling<T>(_ body: () throws -> T) throws -> T {
        do { return try body() } catch let error as PublishingError {
            throw error.isHalfPublished ? HalfPublished(problem: "\(error)") : error
        }
    }
}

/// Takes the files of the site as they are made, and seals them where it is private: nothing readable reaches the disk then.
final class SiteHandover: Sendable {
    let preparation: Preparation
    private let seal: SiteSeal?
    private let failure = Mutex<SealingError?>(nil)

    init(to preparation: Preparation, sealedBy seal: SiteSeal?) {
        self.preparation = preparation
        self.seal = seal
    }

    var tray: PageTray { PageTray { self.take($0) } }

    /// Says what went wrong with sealing.
    func check() throws(SealingError) {
        if let failure = failure.withLock({ $0 }) { throw failure }
    }

    private func take(_ page: Page) {
        guard let seal else { return preparation.take(page) }
        do throws(SealingError) {
            preparation.take(try seal.sealed(page))
        } catch {
            failure.withLock { $0 = $0 ?? error }
        }
    }
}

/// A private site without a passphrase that could be used.
struct NoPassphrase: Error, CustomStringConvertible {
    var description: String { "the private site has no passphrase that can be used; pulse check says why" }
}

/// Publishing broke off where pages are moved into place one by one: some are of this run and some of the last. The next
/// run begins by finishing it.
public struct HalfPublished: Error, CustomStringConvertible {
    /// Where it broke off, and why.
    let problem: String

    /// One line: what stands there now, why, and what to do.
    public var description: String {
        "the site is half new and half old: \(problem); mend this and run again, which finishes it first"
    }
}
