/// An ES module of the templates, parsed just enough to bundle it. It must import and export by name, with each such
/// statement at the start of a line.
struct ScriptModule: Sendable {
    struct Import: Sendable, Equatable {
        /// The module's name.
        let module: String
        /// The imported names as a destructuring pattern ("store, words: said"); empty if the module is imported only
        /// for its effects.
        let pattern: String
    }

    /// The path below `scripts/`, without an extension ("own/marks").
    let name: String
    /// The modules that must run first.
    private(set) var imports: [Import] = []
    /// The names that it exports.
    private(set) var exports: [String] = []
    /// The modules that it imports dynamically.
    private(set) var later: [String] = []
    /// The remaining lines, without comments on lines of their own.
    private(set) var code: [Substring] = []
    /// Whether it uses `await` at the top level.
    private(set) var usesTopLevelAwait = false

    /// Parses a module.
    ///
    /// - Throws: an error with the line number if the module uses unsupported syntax.
    init(named name: String, text: String) throws(TemplateError) {
        self.name = name
        var lines = ScriptLines(text)
        while let (number, line) = lines.next() {
            if line.hasPrefix("import ") {
                try add(lines.statement(from: line), at: number)
            } else if line.hasPrefix("export ") {
                try addExport(line, at: number)
            } else {
                code.append(line)
            }
        }
        for line in code {
            if line.utf8.first != UInt8(ascii: " "), ScriptLines.holds("await ", in: line),
                !ScriptLines.holds("async ", in: line)
            {
                usesTopLevelAwait = true
            }
            var asked: [Substring] = []
            Self.replacedImports(in: line) { path in
                asked.append(path)
                return nil
            }
            later += asked.map(resolved)
        }
    }

    /// The file's path among the templates.
    var file: String { "scripts/\(name).js" }

    /// Resolves a path relative to this module.
    ///
    /// - Parameter path: a relative path with an extension ("../words.js").
    func resolved(_ path: Substring) -> String {
        var parts = name.split(separator: "/").dropLast().map(String.init)
        for part in path.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        let whole = parts.joined(separator: "/")
        return whole.hasSuffix(".js") ? String(whole.dropLast(3)) : whole
    }

    private mutating func add(_ statement: Substring, at number: Int) throws(TemplateError) {
        let quoted = statement.split(separator: "'", omittingEmptySubsequences: false)
        let names = statement.split(whereSeparator: { "{}".contains($0) })
        guard quoted.count == 3, quoted[1].hasPrefix("."), names.count == 3 || !statement.contains("{"),
            !statement.contains("*")
        else { throw problem("write imports as `import { a, b as c } from './other.js'`", at: number) }
        let pattern = names.count == 3 ? names[1].split(whereSeparator: { " \n".contains($0) }) : []
        imports.append(
            Import(
                module: resolved(quoted[1]),
                pattern: pattern.joined(separator: " ").replacing(" as ", with: ": ")))
    }

    private mutating func addExport(_ line: Substring, at number: Int) throws(TemplateError) {
        let declaration = line.dropFirst(7)
        let words = declaration.split(maxSplits: 3, whereSeparator: { " (={".contains($0) })
        let kinds: Set<Substring> = ["const", "class", "function", "async", "function*"]
        let name = words.first == "async" ? words.dropFirst(2).first : words.dropFirst().first
        guard let kind = words.first, kinds.contains(kind), let name, !name.isEmpty else {
            throw problem("`export` must precede a named const, function or class", at: number)
        }
        exports.append(String(name))
        code.append(declaration)
    }

    private func problem(_ text: String, at number: Int) -> TemplateError {
        TemplateError(file: file, line: number, problem: text)
    }

    /// Replaces every `import('./…')` in a line, except in comments.
    ///
    /// - Parameter replaced: returns the replacement for a relative path, or nil to leave it.
    @discardableResult
    static func replacedImports(in line: Substring, _ replaced: (Substring) -> String?) -> String {
        guard ScriptLines.holds("import('.", in: line) else { return String(line) }
        var (text, rest) = ("", line)
        while let range = rest.firstRange(of: "import('.") {
            let from = rest.index(before: range.upperBound)
            guard let end = rest[from...].firstRange(of: "')") else { break }
            // `/** @type {import('./shapes.js').Key} */` is a type annotation.
            let isType = ScriptLines.endsInComment(line[..<range.lowerBound])
            text += rest[..<range.lowerBound]
            text +=
                (isType ? nil : replaced(rest[from..<end.lowerBound]))
                ?? String(rest[range.lowerBound..<end.upperBound])
            rest = rest[end.upperBound...]
        }
        return text + rest
    }
}
