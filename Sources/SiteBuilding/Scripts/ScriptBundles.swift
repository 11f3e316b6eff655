/// The scripts of the pages as few files: a browser asks for one or two of them instead of for fifty.
///
/// `scripts/bundles.txt` names files and the modules that each begins with; with a module comes whatever it imports and no
/// earlier file has. A module that is asked for later (`import('./gallery.js')`) and stands in none gets a file of its own.
/// Each module keeps its own scope, as a function that gives what it exports, and runs once.
struct ScriptBundles {
    static let list = "scripts/bundles.txt"

    private let modules: [String: ScriptModule]
    /// The modules of each file, in the order in which they run.
    private var bundles: [(name: String, modules: [String])] = []
    /// In which file a module is.
    private var places: [String: String] = [:]

    /// - Throws: when a script imports what is not there, or itself by way of others, or says something that cannot be put
    ///   together with others.
    init(of templates: Templates) throws(TemplateError) {
        var modules: [String: ScriptModule] = [:]
        for path in templates.paths(in: "scripts") where path.hasSuffix(".js") && path != PageAssets.first {
            let name = String(path.dropFirst(8).dropLast(3))
            let module = try ScriptModule(named: name, text: try templates.text(path))
            guard !module.waits else {
                throw TemplateError(
                    file: path, problem: "no script may `await` outside of a function: others wait for it")
            }
            modules[name] = module
        }
        self.modules = modules
        for line in try templates.text(Self.list).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            guard let name = words.first else { continue }
            for root in words.dropFirst() where modules[root] == nil {
                throw TemplateError(file: Self.list, problem: "there is no scripts/\(root).js to put into \(name)")
            }
            try add(words.dropFirst(), to: name)
        }
        // A script that only others of the owner's name has a file, too.
        let asked = modules.values.flatMap(\.later) + modules.values.filter { !$0.code.isEmpty }.map(\.name)
        for name in Set(asked).sorted() where modules[name] != nil && places[name] == nil {
            try add([name], to: name.replacing("/", with: "-"))
        }
    }

    /// Puts modules and what they import, as far as no file has it, into one.
    private mutating func add(_ roots: some Sequence<String>, to bundle: String) throws(TemplateError) {
        var order: [String] = []
        var under: [String] = []
        func visit(_ name: String, from user: String?) throws(TemplateError) {
            guard places[name] == nil, !order.contains(name) else { return }
            let file = "scripts/\(user ?? name).js"
            guard let module = modules[name] else {
                throw TemplateError(file: file, problem: "there is no scripts/\(name).js to import")
            }
            guard !under.contains(name) else {
                throw TemplateError(file: file, problem: "it imports scripts/\(name).js, which imports it in turn")
            }
            under.append(name)
            for item in module.imports { try visit(item.module, from: name) }
            under.removeLast()
            order.append(name)
        }
        for root in roots { try visit(root, from: nil) }
        guard !order.isEmpty else { return }
        for name in order { places[name] = bundle }
        bundles.append((bundle, order))
    }

    /// The files by name ("page.js").
    var files: [(name: String, text: String)] {
        bundles.map { bundle in (bundle.name + ".js", text(of: bundle.modules, in: bundle.name)) }
    }

    private func text(of names: [String], in bundle: String) -> String {
        let own = names.compactMap { modules[$0] }
        var needed: [String: Set<String>] = [:]
        for name in own.flatMap(\.imports).map(\.module) {
            guard let place = places[name], place != bundle else { continue }
            needed[place, default: []].insert(Self.identifier(name))
        }
        var text = ""
        for (place, names) in needed.sorted(by: { $0.key < $1.key }) {
            text += "import { \(names.sorted().joined(separator: ", ")) } from './\(place).js'\n"
        }
        for module in own {
            let taken = module.imports.filter { !$0.pattern.isEmpty }
                .map { "const { \($0.pattern) } = \(Self.identifier($0.module));\n" }.joined()
            let code = module.code.map { replaced($0, of: module) + "\n" }.joined()
            text +=
                "export const \(Self.identifier(module.name)) = (() => {\n\(taken)\(code)"
                + "return { \(module.exports.joined(separator: ", ")) };\n})();\n"
        }
        return text
    }

    /// A line that asks for the file in which what it wants has come to be.
    private func replaced(_ line: Substring, of module: ScriptModule) -> String {
        ScriptModule.replacedImports(in: line) { path in
            let name = module.resolved(path)
            return places[name].map { "import('./\($0).js').then((bundle) => bundle.\(Self.identifier(name)))" }
        }
    }

    /// The name of what a module exports, all together.
    private static func identifier(_ module: String) -> String {
        "$" + String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
