internal import Computing
internal import Foundation
internal import Newsroom

/// The cache of analysed articles, a file beside the archive. It may be deleted at any time: the next run then computes
/// the same results again.
extension NewsDesk {
    private static let fileName = "understood.keep"

    private var path: String { configuration.dataFolder + "/" + Self.fileName }

    /// A hash of everything that affects all results: the program with its built-in rules and data, the categories, and
    /// the owner's rules.
    private var basis: UInt64 {
        let rules = configuration.rulePaths.map { path in
            path.flatMap { FileManager.default.contents(atPath: $0) }.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return fingerprintNumber(of: [Self.program, "\(configuration.categories)"] + rules)
    }

    /// Loads the cache.
    func loadedResults() -> ResultCache { step(.recalling) { ResultCache(file: path, basis: basis) } }

    /// Saves the cache. If that fails, the next run computes the results again.
    func store(_ cache: ResultCache) { step(.remembering) { try? cache.write(to: path) } }
}
