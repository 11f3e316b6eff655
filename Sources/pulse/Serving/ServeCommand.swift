import ArgumentParser
import FlyingFox
import FlyingSocks
import Foundation

struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Shows the built site on a local port.",
        usage: "pulse serve [<folder>] [<options>]",
        discussion: """
              pulse serve                   shows ./Output on http://127.0.0.1:8080
              pulse serve Site --port 9000
              pulse serve --lan             also shows it on the local network
              pulse serve --watch           rebuilds when settings or templates change

            This is a preview, not a public web server: publish the folder on any static
            host. With --lan everybody on the network can read the site. Nothing else on
            this machine is visible: links out of the folder are not followed.
            """)

    @Argument(help: "The folder to show. (default: Output; with --watch, the configured output)")
    var folder: String?

    @Option(help: "The port; 0 for any free one.")
    var port: UInt16 = 8080

    @Flag(help: "Also show it to everybody on the local network.")
    var lan = false

    @Flag(
        help:
            "Rebuild whenever the configuration, its included files, rules or templates change, and reload open pages."
    )
    var watch = false

    @Option(name: [.short, .long], help: "With --watch: the configuration file. (default: feeds.json; PULSE_CONFIG)")
    var config: String?

    @Option(help: "With --watch: a folder of your own templates. (PULSE_TEMPLATES)")
    var templates: String?

    func validate() throws {
        if !watch, config != nil || templates != nil {
            throw ValidationError("--config and --templates need --watch.")
        }
        if watch, folder != nil {
            throw ValidationError("With --watch, the folder comes from the configuration; leave it out.")
        }
    }

    func run() async throws {
        let watcher = watch ? try SiteWatcher(config: config, templates: templates) : nil
        let folder = watcher?.output ?? folder ?? "Output"
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue else {
            throw CommandFailure(status: .usage, lines: ["there is no folder \(folder); run pulse build first"])
        }
        let host = lan ? "0.0.0.0" : "127.0.0.1"
        let site = SiteHandler(root: URL(filePath: folder))
        let server = HTTPServer(
            address: try .inet(ip4: host, port: port), pool: NoDelaySockets(base: HTTPServer.defaultPool()),
            logger: .disabled,
            handler: watcher.map { ReloadingHandler(site: site, version: $0.version) } ?? site as any HTTPHandler)
        let listening = Task { try await server.waitUntilListening(timeout: 5) }
        let running = Task {
            // If the server could not start, stop waiting for it.
            defer { listening.cancel() }
            try await server.run()
        }
        do {
            try await listening.value
            if let address = await server.listeningAddress { announce(folder, at: address) }
            let watching = watcher.map { watcher in Task { await watcher.run() } }
            defer { watching?.cancel() }
            try await running.value
        } catch {
            running.cancel()
            // Report the listening error, which is the cause. The timeout is only its consequence.
            var cause: any Error = error
            if case .failure(let error) = await running.result, !(error is CancellationError) { cause = error }
            throw CommandFailure(
                status: .nothingPublished,
                lines: [
                    "cannot listen on \(host):\(port): \(plain(cause)); name another port with --port, or use 0 for "
                        + "any free one"
                ])
        }
    }

    /// Describes an error in plain words instead of its Swift name.
    private func plain(_ error: any Error) -> String {
        switch error {
        case SocketError.failed(_, EADDRINUSE, _): "another program is using this port"
        case SocketError.failed(_, EACCES, _): "only root may use this port"
        case SocketError.failed(_, _, let message): message.lowercased()
        case SocketError.timeout: "the server did not start within five seconds"
        default: error.localizedDescription
        }
    }

    private func announce(_ folder: String, at address: Socket.Address) {
        guard case .ip4(_, let port) = address else { return }
        var text = "Showing \(folder) on http://127.0.0.1:\(port)/ (stop with Ctrl-C)\n"
        if lan {
            let others = LocalNetwork.addresses.map { "  http://\($0):\(port)/\n" }
            text +=
                others.isEmpty
                ? "This machine is not on a network that others can reach.\n"
                : "While this runs, everybody on this network can read it:\n" + others.joined()
        }
        // Don't use `print`, which buffers: a reader on a pipe may be waiting for this line.
        say(text)
    }
}

/// This machine's addresses in the local network.
enum LocalNetwork {
    static var addresses: [String] {
        var list: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&list) == 0 else { return [] }
        defer { freeifaddrs(list) }
        return sequence(first: list, next: { $0?.pointee.ifa_next }).compactMap { entry -> String? in
            guard let entry, let address = entry.pointee.ifa_addr, address.pointee.sa_family == sa_family_t(AF_INET),
                entry.pointee.ifa_flags & UInt32(IFF_LOOPBACK) == 0
            else { return nil }
            var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
            let length = socklen_t(MemoryLayout<sockaddr_in>.size)
            guard getnameinfo(address, length, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else {
                return nil
            }
            return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
