internal import CLibraries
internal import CTemplates
internal import FoundationEssentials

/// The source files of pages: Markdown, HTML, style sheets, wording and assets.
public struct Templates: Sendable {
    /// File contents by path relative to the folder ("pages/desk.md").
    public let files: [String: [UInt8]]

    init(files: [String: [UInt8]]) { self.files = files }

    /// Loads the templates built into the tool, and the third-party scripts used by pages.
    public init() {
        var files: [String: [UInt8]] = [:]
        for entry in UnsafeBufferPointer(start: pulse_templates(), count: pulse_template_count) {
            let bytes = UnsafeBufferPointer(start: entry.bytes, count: entry.length)
            files[String(cString: entry.path)] = Array(bytes)
        }
        for library in UnsafeBufferPointer(start: pulse_libraries(), count: pulse_library_count) {
            let bytes = UnsafeBufferPointer(start: library.bytes, count: library.length)
            files[String(cString: library.path)] = Array(bytes)
        }
        self.files = files
    }

    /// Loads the built-in templates and replaces individual files with the user's: a folder may contain just one style
    /// sheet.
    ///
    /// - Parameter folder: the user's folder; all files below it are used except hidden ones.
    /// - Throws: an error if the folder or a file cannot be read, or if the folder contains no templates.
    public init(folder: String) throws(TemplateError) {
        var files = Self().files
        for path in try Self.paths(below: folder, insteadOf: files.keys) {
            let whole = folder + "/" + path
            var isFolder: Bool = false
            guard FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder), !isFolder else { continue }
            guard let data = FileManager.default.contents(atPath: whole) else {
                throw TemplateError(file: path, problem: "the file cannot be read")
            }
            files[path] = [UInt8](data)
        }
        self.files = files
    }

    /// Returns the sorted paths of all files below a template folder. Folders that do not look like one are refused,
    /// because a mistyped path may be a whole disk.
    private static func paths(
        below folder: String, insteadOf known: some Collection<String>
    ) throws(TemplateError) -> [String] {
        func refusal(_ problem: String) -> TemplateError { TemplateError(file: folder, problem: problem) }
        var isFolder = false
        guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
            throw refusal("the folder does not exist; name another")
        }
        guard isFolder else { throw refusal("not a folder; name the folder that contains it") }
        let tops = Set(known.compactMap { $0.split(separator: "/").first.map(String.init) })
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw refusal("the folder cannot be read")
        }
        let shown = names.filter { !$0.hasPrefix(".") }
        guard shown.isEmpty || !tops.isDisjoint(with: shown) else {
            throw refusal(
                "contains no templates in folders such as styles, pages and words; name another folder")
        }
        guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: folder) else {
            throw refusal("the folder cannot be read")
        }
        return paths.sorted().filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    }

    /// Whether the tool was built with third-party scripts (see `Tools/libraries.sh`).
    var hasLibraries: Bool { !paths(in: "assets/libraries").isEmpty }

    /// The interface languages, sorted: one for each file of `words/`.
    public var languages: [String] {
        paths(in: "words").filter { $0.hasSuffix(".json") }.map { String($0.dropFirst(6).dropLast(5)) }
    }

    /// Returns the wording file of a language, or of the base language for a variant; nil if there is none.
    public func file(ofLanguage language: String) -> String? {
        let tag = language.lowercased()
        return ["words/\(tag).json", "words/\(tag.prefix { $0 != "-" }).json"].first { files[$0] != nil }
    }

    /// Returns a file's text.
    func text(_ path: String) throws(TemplateError) -> String {
        guard let bytes = files[path] else { throw TemplateError(file: path, problem: "does not exist") }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw TemplateError(file: path, problem: "is not UTF-8")
        }
        return text
    }

    /// Returns the paths below a folder, sorted.
    func paths(in folder: String) -> [String] {
        files.keys.filter { $0.hasPrefix(folder + "/") }.sorted()
    }
}

/// A problem with a template, described in one line with the file's name.
public struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
    /// The file's path relative to the template folder ("pages/desk.md"), or the path of that folder.
    public var file: String
    /// The line number, from 1; nil if the problem concerns the whole file.
    public var line: Int?
    /// The problem, without a full stop ("there is no template 'cards/crad.html' to include").
    public var problem: String

    public var description: String { "template \(file)\(line.map { ":\($0)" } ?? ""): \(problem)" }
}
