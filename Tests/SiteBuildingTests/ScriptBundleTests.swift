import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

@Suite("modules put together as files for browsers") struct ScriptBundleTests {
    @Test("each keeps its scope, runs once, and can be imported again later")
    func golden() throws {
        let files = try Self.files([
            "bundles.txt": "# what pages load\npage notice\nmain main\n",
            "main.js": """
            // @ts-check
            import { store } from './store.js'

            /** What starts. */
            const features = [() => import('./own/pill.js'), () => import('./notice.js')]
            for (const load of features) void load().then(({ start }) => start(store))
            """,
            "store.js": "const kept = new Map()\nexport const store = { kept }\n",
            "notice.js": """
            import {
              store as shelf,
            } from './store.js'
            /**
             * @param {import('./own/pill.js').Pill} pill
             */
            export function start(pill) {
              const kept = /** @type {import('./store.js').Kept} */ (pill ?? shelf)
              // Nobody sees this.
              return kept
            }
            """,
            "own/pill.js":
                "import { start as begin } from '../notice.js'\nexport async function start() {\n  begin()\n}\n",
        ])
        expectGolden(files.map { "== \($0.name)\n\($0.text)" }.joined(), named: "bundles.golden.txt")
    }

    @Test(
        "what cannot be put together is named with its line",
        arguments: [
            (
                ["a.js": "export default 1"],
                "scripts/a.js:1: `export` must precede a named const, function or class"
            ),
            (
                ["a.js": "\nimport * as b from './b.js'"],
                "scripts/a.js:2: write imports as `import { a, b as c } from './other.js'`"
            ),
            (["a.js": "import { b } from './b.js'\nb()"], "scripts/a.js: the imported scripts/b.js does not exist"),
            (
                ["a.js": "import { b } from './b.js'\nb()", "b.js": "import { a } from './a.js'\na()"],
                "scripts/b.js: it imports scripts/a.js, which imports it back"
            ),
            (
                ["a.js": "export const a = 1\nawait 1"],
                "scripts/a.js: `await` is not allowed outside a function: other scripts would wait for it"
            ),
            (["bundles.txt": "page b"], "scripts/bundles.txt: scripts/b.js, listed for page, does not exist"),
        ])
    func mistake(scripts: [String: String], message: String) {
        let error = #expect(throws: TemplateError.self) { try Self.files(["bundles.txt": ""].merging(scripts) { $1 }) }
        #expect(error?.description == "template " + message)
    }

    @Test(
        "whatever the scripts of the pages import from one another is found where it is, and stands in one file alone")
    func own() throws {
        let files = try ScriptBundles(of: Templates()).files
        let exported = files.map { file in
            (file.name, Set(file.text.matches(of: /(?m)^export const (\$\w+) =/).map { String($0.1) }))
        }
        let all = exported.flatMap(\.1)
        #expect(Set(all).count == all.count && all.count > 80)
        let byFile = Dictionary(uniqueKeysWithValues: exported.map { ($0.0, $0.1) })
        var asked = 0
        for file in files {
            for taken in file.text.matches(of: /(?m)^import \{ (.*) \} from '\.\/(.*)'$/) {
                for name in taken.1.split(separator: ", ") {
                    asked += 1
                    #expect(byFile[String(taken.2)]?.contains(String(name)) == true, "\(file.name): \(name)")
                }
            }
            for taken in file.text.matches(of: /import\('\.\/([\w-]+\.js)'\)\.then\(\(bundle\) => bundle\.(\$\w+)\)/) {
                asked += 1
                #expect(byFile[String(taken.1)]?.contains(String(taken.2)) == true, "\(file.name): \(taken.2)")
            }
            // What is no type in a comment is one of those.
            let all = file.text.replacing(/\/\*\*.*?\*\//, with: "").matches(
                of: /[ (]import\('\.[^)]*\)(\.then\(\(bundle\))?/)
            #expect(all.allSatisfy { $0.1 != nil }, "\(file.name)")
        }
        #expect(asked > 50)
    }

    @Test("a script of its own holds all that it imports, whoever else has it, and is no page's")
    func whole() throws {
        let bundles = try Self.bundles([
            "bundles.txt": "page text\nworker.js worker/own\n",
            "text.js": "export const plain = (text) => text\n",
            "worker/own.js":
                "import { plain as bare } from '../text.js'\nimport { keep } from './keep.js'\nkeep(bare)\n",
            "worker/keep.js": "export function keep(value) {\n  return value\n}\n",
        ])
        #expect(bundles.files.map(\.name) == ["page.js"])
        #expect(
            try bundles.text(of: "worker.js") == """
                const $text = (() => {
                const plain = (text) => text
                return { plain };
                })();
                const $worker_keep = (() => {
                function keep(value) {
                  return value
                }
                return { keep };
                })();
                const $worker_own = (() => {
                const { plain: bare } = $text;
                const { keep } = $worker_keep;
                keep(bare)
                return {  };
                })();

                """)
    }

    @Test("a separate script that is missing, or imports others, is named")
    func wholeMistake() throws {
        let bundles = try Self.bundles([
            "bundles.txt": "worker.js own\n", "own.js": "const more = () => import('./more.js')\nmore()\n",
            "more.js": "export const more = 1\n",
        ])
        let missing = #expect(throws: TemplateError.self) { try bundles.text(of: "other.js") }
        #expect(missing?.description == "template scripts/bundles.txt: it does not list other.js")
        let asking = #expect(throws: TemplateError.self) { try bundles.text(of: "worker.js") }
        #expect(asking?.description == "template scripts/own.js: scripts in worker.js must not use `import()`")
    }

    @Test("workers contain each module once, and no syntax reserved for modules")
    func workers() throws {
        let assets = try PageAssets(of: Templates())
        for worker in [assets.worker, assets.privateWorker] {
            let modules = worker.matches(of: /(?m)^const (\$\w+) = \(\(\) => \{$/).map { String($0.1) }
            #expect(Set(modules).count == modules.count && modules.count > 7)
            #expect(!worker.contains(/(?m)^(import|export)\s/))
        }
        #expect(!assets.pages.contains { $0.path.contains("worker") })
    }

    private static func files(_ scripts: [String: String]) throws -> [(name: String, text: String)] {
        try bundles(scripts).files
    }

    private static func bundles(_ scripts: [String: String]) throws -> ScriptBundles {
        var files: [String: [UInt8]] = [:]
        for (path, text) in scripts { files["scripts/" + path] = Array(text.utf8) }
        return try ScriptBundles(of: Templates(files: files))
    }
}
