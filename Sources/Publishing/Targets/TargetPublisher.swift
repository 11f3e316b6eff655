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

    /// Finds out whether a target can be reached as `publish` reaches it; nothing is changed there.
    ///
    /// - Parameter isOffline: whether to look only for the program and at folders of this machine.
    /// - Throws: what publishing would stumble over.
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
        case .rsync: try RsyncPlace(target: target, rsync: tool, scratch: own).check()
        case .rclone: _ = try RcloneTarget.manifest(at: target, by: tool)
        }
    }

    private func checkAddress(of target: PublishingTarget) throws(PublishingError) {
        guard !target.address.isEmpty, !target.address.hasPrefix("-"), !target.branch.hasPrefix("-") else {
            throw PublishingError(path: target.name, reason: "is no address")
        }
        guard target.kind != .git, target.address.hasPrefix("/") else { return }
        if let problem = FolderOutlook(target.address, holdsSite: target.kind == .folder).problem { throw problem }
    }
}
