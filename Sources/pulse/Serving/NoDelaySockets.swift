import FlyingSocks
import Glibc

/// A socket pool that disables Nagle's algorithm (TCP_NODELAY). Nagle delays the end of a page until the browser has
/// acknowledged its start, which browsers do with a delay (RFC 1122, 4.2.3.2). Every page would take longer.
struct NoDelaySockets<Base: AsyncSocketPool>: AsyncSocketPool {
    let base: Base

    func prepare() async throws { try await base.prepare() }

    func run() async throws { try await base.run() }

    /// Sets the option on the listening socket before it accepts connections. On Linux, accepted sockets inherit it.
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
        if events == .read {
            try? socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
        }
        try await base.suspendSocket(socket, untilReadyFor: events)
    }
}
