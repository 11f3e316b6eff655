/// What is wrong with a template, in one line that names the file.
public struct TemplateError: Error, Sendable, Equatable, CustomStringConvertible {
    /// Relative to the folder of templates ("pages/desk.md"), or that folder itself.
    public var file: String
    /// Where in the file, from 1; nil when it is wrong as a whole.
    public var line: Int?
    /// What is wrong, without a full stop ("there is no template 'cards/crad.html' to include").
    public var problem: String

    public init(file: String, line: Int? = nil, problem: String) {
        self.file = file
        self.line = line
        self.problem = problem
    }

    public var description: String { "template \(file)\(line.map { ":\($0)" } ?? ""): \(problem)" }
}
