import Foundation
import Pipeline
import Publishing

/// Looks at the room on the disks that a build writes to, and for the folder of the feed of troubles.
struct DiskDoctor {
    private let configuration: Configuration

    /// A year of nights, with the copy that a site is switched by.
    private static let least = (bytes: 512 << 20, files: 20_000)

    init(_ configuration: Configuration) { self.configuration = configuration }

    var findings: [Finding] {
        [("output", configuration.output), ("data folder", configuration.dataFolder)].compactMap(room) + troubles
    }

    /// nil where it cannot be written to (`Configuration.hindrances`).
    private func room(_ subject: String, at path: String) -> Finding? {
        let outlook = FolderOutlook(path)
        guard outlook.problem == nil else { return nil }
        let state = outlook.isThere ? path : "\(path) (made by the first build)"
        guard let room = outlook.room else { return Finding(.ok, subject, state) }
        let free = room.bytes.formatted(.byteCount(style: .file).locale(Locale(identifier: "en")))
        if room.bytes < Self.least.bytes {
            return Finding(.wrong, subject, "\(state): \(free) free; make room, 512 MB at the least")
        }
        if let files = room.files, files < Self.least.files {
            return Finding(
                .wrong, subject,
                "\(state): room for \(counted(files, "more file")); delete some that nobody needs (df -i names the disk)"
            )
        }
        return Finding(.ok, subject, "\(state): \(free) free")
    }

    /// The feed of troubles is written into a folder that exists.
    private var troubles: [Finding] {
        guard let file = configuration.monitoring.troubles else { return [] }
        let folder = FolderOutlook(URL(filePath: file).deletingLastPathComponent().path)
        if let problem = folder.problem { return [Finding(.wrong, "troubles", "\(problem)")] }
        return folder.isThere
            ? [] : [Finding(.wrong, "troubles", "\(file) lies in no folder that exists; make it, or name another file")]
    }
}
