internal import Fingerprinting
internal import Foundation
internal import Glibc
internal import Newsroom

/// The body of a feed as it came, kept beside a run's journal: a line of JSON about it, then its bytes.
struct KeptBody: Sendable {
    let source: FeedSource.ID
    let body: FeedBody

    /// Of each feed the latest is kept. Where the disk takes nothing, nothing is kept.
    func write(to folder: URL) {
        let head = Head(source: source, contentType: body.contentType, url: body.url)
        guard var data = try? JSONEncoder().encode(head) else { return }
        data.append(UInt8(ascii: "\n"))
        data.append(contentsOf: body.bytes)
        // By way of another name: what stands there is whole. Not by `Data`, which waits for the disk, a thousand times in a
        // run; a run can die without the machine.
        let file = folder.appending(path: fingerprint(source))
        guard Self.write(data, to: file.path) else { return }
        rename(file.path, file.path + Self.ending)
    }

    private static func write(_ data: Data, to path: String) -> Bool {
        guard let file = fopen(path, "we") else { return false }
        let count = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
        return fclose(file) == 0 && count == data.count
    }

    /// Those in a folder, by their sources; what cannot be read is none.
    static func all(in folder: URL) -> [KeptBody] {
        files(in: folder).compactMap { file in
            guard let data = try? Data(contentsOf: file), let end = data.firstIndex(of: UInt8(ascii: "\n")),
                let head = try? JSONDecoder().decode(Head.self, from: data[..<end])
            else { return nil }
            let bytes = [UInt8](data[data.index(after: end)...])
            return KeptBody(
                source: head.source, body: FeedBody(bytes: bytes, contentType: head.contentType, url: head.url))
        }.sorted { $0.source < $1.source }
    }

    static func removeAll(in folder: URL) {
        for file in files(in: folder) { try? FileManager.default.removeItem(at: file) }
    }

    private static let ending = ".feed"

    private static func files(in folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(ending) }.map { folder.appending(path: $0) }
    }

    private struct Head: Codable {
        let source: FeedSource.ID
        let contentType: String?
        let url: String
    }
}
