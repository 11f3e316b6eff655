import ArgumentParser
import Foundation

/// A stage that can run on its own, with input and output as JSON.
protocol FilterStage: SendableMetatype {
    /// The name for `pulse stage NAME`.
    static var name: String { get }
    associatedtype Input: Decodable
    associatedtype Output: Encodable

    /// Loads the stage's data, once.
    init() throws

    /// Returns one answer per question, in order. They come as a batch, because some stages compare questions with each
    /// other.
    func outputs(for questions: [Input]) throws -> [Output]

    /// Whether answers depend on the other questions. If so, all input is read before the first answer.
    static var comparesInputs: Bool { get }
}

extension FilterStage {
    static var comparesInputs: Bool { false }
}

/// An id from the input. Strings and integers are returned unchanged.
enum LineID: Codable, Hashable {
    case text(String)
    case number(Int)

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self = .number(number)
        } else {
            self = .text(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        }
    }
}

/// Reads standard input line by line and prints the stage's answers.
func filter(through stage: any FilterStage.Type) throws {
    func run<Stage: FilterStage>(_ type: Stage.Type) throws {
        let stage = try type.init()
        let decoder = JSONDecoder()
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
        encoder.dateEncodingStrategy = .iso8601
        decoder.dateDecodingStrategy = .iso8601
        var waiting: [Stage.Input] = []
        func flush() throws {
            for answer in try stage.outputs(for: waiting) {
                var line = try encoder.encode(answer)
                line.append(UInt8(ascii: "\n"))
                try printResult(String(decoding: line, as: UTF8.self))
            }
            waiting.removeAll(keepingCapacity: true)
        }
        var number = 0
        while let line = readLine(strippingNewline: true) {
            number += 1
            guard !line.allSatisfy(\.isWhitespace) else { continue }
            do {
                waiting.append(try decoder.decode(Stage.Input.self, from: Data(line.utf8)))
            } catch {
                try flush()
                printError("line \(number) is not valid input for pulse stage \(type.name): \(describe(error))")
                throw ExitCode(2)
            }
            if !type.comparesInputs, waiting.count == 64 { try flush() }
        }
        try flush()
    }
    try run(stage)
}

/// Prints a line to standard error.
func printError(_ line: String) {
    // The reader may have gone away.
    try? FileHandle.standardError.write(contentsOf: Data("pulse: \(line.plainForTerminal)\n".utf8))
}

private func describe(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "the field '\(key.stringValue)' is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
        "the field '\(context.codingPath.map(\.stringValue).joined(separator: "."))' has the wrong type"
    case DecodingError.dataCorrupted(let context): context.debugDescription
    default: "\(error)"
    }
}
