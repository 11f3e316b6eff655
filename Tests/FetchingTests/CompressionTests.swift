import Fetching
import Foundation
import Newsroom
import TestSupport
import Testing

/// Answers in Brotli (RFC 7932) and Zstandard (RFC 8878), which servers send to clients that accept them; gzip is
/// tested with the hostile servers. Debian's libcurl reads both; one built without them does not ask for them, and
/// fails here.
@Suite("Answers with newer compression")
struct CompressionTests {
    /// As Python's `brotli` and `zstandard` packed the text.
    private static let packed = [
        "br": "G3MA+B2pU5+7WYKEuRXZXZbpzKUgiuCWBbjCUk0IZZrsAA==",
        "zstd": "KLUv/SB03QAAoGEgZmVlZCwgcGFja2VkOiBuZXdzAQAaU2EC",
    ]
    private static let text = "a feed, packed: " + String(repeating: "news ", count: 20)

    /// 64 MiB of zeros, by the same `brotli`.
    private static let brotliBomb =
        "y///P/gnAOKxQCD3/o///3/wTwDEYRGA7v0f////4J8AiMMCAN37P/7//8E/ARCHBQC693/8//+DfwIgDgsAdO//"
        + "+P//B/8EQBwWAOje//H//w/+CYA4LADQvf/j//8f/BMAcVgAoHv/Nw=="

    /// The same as 512 blocks of one byte each, repeated 128 KiB (RFC 8878, section 3.1.1.2).
    private static let zstandardBomb: [UInt8] =
        [0x28, 0xB5, 0x2F, 0xFD, 0x00, 0x38] + (0..<511).flatMap { _ in [0x02, 0x00, 0x10, 0x00] as [UInt8] }
        + [0x03, 0x00, 0x10, 0x00]

    /// A server that answers in the encoding where it is asked to; else it says that it was not.
    private func server(_ encoding: String, _ packed: [UInt8]) throws -> LoopbackServer {
        try LoopbackServer { request, connection in
            let accepted = request.header("accept-encoding")?.split(separator: ",") ?? []
            guard accepted.contains(where: { $0.trimmingCharacters(in: .whitespaces) == encoding }) else {
                return connection.answer("200 OK", body: Array("this libcurl does not ask for \(encoding)".utf8))
            }
            connection.answer("200 OK", ["Content-Encoding: \(encoding)"], body: packed)
        }
    }

    @Test(arguments: packed.keys.sorted()) func unpacked(encoding: String) async throws {
        let bytes = try #require(Self.packed[encoding].flatMap { Data(base64Encoded: $0) })
        let server = try server(encoding, Array(bytes))
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/"))
        #expect(fetched.text == Self.text)
    }

    @Test(arguments: ["br", "zstd"]) func bomb(encoding: String) async throws {
        let brotli = try #require(Data(base64Encoded: Self.brotliBomb))
        let bytes = encoding == "br" ? Array(brotli) : Self.zstandardBomb
        #expect(bytes.count < 4096)
        let server = try server(encoding, bytes)
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/"))
        #expect(fetched.text == nil, "\(fetched.text ?? "")")
        #expect(fetched.reason == "too large: more than 15 MiB uncompressed")
    }

    @Test(arguments: ["br", "zstd"]) func damaged(encoding: String) async throws {
        let server = try server(encoding, Array("\u{7F}nonsense".utf8))
        let fetched = try await Fetcher(settings: .loopback).one(server.url("/"))
        #expect(fetched.reason == "the compressed response is damaged")
    }
}
