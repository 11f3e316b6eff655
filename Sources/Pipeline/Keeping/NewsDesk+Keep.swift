internal import Computing
internal import Foundation
internal import Newsroom

/// What earlier runs have understood lies beside the archive. The file may be deleted at any moment: what it held is then worked out
/// again, and is the same.
extension NewsDesk {
    private static let fileName = "understood.keep"

    private var path: String { configuration.dataFolder + "/" + Self.fileName }

    /// What everything that is kept depends on: the program, whose own rules and data are part of it, the categories, and
    /// the owner's rules.
    private var basis: UInt64 {
        let rules = [
            configuration.contextRules, configuration.categoryRules, configuration.kindRules,
            configuration.significanceRules,
        ].map { path in
            path.flatMap { FileManager.default.contents(atPath: $0) }.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        return fingerprintNumber(of: [Self.program, "\(configuration.categories)"] + rules)
    }

    /// What earlier runs have understood.
    func recalledKeep() -> Keep { step(.recalling) { Keep(file: path, basis: basis) } }

    /// Keeps what this run has understood. Where that is not possible, the next one works it out again.
    func remember(_ keep: Keep) { step(.remembering) { try? keep.write(to: path) } }
}
