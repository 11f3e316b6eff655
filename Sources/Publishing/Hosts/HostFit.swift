internal import Foundation

/// A site's size compared with the limits of its host.
public struct HostFit: Sendable {
    public let host: WebHost
    public let size: SiteSize

    /// The share of a limit above which something should be done: at the pace of most sites, weeks before it is
    /// reached.
    private static let warningShare = 0.9

    public init(_ size: SiteSize, on host: WebHost) {
        self.size = size
        self.host = host
    }

    /// Whether a limit is exceeded or nearly reached.
    public var isTight: Bool { host.limits.contains { share(of: $0) >= Self.warningShare } }

    /// The size and the limits in one line: "GitHub Pages: 4,815 files; 71 MB of 1 GB (7%), largest file …".
    public var text: String {
        let limits = host.limits.map { limit in
            let part = "\(used(limit)) of \(limit.text)"
            return "\(part) (\(Int((share(of: limit) * 100).rounded(.up)))%)"
        }
        let hasFiles = host.limits.contains { $0.measure == .files }
        let counts = hasFiles ? [] : [Self.count(size.files)]
        let hasBytes = host.limits.contains { $0.measure == .bytes }
        return "\(host.name): "
            + (counts + (hasBytes ? [] : [Self.text(ofBytes: size.bytes)]) + limits).joined(separator: ", ")
    }

    /// The remedy for the limit that is nearest; nil while there is room.
    public var advice: String? {
        let nearest = host.limits.max { share(of: $0) < share(of: $1) }
        guard isTight, let nearest else { return nil }
        let settings =
            switch nearest.measure {
            case .bytes:
                "lower site.retentionDays, archive.maxDays or site.markdownDays, or set site.images to none"
            case .files: "lower site.markdownDays, raise site.cardPublishers, or turn off site.puzzles"
            case .largestFile: "lower site.retentionDays"
            case .fullestFolder: "lower site.markdownDays"
            }
        let plan = host == .cloudflare && nearest.measure == .files ? ", or take a paid plan (100,000 files)" : ""
        return "\(settings)\(plan), or choose a host with more room"
    }

    private func share(of limit: HostLimit) -> Double { Double(amount(limit)) / Double(limit.most) }

    private func amount(_ limit: HostLimit) -> Int {
        switch limit.measure {
        case .bytes: size.bytes
        case .files: size.files
        case .largestFile: size.largestFile.size
        case .fullestFolder: size.fullestFolder.size
        }
    }

    private func used(_ limit: HostLimit) -> String {
        switch limit.measure {
        case .bytes: Self.text(ofBytes: size.bytes)
        case .files: Self.count(size.files)
        case .largestFile: "largest file \(size.largestFile.path) \(Self.text(ofBytes: size.largestFile.size))"
        case .fullestFolder:
            "fullest folder \(size.fullestFolder.path.isEmpty ? "/" : size.fullestFolder.path) "
                + Self.count(size.fullestFolder.size)
        }
    }

    private static func count(_ files: Int) -> String {
        "\(files.formatted(.number.locale(Locale(identifier: "en")))) \(files == 1 ? "file" : "files")"
    }

    private static func text(ofBytes bytes: Int) -> String {
        bytes.formatted(.byteCount(style: .file).locale(Locale(identifier: "en")))
    }
}
