/// Bundles of the pages' scripts: browsers load one or two files instead of fifty.
///
/// `scripts/bundles.txt` lists the bundles and their entry modules. Imports are included unless an earlier bundle has
/// them. Dynamically imported modules (`import('./gallery.js')`) that are in no bundle get their own. Each module
/// becomes a function that returns its exports; it keeps its own scope and runs once.
///
/// A name with an extension ("worker.js") is a stand-alone script: it contains everything it imports, even if other
/// bundles have it too.
struct ScriptBundles {
    static let list = "scripts/bundles.txt"

    private let modules: [String: ScriptModule]
    /// The modules of each bundle, in execution order.
    private var bundles: [(name: String, modules: [String])] = []
    /// The bundle that contains each module.
    private var places: [String: String] = [:]
    /// The modules of each stand-alone script, by its name ("worker.js").
    private var whole: [String: [String]] = [:]

    /// Bundles the scripts of the templates.
    ///
    /// - Throws: an error if an import is missing or circular, or if a script uses syntax that cannot be bundled.
    init(of templates: Templates) throws(TemplateError) {
        var modules: [String: ScriptModule] = [:]
        for path in templates.paths(in: "scripts") where path.hasSuffix(".js") && path != PageAssets.first {
            let name = String(path.dropFirst(8).dropLast(3))
            let module = try ScriptModule(named: name, text: try templates.text(path))
            guard !module.usesTopLevelAwait else {
                throw TemplateError(
                    file: path, problem: "`await` is not allowed outside a function: other scripts would wait for it")
            }
            modules[name] = module
        }
        self.modules = modules
        for line in try templates.text(Self.list).split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ").map(String.init)
            guard let name = words.first else { continue }
            for root in words.dropFirst() where modules[root] == nil {
                throw TemplateError(file: Self.list, problem: "scripts/\(root).js, listed for \(name), does not exist")
            }
            if name.hasSuffix(".js") {
                whole[name] = try order(from: words.dropFirst())
            } else {
                try add(words.dropFirst(), to: name)
            }
        }
        // Scripts that nothing imports also get a file, because the owner's templates may load them.
        let asked = modules.values.flatMap(\.later) + modules.values.filter { !$0.code.isEmpty }.map(\.name)
        for name in Set(asked).subtracting(whole.values.joined()).sorted()
        where modules[name] != nil && places[name] == nil {
            try add([name], to: name.replacing("/", with: "-"))
        }
    }

    /// Adds modules and their imports to a bundle, except those that an earlier bundle has.
    private mutating func add(_ roots: some Sequence<String>, to bundle: String) throws(TemplateError) {
        let order = try order(from: roots, without: places)
        guard !order.isEmpty else { return }
        for name in order { places[name] = bundle }
        bundles.append((bundle, order))
    }

    /// Returns modules and their imports in execution order, except those in other bundles.
    private func order(
        from roots: some Sequence<String>, without others: [String: String] = [:]
    ) throws(TemplateError) -> [String] {
        var order: [String] = []
        var under: [String] = []
        func visit(_ name: String, from user: String?) throws(TemplateError) {
            guard others[name] == nil, !order.contains(name) else { return }
            let file = "scripts/\(user ?? name).js"
            guard let module = modules[name] else {
                throw TemplateError(file: file, problem: "the imported scripts/\(name).js does not exist")
            }
            guard !under.contains(name) else {
                throw TemplateError(file: file, problem: "it imports scripts/\(name).js, which imports it back")
            }
            under.append(name)
            for item in module.imports { try visit(item.module, from: name) }
            under.removeLast()
            order.append(name)
        }
        for root in roots { try visit(root, from: nil) }
        return order
    }

    /// The bundles by file name ("page.js").
    var files: [(name: String, text: String)] {
        bundles.map { bundle in (bundle.name + ".js", text(of: bundle.modules, in: bundle.name)) }
    }

    /// Returns a stand-alone script, for browsers that load it as a classic script.
    ///
    /// - Throws: an error if the list has no such script, or if it uses dynamic imports, which workers do not allow.
    func text(of name: String) throws(TemplateError) -> String {
        guard let names = whole[name] else { throw TemplateError(file: Self.list, problem: "it does not list \(name)") }
        let own = names.compactMap { modules[$0] }
        if let module = own.first(where: { !$0.later.isEmpty }) {
            throw TemplateError(file: module.file, problem: "scripts in \(name) must not use `import()`")
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

    /// Returns a module as an immediately invoked function.
    private func text(of module: ScriptModule) -> String {
        let taken = module.imports.filter { !$0.pattern.isEmpty }
            .map { "const { \($0.pattern) } = \(Self.identifier($0.module));\n" }.joined()
        let code = module.code.map { replaced($0, of: module) + "\n" }.joined()
        return "(() => {\n\(taken)\(code)return { \(module.exports.joined(separator: ", ")) };\n})();\n"
    }

    /// Returns a line with its dynamic imports redirected to the bundles that contain the modules.
    private func replaced(_ line: Substring, of module: ScriptModule) -> String {
        ScriptModule.replacedImports(in: line) { path in
            let name = module.resolved(path)
            return places[name].map { "import('./\($0).js').then((bundle) => bundle.\(Self.identifier(name)))" }
        }
    }

    /// Returns the name of the constant that holds a module's exports.
    private static func identifier(_ module: String) -> String {
        "$" + String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}
