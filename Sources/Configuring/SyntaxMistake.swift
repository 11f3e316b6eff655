internal import Foundation

/// A mistake in a JSON file that parsers report far from its place, or in their own terms.
enum SyntaxMistake {
    /// Describes the first such mistake; nil if there is none.
    static func description(in data: Data) -> String? {
        comment(in: data) ?? conflict(in: data)
    }

    /// Replaces a description by libyaml with one that says what to do.
    static func plain(_ problem: String) -> String {
        if problem.contains("<document start>") { return "the settings end before this; remove what follows them" }
        return problem.hasPrefix("Maximum nesting level") ? "brackets are nested too deeply" : problem
    }

    /// Finds a comment as in JavaScript: two slashes or a slash and an asterisk, outside strings, and not inside a word
    /// such as an address without quotation marks.
    private static func comment(in data: Data) -> String? {
        var (line, isQuoted, isEscaped, isComment) = (1, false, false, false)
        var (before, last) = (UInt8(ascii: "\n"), UInt8(ascii: "\n"))
        for byte in data {
            switch byte {
            case UInt8(ascii: "\n"):
                line += 1
                (isQuoted, isEscaped, isComment) = (false, false, false)
            case _ where isComment: break
            case _ where isEscaped: isEscaped = false
            case UInt8(ascii: "\\") where isQuoted: isEscaped = true
            case UInt8(ascii: "\""): isQuoted.toggle()
            case _ where isQuoted: break
            case UInt8(ascii: "#"): isComment = true
            case UInt8(ascii: "/"), UInt8(ascii: "*"):
                guard last == UInt8(ascii: "/"), before <= 0x20 || ",[]{}\"".utf8.contains(before) else { break }
                return "line \(line): comments begin with #, not /\(UnicodeScalar(byte))"
            default: break
            }
            (before, last) = (last, byte)
        }
        return nil
    }

    /// Finds the markers that a version control system writes where two versions of a file conflict.
    private static func conflict(in data: Data) -> String? {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.firstIndex { $0.starts(with: "<<<<<<< ".utf8) }.map {
            "line \($0 + 1): two versions of the file were merged here; keep one, and remove the lines with <, = and >"
        }
    }
}
