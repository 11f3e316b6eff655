import ArgumentParser
import PictureMaking

/// A worker process that `build` starts to decode publishers' pictures. It isn't for users, so it isn't listed.
struct DecodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode-pictures", abstract: "Decodes the pictures that a build sends it.", shouldDisplay: false)

    /// The command that starts this same executable, even if an update has just replaced its file.
    static let invocation = ["/proc/self/exe", "decode-pictures"]

    func run() { PictureWorker().run() }
}
