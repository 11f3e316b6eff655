import Configuring
import Foundation

/// Prints the result of a command that exists to print it.
///
/// - Throws: a failure if the result cannot be written, for example to a file on a full disk. `print` would lose it
///   silently.
func printResult(_ text: String) throws(CommandFailure) {
    do { try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) } catch {
        throw CommandFailure(
            status: .nothingPublished, lines: ["cannot write to standard output: \(error.fileReason)"])
    }
}

/// Prints a remark or a question immediately; `print` would buffer a line without a newline. If it cannot be written,
/// the command goes on.
func say(_ text: String) {
    try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
}
