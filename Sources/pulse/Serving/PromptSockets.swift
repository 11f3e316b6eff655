import FlyingSocks
import Glibc

/// Sockets that send what they have at once (TCP_NODELAY). Nagle's algorithm holds the end of a page back until the browser has
/// acknowledged its beginning, and a browser takes its time for that (RFC 1122, 4.2.3.2): 40 ms for every page.
struct PromptSockets<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    /// Called for the listening socket before anybody is let in; Linux hands its options on to the sockets of its connections.
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        if events == .read {
            try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        }
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
