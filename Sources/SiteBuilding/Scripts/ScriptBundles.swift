/// The scripts of the pages as few files: a browser asks for one or two of them instead of for fifty.
///
/// `scripts/bundles.txt` names files and the modules that each begins with; with a module comes whatever it imports and no
/// earlier file has. A module that is asked for later (`import('./gallery.js')`) and stands in none gets a file of its own.
/// Each module keeps its own scope, as a function that gives what it exports, and runs once.
///
/// A name with an ending ("worker.js") is that of a script that stands alone: it holds all that it imports, whoever else has it.
struct ScriptBundles {
    static let list = "scripts/bundles.txt"

    private let modules: [String: ScriptModule]
    /// The modules of each file, in the order in which they run.
    private var bundles: [(name: String, modules: [String])] = []
    /// In which file a module is.
    private var places: [String: String] = [:]
    /// The modules of each script that stands alone, by its name ("worker.js").
    private var whole: [String: [String]] = [:]

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
            if name.hasSuffix(".js") {
                whole[name] = try order(from: words.dropFirst())
            } else {
                try add(words.dropFirst(), to: name)
            }
        }
        // A script that only others of the owner's name has a file, too.
        let asked = modules.values.flatMap(\.later) + modules.values.filter { !$0.code.isEmpty }.map(\.name)
        for name in Set(asked).subtracting(whole.values.joined()).sorted()
        where modules[name] != nil && places[name] == nil {
            try add([name], to: name.replacing("/", with: "-"))
        }
    }

    /// Puts modules and what they import, as far as no file has it, into one.
    private mutating func add(_ roots: some Sequence<String>, to bundle: String) throws(TemplateError) {
        let order = try order(from: roots, without: places)
        guard !order.isEmpty else { return }
        for name in order { places[name] = bundle }
        bundles.append((bundle, order))
    }

    /// Modules and what they import, but those of other files, in the order in which they run.
    private func order(
        from roots: some Sequence<String>, without others: [String: String] = [:]
    ) throws(TemplateError) -> [String] {
        var order: [String] = []
        var under: [String] = []
        func visit(_ name: String, from user: String?) throws(TemplateError) {
            guard others[name] == nil, !order.contains(name) else { return }
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
        return order
    }

    /// The files by name ("page.js").
    var files: [(name: String, text: String)] {
        bundles.map { bundle in (bundle.name + ".js", text(of: bundle.modules, in: bundle.name)) }
    }

    /// A script that stands alone, for browsers that take it for a classic one.
    ///
    /// - Throws: when the list names none of that name, or it asks for a module later: a worker must not.
    func text(of name: String) throws(TemplateError) -> String {
        guard let names = whole[name] else { throw TemplateError(file: Self.list, problem: "it names no \(name)") }
        let own = names.compactMap { modules[$0] }
        if let module = own.first(where: { !$0.later.isEmpty }) {
            throw TemplateError(file: module.file, problem: "what is part of \(name) must not `import()`")
        }
        return own.map { "const \(Self.identifier($0.name)) = \(text(of: $0))" }.joined()
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
        return text + own.map { "export const \(Self.identifier($0.name)) = \(self.text(of: $0))" }.joined()
    }

    /// A module as a function that runs at once.
    private func text(of module: ScriptModule) -> String {
        let taken = module.imports.filter { !$0.pattern.isEmpty }
            .map { "const { \($0.pattern) } = \(Self.identifier($0.module));\n" }.joined()
        let code = module.code.map { replaced($0, of: module) + "\n" }.joined()
        return "(() => {\n\(taken)\(code)return { \(module.exports.joined(separator: ", ")) };\n})();\n"
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
