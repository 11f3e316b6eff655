public import Foundation
internal import Newsroom

/// Deploys a built site to targets. Foreign files there are left alone: a manifest among the files lists which are
/// ours.
///
/// Each run brings the target to the site's state from whatever state it was in, so the next run completes an
/// interrupted one.
public struct TargetPublisher: Sendable {
    private let output: String
    private let folders: [String]
    private let scratch: String
    private let environment: [String: String]

    /// - Parameters:
    ///   - output: the folder that holds the site.
    ///   - folders: separate sites inside it, such as `family/`, that are deployed with it.
    ///   - scratch: a folder where the tools keep data between runs; created on demand.
    ///   - environment: the environment in which tools are found and run.
    public init(output: String, with folders: [String] = [], scratch: String, environment: [String: String]) {
        self.output = output
        self.folders = folders
        self.scratch = scratch
        self.environment = environment
    }

    /// Deploys the site to a target.
    ///
    /// - Parameters:
    ///   - now: the date of a commit.
    ///   - isDry: whether to only find out what would change.
    public func publish(
        to target: PublishingTarget, at now: Date, isDry: Bool = false
    ) throws(PublishingError) -> TargetPublication {
        try checkAddress(of: target)
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

    /// Checks that a target can be reached the way `publish` would reach it, without changing anything there.
    ///
    /// - Parameter isOffline: whether to check only the program and local folders.
    /// - Throws: the error that publishing would run into.
    public func check(_ target: PublishingTarget, isOffline: Bool = false) throws(PublishingError) {
        try checkAddress(of: target)
        guard target.kind != .folder else { return }
        let tool = try Program(for: target, environment: environment)
        guard !isOffline else { return }
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "pulse-check-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let own = try OutputFolder(folder.path).folder
        switch target.kind {
        case .folder: return
        case .git: try GitRemote(target, git: tool, repository: own).checkPushing()
        case .rsync: try RsyncLocation(target: target, rsync: tool, scratch: own).check()
        case .rclone: _ = try RcloneTarget.manifest(at: target, by: tool)
        }
    }

    private func checkAddress(of target: PublishingTarget) throws(PublishingError) {
        guard !target.address.isEmpty, !target.address.hasPrefix("-"), !target.branch.hasPrefix("-") else {
            throw PublishingError(path: target.name, reason: "is not an address")
        }
        guard target.kind != .git, target.address.hasPrefix("/") else { return }
        if let problem = FolderCheck(target.address, holdsSite: target.kind == .folder).problem { throw problem }
    }
}
