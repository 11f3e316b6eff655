import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows the built site on a local port, for this machine alone.",
        discussion: """
              pulse serve                     ./Output on http://127.0.0.1:8080
              pulse serve Site --port 9000

            A preview, not a web server for the world: publish the folder on any static host.
            """)

    @Argument(help: "The folder to show.")
    var folder = "Output"

    @Option(help: "The port on 127.0.0.1; 0 for any that is free.")
    var port: UInt16 = 8080

    func run() async throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(status: .usage, lines: ["there is no folder \(folder); pulse build makes one"])
        }
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: port), pool: PromptSockets(base: HTTPServer.defaultPool()),
            logger: .disabled,
            handler: SiteHandler(root: URL(filePath: folder)))
        let running = Task { try await server.run() }
        do {
            try await server.waitUntilListening(timeout: 5)
            if let address = await server.listeningAddress { announce(address) }
            try await running.value
        } catch {
            running.cancel()
            // The listening error is the cause; a time-out while waiting is only its shadow.
            var cause: any Error = error
            if case .failure(let error) = await running.result, !(error is CancellationError) { cause = error }
            throw CommandFailure(
                status: .nothingPublished,
                lines: [
                    "cannot listen on 127.0.0.1:\(port): \(plain(cause)); name another port with --port, or 0 for any "
                        + "that is free"
                ])
        }
    }

    /// The error in words for people, without the names that it has in Swift.
    private func plain(_ error: any Error) -> String {
        switch error {
        case SocketError.failed(_, EADDRINUSE, _): "something else listens there already"
        case SocketError.failed(_, EACCES, _): "only root may listen there"
        case SocketError.failed(_, _, let message): message.lowercased()
        case SocketError.timeout: "it does not begin within five seconds"
        default: error.localizedDescription
        }
    }

    private func announce(_ address: Socket.Address) {
        if case .ip4(let ip, let port) = address {
            // Not print: a pipe's reader waits for this line.
            FileHandle.standardOutput.write(Data("Showing \(folder) on http://\(ip):\(port)/ (Ctrl-C ends it)\n".utf8))
        }
    }
}
