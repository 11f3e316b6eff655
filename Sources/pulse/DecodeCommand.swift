import ArgumentParser
import PictureMaking

/// The program that `build` starts of itself to decode publishers' pictures. Nothing for people: it is not listed.
struct DecodeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "decode-pictures", abstract: "Decodes the pictures that a build sends it.", shouldDisplay: false)

    /// Starts the program that is running, even where an update has just put another in its place.
    static let invocation = ["/proc/self/exe", "decode-pictures"]

    func run() { PictureWorker().run() }
}
