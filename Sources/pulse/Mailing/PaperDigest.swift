import Configuring
import Foundation
import Publishing
import Speaking

/// The mailed digest as a PDF for paper, one or two pages long. WeasyPrint makes it, with a style sheet of ours.
struct PaperDigest {
    let size: PaperSize
    /// The style sheet for paper (`mail/print.css`).
    let style: [UInt8]
    /// The environment variables that WeasyPrint sees.
    let environment: [String: String]

    private static let program = "weasyprint"
    /// The timeout of the program, in seconds. A digest takes two or three.
    private static let patience = 120.0
    /// The sizes of type, in points: the smallest for a single page, the smallest for two, and the largest.
    private static let type = (onePage: 9.0, twoPages: 8.0, most: 11.0)
    /// The pages to fill, not quite one or two, because columns end at whole stories. With these, digests of up to
    /// 9,800 letters, a tenth more than the longest, stayed within two pages.
    private static let share = (onePage: 0.93, twoPages: 1.7)

    /// Makes the PDF and replaces the file with it.
    ///
    /// - Parameter html: the digest as it is mailed.
    /// - Throws: a one-line failure. An existing file is then unchanged, and no temporary file is left.
    func write(_ html: String, to path: String) throws(CommandFailure) {
        do {
            try ExportFile(path: path).write(try pages(of: html))
        } catch {
            throw CommandFailure(status: .nothingPublished, lines: ["--pdf: \(error)"])
        }
    }

    private func pages(of html: String) throws -> [UInt8] {
        let program = NamedProgram(command: [Self.program], timeout: 0)
        if let missingMessage = program.missingMessage(searching: environment["PATH"]) {
            throw SpeakingError(description: missingMessage + "; on Debian, apt install weasyprint")
        }
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "pulse-paper-\(UUID().uuidString)")
        defer { try? files.removeItem(at: folder) }
        let (page, sheet, own, made) = (
            folder.appending(path: "digest.html"), folder.appending(path: "print.css"),
            folder.appending(path: "paper.css"), folder.appending(path: "digest.pdf")
        )
        do {
            // A private edition's digest is for this user only.
            try files.createDirectory(
                at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            try Data(html.utf8).write(to: page)
            try Data(style).write(to: sheet)
            try Data(paperStyle(for: html).utf8).write(to: own)
        } catch {
            throw SpeakingError(description: "\(folder.path) cannot be written: \(error.fileReason)")
        }
        let command = [
            Self.program, "--quiet", "--encoding", "utf-8", "--stylesheet", sheet.path, "--stylesheet", own.path,
            page.path, made.path,
        ]
        try NamedProgram(command: command, timeout: Self.patience, environment: offlineEnvironment)
            .run(input: nil, in: folder)
        guard let bytes = files.contents(atPath: made.path).map(Array.init), bytes.starts(with: "%PDF-".utf8) else {
            throw SpeakingError(description: "\(Self.program) wrote no PDF")
        }
        return bytes
    }

    /// An environment that cuts WeasyPrint off from the network: it fetches pictures and styles by Python's `urllib`,
    /// whose proxy is set to a port at which nothing listens. Version 57, in Debian 12, has no option for that.
    private var offlineEnvironment: [String: String] {
        let proxies = ["http_proxy", "https_proxy", "ftp_proxy"].map { ($0, "http://127.0.0.1:9") }
        let shadowed = environment.filter { !$0.key.lowercased().hasSuffix("_proxy") }
        return shadowed.merging(proxies) { $1 }
    }

    /// Returns the style that sets the size of the paper, and of the type so that the digest fills it well.
    private func paperStyle(for html: String) -> String {
        let type = Self.typeSize(forLetters: Self.letters(in: html), filling: size.capacity)
        return "@page { size: \(size.rawValue) } html { font-size: \(hundredths(type))pt }\n"
    }

    /// Returns the size of the type in points: the largest that puts a digest on one page, if that is still easy to
    /// read, otherwise on two.
    ///
    /// - Parameter capacity: the letters on a page in a type of one point.
    private static func typeSize(forLetters letters: Int, filling capacity: Double) -> Double {
        let inOnePoint = capacity / Double(max(1, letters))
        let onePage = (inOnePoint * share.onePage).squareRoot()
        guard onePage < type.onePage else { return min(onePage, type.most) }
        return max(type.twoPages, min((inOnePoint * share.twoPages).squareRoot(), type.most))
    }

    /// Counts the characters outside tags; East Asian ones count twice, because they are twice as wide.
    private static func letters(in html: String) -> Int {
        var count = 0
        var isInTag = false
        for scalar in html.unicodeScalars {
            switch scalar {
            case "<": isInTag = true
            case ">": isInTag = false
            // From here on, most letters are wide (Unicode Standard Annex 11).
            case "\u{2E80}"...: count += isInTag ? 0 : 2
            default: count += isInTag ? 0 : 1
            }
        }
        return count
    }
}
