import Foundation
import Glibc
import Pipeline

/// Looks at the folders that a build writes to, and at the room on their disks.
struct DiskDoctor {
    let configuration: Configuration

    /// A year of nights, with the copy that a site is switched by.
    private static let least = 512 << 20

    init(_ configuration: Configuration) { self.configuration = configuration }

    var findings: [Finding] {
        [("output", configuration.output), ("data folder", configuration.dataFolder)].map(look)
    }

    private func look(_ subject: String, at path: String) -> Finding {
        // What is not there yet is made in the first folder above that is.
        var place = URL(filePath: path).standardizedFileURL
        while access(place.path, F_OK) != 0, place.path != "/" { place.deleteLastPathComponent() }
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder)
        if !isFolder.boolValue { return Finding(.wrong, subject, "\(place.path) is no folder; name another one") }
        if access(place.path, W_OK | X_OK) != 0 {
            return Finding(.wrong, subject, "\(place.path): no permission; give this user the right to write here")
        }
        var disk = statvfs()
        guard statvfs(place.path, &disk) == 0 else { return Finding(.ok, subject, path) }
        let free = Int(disk.f_bavail) * Int(disk.f_frsize)
        let room = free.formatted(.byteCount(style: .file).locale(Locale(identifier: "en")))
        let state =
            place.path == URL(filePath: path).standardizedFileURL.path ? path : "\(path) (made by the first build)"
        return free < Self.least
            ? Finding(.wrong, subject, "\(state): \(room) free; make room, 512 MB at the least")
            : Finding(.ok, subject, "\(state): \(room) free")
    }
}
