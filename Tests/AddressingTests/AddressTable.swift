import Foundation
import TestSupport

/// The rows of a table among the fixtures; lines that begin with a number sign and a blank are comments. Escapes are
/// those of Swift: `\n`, `\t`, `\\`, `\u{7F}`.
func rows(of name: String) -> [[String]] {
    let text = (try? String(contentsOf: fixture(name), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
        line.split(separator: "\t", omittingEmptySubsequences: false).map(unescaped)
    }
}

private func unescaped(_ text: Substring) -> String {
    String(text).replacing(/\\(?:(n)|(t)|(\\)|u\{([0-9A-F]+)\})/) { match in
        if let digits = match.4, let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
            return String(Character(scalar))
        }
        return match.1 != nil ? "\n" : match.2 != nil ? "\t" : "\\"
    }
}
