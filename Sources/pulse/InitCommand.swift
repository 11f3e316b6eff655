import ArgumentParser
import Foundation
import Pipeline

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a small start: a commented feeds.json that builds at once.",
        discussion: """
              pulse init my-news && cd my-news && pulse build && pulse serve

            Files that are already there are never overwritten.
            """)

    @Argument(help: "The folder to write to; made where there is none.")
    var folder: String

    func run() throws {
        let files: [(name: String, data: Data)] = [
            ("feeds.json", Shipped.starter), ("feeds.schema.json", Shipped.schema),
            ("README.md", Shipped.starterReadme),
        ]
        let root = URL(filePath: folder)
        for file in files where FileManager.default.fileExists(atPath: root.appending(path: file.name).path) {
            throw CommandFailure(
                status: .usage, lines: ["\(folder)/\(file.name) is already there; choose another folder or remove it"])
        }
        do {
            try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
            for file in files { try file.data.write(to: root.appending(path: file.name), options: .withoutOverwriting) }
        } catch {
            throw CommandFailure(
                status: .nothingPublished, lines: ["cannot write to \(folder): \(error.localizedDescription)"])
        }
        print("Wrote \(files.map(\.name).joined(separator: ", ")) to \(folder). Next: cd \(folder) && pulse build")
    }
}
