import Foundation

/// A site as a build would leave it, by hand.
struct HandMadeSite {
    let folder: URL

    init(in folder: URL) throws {
        self.folder = folder
        let list = #"{"sources": [{"name": "A", "feed": "https://a.example/", "category": "news"}]}"#
        try Data(list.utf8).write(to: folder.appending(path: "feeds.json"))
        try write(["index.html": "front", "a/b.html": "one", "ü.css": "p{}"])
    }

    var tool: Tool { Tool(folder: folder) }

    func write(_ pages: [String: String]) throws {
        let output = folder.appending(path: "Output")
        try? FileManager.default.removeItem(at: output)
        for (path, text) in pages {
            let file = output.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let heading = "# Published by Global Pulse. What is not listed here is left alone."
        try Data(([heading] + pages.keys.sorted()).joined(separator: "\n").utf8 + Data("\n".utf8))
            .write(to: output.appending(path: ".pulse-manifest"))
    }
}
