internal import CPixbuf
import Glibc

/// The worker process of a `PictureDecoder`. It decodes pictures one after the other until no more come, or until one
/// of them kills it.
public struct PictureWorker {
    /// The socket connected by `PictureDecoder`.
    private let channel: PictureChannel

    public init() { channel = PictureChannel(socket: STDIN_FILENO) }

    /// Serves requests until the decoder hangs up.
    public func run() {
        guard PictureLibraries.missing == nil else { return }
        load()
        Sandbox.enter()
        guard channel.send([PictureChannel.isReady]) else { return }
        while let request = channel.request() {
            Sandbox.beginPicture()
            let reply: PictureReply
            do throws(PictureProblem) {
                reply = .picture(try ResizedPicture(of: request.bytes, widthLimit: request.widthLimit))
            } catch {
                reply = .problem(error)
            }
            guard channel.send(reply) else { return }
        }
    }

    /// Loads the format loaders, which are separate files and cannot be opened once inside the sandbox.
    private func load() {
        for format in PictureHeader.Format.allCases {
            guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else { continue }
            _ = gdk_pixbuf_loader_close(loader, nil)
            g_object_unref(UnsafeMutableRawPointer(loader))
        }
    }
}
