internal import Newsroom
internal import Publishing
internal import SiteBuilding
internal import Synchronization

extension PipelineStep {
    static let sealing = PipelineStep("sealing")
    public static let publishing = PipelineStep("publishing")
}

/// The steps from finished files to the site's folder.
extension NewsDesk {
    /// Starts publishing; the site's files can then be handed over one by one.
    ///
    /// - Throws: if the site cannot be published, or there is no usable passphrase to encrypt it with.
    func siteWriter() throws -> SiteWriter {
        let seal = try seal()
        let preparation = try reportingHalfPublished { try edges.publisher.preparation() }
        let siteWriter = SiteWriter(to: preparation, sealedBy: seal)
        guard let seal else { return siteWriter }
        for page in seal.clearPages(behind: try stages.siteBuilder.privateShell(in: configuration.site.language)) {
            preparation.take(page)
        }
        return siteWriter
    }

    /// Replaces the last site with the files handed over.
    ///
    /// - Parameter reused: the files to reuse, with their stamps.
    func publish(_ siteWriter: SiteWriter, besides reused: [String: UInt64]) throws -> Publication {
        try siteWriter.check()
        return try step(.publishing) {
            try reportingHalfPublished { try siteWriter.preparation.commit(besides: reused) }
        }
    }

    /// Returns the seal that encrypts the site's files, or nil if the site is public.
    private func seal() throws -> SiteSeal? {
        guard configuration.privacy != nil else { return nil }
        return try step(.sealing) {
            guard let passphrase = configuration.passphrase else { throw NoPassphrase() }
            return try SiteSeal(passphrase, for: configuration.output)
        }
    }

    private func reportingHalfPublished<T>(_ body: () throws -> T) throws -> T {
        do { return try body() } catch let error as PublishingError {
            throw error.isHalfPublished ? HalfPublished(problem: "\(error)") : error
        }
    }
}

/// The recipient of the site's files as they are built. It encrypts those of a private site, so that no plain text
/// reaches the disk.
final class SiteWriter: Sendable {
    let preparation: Preparation
    private let seal: SiteSeal?
    private let failure = Mutex<SealingError?>(nil)

    init(to preparation: Preparation, sealedBy seal: SiteSeal?) {
        self.preparation = preparation
        self.seal = seal
    }

    var sink: PageSink { PageSink { self.take($0) } }

    /// Throws the first error that occurred while encrypting.
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

/// An error for a private site without a usable passphrase.
struct NoPassphrase: Error, CustomStringConvertible {
    var description: String { "the private site has no usable passphrase; pulse check explains why" }
}

/// An error for publishing in place that stopped half-way. Some pages are new and some old; the next run begins by
/// finishing it.
public struct HalfPublished: Error, CustomStringConvertible {
    /// The point of failure and its reason.
    let problem: String

    /// The message: one line with the state of the site, the reason, and the remedy.
    public var description: String {
        "the site is only partly updated: \(problem); fix this and run again to finish it"
    }
}
