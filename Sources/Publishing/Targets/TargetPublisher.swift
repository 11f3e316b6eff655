public import Foundation
internal import Newsroom

/// Hands a built site on to targets. What is not ours there is left alone: a manifest among the files says what is.
///
/// Each run brings a target from whatever state to the site's, so one that is interrupted is finished by the next.
public struct TargetPublisher: Sendable {
    private let output: String
    private let folders: [String]
    private let scratch: String
    private let environment: [String: String]

    /// - Parameters:
    ///   - output: the folder that the site stands in.
    ///   - folders: of sites of their own within it, such as `family/`, that go with it.
    ///   - scratch: a folder for what the tools keep between runs; made when it is needed.
    ///   - environment: in which tools are looked for and run.
    public init(output: String, with folders: [String] = [], scratch: String, environment: [String: String]) {
        self.output = output
        self.folders = folders
        self.scratch = scratch
        self.environment = environment
    }

    /// - Parameters:
    ///   - isDry: find out what would change, and change nothing.
    ///   - now: the moment that a commit bears.
    public func publish(
        to target: PublishingTarget, at now: Date, isDry: Bool = false
    ) throws(PublishingError) -> TargetPublication {
        guard !target.address.isEmpty, !target.address.hasPrefix("-"), !target.branch.hasPrefix("-") else {
            throw PublishingError(path: target.name, reason: "is no address")
        }
        let site = try PublishedSite(in: output, with: folders)
        switch target.kind {
        case .folder: return try FolderTarget(target, site: site).publish(isDry: isDry)
        case .git:
            let tool = try Program(for: target, environment: environment)
            return try GitTarget(target, site: site, git: tool, scratch: scratch).publish(at: now, isDry: isDry)
        case .rsync:
            let tool = try Program(for: target, environment: environment)
            return try RsyncTarget(target, site: site, rsync: tool, scratch: scratch).publish(isDry: isDry)
        case .rclone:
            let tool = try Program(for: target, environment: environment)
            return try RcloneTarget(target, site: site, rclone: tool, scratch: scratch).publish(isDry: isDry)
        }
    }
}
