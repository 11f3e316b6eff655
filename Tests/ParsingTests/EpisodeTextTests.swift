import Foundation
import Newsroom
import Parsing
import TestSupport
import Testing

/// Pairs of files: a transcript or list of chapters, and its text. Adding a pair is all it takes.
@Suite("Files of episodes") struct EpisodeTextTests {
    private static func page(_ bytes: [UInt8], type: String?) throws(Failure) -> ArticlePage {
        try PageParser().page(
            of: "a", from: FeedBody(bytes: bytes, contentType: type, url: "https://pod.example.org/1"),
            source: "the source", at: Date(timeIntervalSince1970: 0))
    }

    @Test("become plain text", arguments: try fixtures(in: "episodes", ending: ""))
    func text(file: URL) throws {
        guard file.pathExtension != "text" else { return }
        let bytes = [UInt8](try Data(contentsOf: file))
        // Pages are read as pages only where they say so; the other files are known by what they begin with.
        let type = ["html": "text/html", "plain": "text/plain"][file.pathExtension] ?? "application/octet-stream"
        let page = try Self.page(bytes, type: type)
        #expect(page.isSettled && page.lastFailure == nil)
        expectGolden(page.text + "\n", named: "episodes/\(file.lastPathComponent).text")
    }

    @Test(
        "that hold neither speech nor chapters are refused",
        arguments: [
            (#"{"title": "Harbour"}"#, "application/json"), (#"{"chapters": "none"}"#, "text/plain"),
            (#"{"segments": [{"body": 7}]}"#, nil), ("{", nil), ("ID3", "audio/mpeg"),
        ] as [(String, String?)])
    func refused(text: String, type: String?) {
        let failure = #expect(throws: Failure.self) { try Self.page(Array(text.utf8), type: type) }
        let kind = text.hasPrefix("{") ? "application/json" : "audio/mpeg"
        #expect(failure?.reason.english == "not a web page but \(kind)")
    }

    @Test("of any length are read to some pages of text") func long() throws {
        let cue = "00:00.000 --> 00:01.000\nThe pier opens, part "
        let text = "WEBVTT\n\n" + (0..<20_000).map { "\(cue)\($0).\n\n" }.joined()
        let page = try Self.page(Array(text.utf8), type: "text/vtt")
        #expect((60_000...80_000).contains(page.text.utf8.count))
        let segments = (0..<20_000).map { #"{"body": "The pier opens, part \#($0)."}"# }.joined(separator: ",")
        let other = try Self.page(Array("{\"segments\": [\(segments)]}".utf8), type: "application/json")
        #expect((60_000...80_000).contains(other.text.utf8.count))
        let words = String(repeating: "harbour ", count: 20_000)
        for file in ["WEBVTT\n\n00:00.000 --> 00:01.000\n\(words)", "{\"segments\": [{\"body\": \"\(words)\"}]}"] {
            let page = try Self.page(Array(file.utf8), type: nil)
            #expect((60_000...80_000).contains(page.text.utf8.count))
        }
    }
}
