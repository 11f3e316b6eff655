import Foundation
import Newsroom
import Publishing
import Testing

/// The two ways of publishing, which must come to the same.
enum Way: CaseIterable {
    case exchange
    case inPlace

    func publisher(_ folder: URL) -> Publisher {
        Publisher(output: folder.path(percentEncoded: false), isInPlace: self == .inPlace)
    }
}

/// Pages from texts by path.
func site(_ texts: [String: String]) -> [Page] {
    texts.map { Page(path: $0.key, text: $0.value) }
}

extension URL {
    /// Everything below, as text by path: folders end with "/", links begin with "-> ".
    var tree: [String: String] {
        var tree: [String: String] = [:]
        let manager = FileManager.default
        let root = path(percentEncoded: false)
        for case let path as String in manager.enumerator(atPath: root) ?? .init() {
            let whole = "\(root)/\(path)"
            if let target = try? manager.destinationOfSymbolicLink(atPath: whole) {
                tree[path] = "-> \(target)"
            } else if let data = manager.contents(atPath: whole) {
                tree[path] = String(decoding: data, as: UTF8.self)
            } else {
                tree[path + "/"] = ""
            }
        }
        return tree
    }

    /// The same without our bookkeeping and without folders.
    var pages: [String: String] { tree.filter { $0.key != ".pulse-manifest" && !$0.key.hasSuffix("/") } }

    func write(_ text: String, to path: String) throws {
        let file = appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// A text that differs between any two files and changes when a file is touched: inode, time of change and mode.
    func identity(_ path: String) throws -> String {
        var status = stat()
        try #require(lstat(appending(path: path).path(percentEncoded: false), &status) == 0, "\(path)")
        return "\(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec) \(status.st_mode)"
    }

    /// The names of the files and folders beside it.
    var neighbours: [String] {
        let parent = deletingLastPathComponent().path(percentEncoded: false)
        return ((try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []).sorted()
    }
}
