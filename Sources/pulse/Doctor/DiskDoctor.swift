import Foundation
import Pipeline
import Publishing

/// The checks of free disk space and of the folder for the feed of troubles.
struct DiskDoctor {
    private let configuration: Configuration

    /// Enough for a year of nightly runs, including the temporary copy made when publishing.
    private static let least = (bytes: 512 << 20, files: 20_000)

    init(_ configuration: Configuration) { self.configuration = configuration }

    var findings: [Finding] {
        [("output", configuration.output), ("data folder", configuration.dataFolder)].compactMap(room) + troubles
    }

    /// Checks the free space. Returns nil for a folder that isn't writable, which `Configuration.blockers` reports.
    private func room(_ subject: String, at path: String) -> Finding? {
        let outlook = FolderCheck(path)
        guard outlook.problem == nil else { return nil }
        let state = outlook.isThere ? path : "\(path) (created by the first build)"
        guard let room = outlook.room else { return Finding(.ok, subject, state) }
        let free = room.bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(Locale(identifier: "en")))
        if room.bytes < Self.least.bytes {
            return Finding(.wrong, subject, "\(state): \(free) free; free up at least 512 MB")
        }
        if let files = room.files, files < Self.least.files {
            return Finding(
                .wrong, subject,
                "\(state): room for \(counted(files, "more file")); delete files that nobody needs (df -i shows the disk)"
            )
        }
        return Finding(.ok, subject, "\(state): \(free) free")
    }

    /// The check that the folder for the feed of troubles exists.
    private var troubles: [Finding] {
        guard let file = configuration.monitoring.troubles else { return [] }
        let folder = FolderCheck(URL(filePath: file).deletingLastPathComponent().path)
        if let problem = folder.problem { return [Finding(.wrong, "troubles", "\(problem)")] }
        return folder.isThere
            ? [] : [Finding(.wrong, "troubles", "the folder of \(file) is missing; create it, or name another file")]
    }
}
