import Foundation
import Newsroom
import SiteBuilding
import Testing

@Suite struct SampleSiteTests {
    /// `PULSE_SITE=folder swift test --filter SampleSite` writes the invented edition there, to be looked at.
    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["PULSE_SITE"] != nil,
            "This writes a site to look at. PULSE_SITE names the folder."))
    func isWritten() throws {
        let folder = URL(filePath: ProcessInfo.processInfo.environment["PULSE_SITE"] ?? "")
        for page in try SiteBuilder(templates: Templates()).pages(of: Invented.edition()) {
            let file = folder.appending(path: page.path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(page.bytes).write(to: file)
        }
        #expect(FileManager.default.fileExists(atPath: folder.appending(path: "index.html").path))
    }
}
