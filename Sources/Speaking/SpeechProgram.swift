internal import Configuring
internal import Foundation

/// Why nothing was spoken, in one line.
public struct SpeakingError: Error, Equatable, CustomStringConvertible {
    public let description: String
}

/// A program of the system that speaks, or that makes sound smaller.
struct SpeechProgram {
    /// The program and its arguments.
    let command: [String]
    let timeout: Double

    /// Runs it to its end.
    ///
    /// - Parameters:
    ///   - values: what stands for `{file}` and the like in its arguments.
    ///   - input: a file that it may read from.
    ///   - folder: for what it complains of.
    func run(_ values: [String: String], input: URL?, in folder: URL) throws(SpeakingError) {
        let name = command.first ?? ""
        let ending: (status: Int32, complaint: String)
        do {
            let errors = folder.appending(path: "errors")
            try Data().write(to: errors)
            let process = Process()
            // It finds the program as a shell does, and says so when there is none.
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments =
                ["--"]
                + command.map { argument in
                    values.reduce(argument) { $0.replacing("{\($1.key)}", with: $1.value) }
                }
            process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = try FileHandle(forWritingTo: errors)
            let isOver = DispatchSemaphore(value: 0)
            process.terminationHandler = { _ in isOver.signal() }
            try process.run()
            if isOver.wait(timeout: .now() + timeout) == .timedOut {
                process.terminate()
                throw SpeakingError(description: "\(name) took longer than \(Int(timeout)) seconds")
            }
            let said = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
            ending = (process.terminationStatus, said.split(whereSeparator: \.isNewline).last.map(String.init) ?? "")
        } catch let error as SpeakingError {
            throw error
        } catch {
            throw SpeakingError(description: "\(name) cannot be run: \(error.fileReason)")
        }
        switch ending.status {
        case 0: return
        case 127: throw SpeakingError(description: Self.absence(of: name))
        default:
            throw SpeakingError(
                description: ending.complaint.isEmpty
                    ? "\(name) failed (\(ending.status))" : "\(name): \(ending.complaint)")
        }
    }

    /// Said of a program that is not there.
    static func absence(of name: String) -> String { "'\(name)' is not installed, or in no folder of PATH" }
}

extension SpeechSettings {
    /// A line for each program that is named and cannot be found.
    ///
    /// - Parameter path: the folders that are searched, as PATH has them; nil for those that every system has.
    public func missing(searching path: String?) -> [String] {
        let folders = (path ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":")
        return [program, encoder].compactMap(\.first).filter { name in
            let places = name.contains("/") ? [name] : folders.map { "\($0)/\(name)" }
            return !places.contains(where: FileManager.default.isExecutableFile)
        }.map(SpeechProgram.absence)
    }
}
