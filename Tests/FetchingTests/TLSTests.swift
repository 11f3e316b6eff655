import Fetching
import Foundation
import Newsroom
import TestSupport
import Testing

@Suite("Over TLS")
struct TLSTests {
    /// `openssl` with arguments, in a folder.
    static func openssl(_ arguments: [String], in folder: URL) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    @Test(
        "Certificates are checked, by authority and by name",
        .needs(program: "/usr/bin/openssl", from: "openssl"))
    func certificates() async throws {
        try await withTemporaryFolder { folder in
            let certificate = try Self.openssl(
                [
                    "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2",
                    "-subj", "/CN=test", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", "key.pem", "-out",
                    "certificate.pem",
                ], in: folder)
            certificate.waitUntilExit()
            try Data("a feed".utf8).write(to: folder.appending(path: "feed.xml"))
            let port = try LoopbackServer { _, _ in }.port
            let server = try Self.openssl(
                ["s_server", "-accept", "\(port)", "-key", "key.pem", "-cert", "certificate.pem", "-WWW", "-quiet"],
                in: folder)
            defer { server.terminate() }

            var settings = FetchSettings.loopback
            settings.allowedHosts = ["127.0.0.1", "localhost"]
            settings.authorities = folder.appending(path: "certificate.pem").path
            let trusting = Fetcher(settings: settings)
            settings.authorities = nil
            let address = "https://127.0.0.1:\(port)/feed.xml"
            var fetched = try await trusting.one(address)
            for _ in 0..<100 where fetched.reason?.hasPrefix("cannot connect") == true {
                try await Task.sleep(for: .milliseconds(50))
                fetched = try await trusting.one(address)
            }
            #expect(fetched.text == "a feed")
            #expect(
                try await Fetcher(settings: settings).one(address).reason
                    == "the certificate of 127.0.0.1 is self-signed")
            #expect(
                try await trusting.one("https://localhost:\(port)/feed.xml").reason
                    == "the certificate is not valid for localhost")
            let plain = try LoopbackServer { _, connection in connection.answer(body: [65]) }
            #expect(
                try await trusting.one("https://127.0.0.1:\(plain.port)/").reason
                    == "cannot make a secure connection to 127.0.0.1: its TLS settings are incompatible")
            settings.authorities = "/nowhere.pem"
            #expect(
                try await Fetcher(settings: settings).one(address).reason
                    == "cannot read the file of certificate authorities")
        }
    }
}
