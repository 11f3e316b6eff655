internal import CPixbuf
import Glibc

/// The other end of a `PictureDecoder`: a process that decodes the pictures that it is sent, one after the other, until
/// nobody sends any more, or until one of them ends it.
public struct PictureWorker {
    /// The socket that `PictureDecoder` has connected it to.
    private let channel: PictureChannel

    public init() { channel = PictureChannel(socket: STDIN_FILENO) }

    /// Returns when the decoder has hung up.
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

    /// The readers are files of their own, which cannot be opened any more later.
    private func load() {
        for format in PictureHeader.Format.allCases {
            guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, nil) else { continue }
            _ = gdk_pixbuf_loader_close(loader, nil)
            g_object_unref(UnsafeMutableRawPointer(loader))
        }
    }
}
