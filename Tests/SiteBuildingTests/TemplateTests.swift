import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

@Suite struct TemplateTests {
    @Test("the tool carries every file of Templates/, as it is (Tools/templates.sh)")
    func embedded() throws {
        let folder = repository.appending(path: "Templates")
        let found = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
            var isFolder: ObjCBool = false
            return FileManager.default.fileExists(
                atPath: folder.appending(path: path).path, isDirectory: &isFolder) && !isFolder.boolValue
                && !path.hasSuffix("README.md")
        }
        // Those of others stand in no folder of ours.
        let embedded = Templates().files.filter { !$0.key.hasPrefix("assets/libraries/") }
        #expect(Set(found) == Set(embedded.keys))
        for path in found.sorted() {
            #expect(Data(embedded[path] ?? []) == (try Data(contentsOf: folder.appending(path: path))), "\(path)")
        }
    }

    @Test("shipped templates put nothing in unescaped but what the site itself has rendered")
    func tripleBraces() throws {
        // JSON-LD is made ready for its element by StructuredValue.
        let allowed = [
            "layout.html": ["{{{masthead}}}", "{{{body}}}"], "parts/map.html": ["{{{graticule}}}"],
            "parts/head-discovery.html": ["{{{.}}}"],
            // Two files of the same folder, which its policy names by their hashes.
            "private/shell.html": ["{{{style}}}", "{{{script}}}"],
        ]
        for path in Templates().files.keys.sorted() where path.hasSuffix(".html") || path.hasSuffix(".md") {
            let text = try Templates().text(path)
            #expect(
                text.matches(of: /\{\{\{.*?\}\}\}|\{\{&.*?\}\}/).map { String($0.output) } == allowed[path, default: []]
            )
        }
    }

    @Test func usersFileComesFirstAndTheRestIsOurs() async throws {
        try await withFiles(["pages/not-found.md": "# Gone from {{siteTitle}}\n", "assets/logo.txt": "mine"]) {
            folder in
            let pages = try SiteBuilder(templates: Templates(folder: folder)).pages(of: Invented.edition())
            #expect(pages.first { $0.path == "404.html" }?.text.contains("<h1>Gone from Global Pulse</h1>") == true)
            #expect(pages.first { $0.path == "404.md" }?.text == "# Gone from Global Pulse\n")
            #expect(pages.first { $0.path == "assets/logo.txt" }?.text == "mine")
            #expect(pages.contains { $0.path == "about.html" })
        }
    }

    @Test(arguments: [
        (
            "pages/desk.md", "# {{name}}\n\n{{#sections}}\n",
            "template pages/desk.md:4: a section is never closed"
        ),
        (
            "pages/desk.md", "\n{{#a}}\n{{/b}}\n",
            "template pages/desk.md:3: a section is closed with a different name"
        ),
        (
            "pages/desk.md", "a\n{{na me}}\n",
            "template pages/desk.md:2: a tag is not closed, or its name has an invalid character"
        ),
        (
            "cards/card.html", "<p>\n{{> parts/card/tittle.md}}\n",
            "template cards/card.html:2: the included template 'parts/card/tittle.md' does not exist"
        ),
        ("parts/empty.md", "{{> parts/empty.html}}", "template parts/empty.html: it includes itself"),
        (
            "words/en.json", "{\"months\": 12}",
            "template words/en.json: must be one JSON object with only string values"
        ),
        (
            "style.css", "@import \"styles/none.css\";\n",
            "template style.css:1: the imported style sheet 'styles/none.css' does not exist"
        ),
        (
            "styles/puzzles.css", "@import \"puzzles/none.css\";\n",
            "template styles/puzzles.css:1: the imported style sheet 'styles/puzzles/none.css' does not exist"
        ),
        (
            "pages/front.md", "{{#hero}}\n<!-- huge {{id}} -->\n{{/hero}}\n",
            "template pages/front.md: it needs the card 'cards/huge.html', which does not exist"
        ),
    ])
    func brokenTemplateIsNamed(path: String, text: String, message: String) async throws {
        try await withFiles([path: text]) { folder in
            let error = #expect(throws: TemplateError.self) {
                try SiteBuilder(templates: Templates(folder: folder)).pages(of: Invented.edition())
            }
            #expect(error?.description == message)
        }
    }

    @Test func fileThatIsNotTextIsNamed() async throws {
        try await withTemporaryFolder { folder in
            try Data([0x23, 0x20, 0xFF, 0xFE]).write(to: folder.appending(path: "layout.html"))
            let error = #expect(throws: TemplateError.self) {
                try SiteBuilder(templates: Templates(folder: folder.path))
            }
            #expect(error?.description == "template layout.html: is not UTF-8")
        }
    }

    @Test func missingFolderIsNamed() {
        let error = #expect(throws: TemplateError.self) { try Templates(folder: "/no/such/folder") }
        #expect(error?.description == "template /no/such/folder: the folder does not exist; name another")
    }

    private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
            try body(folder.path)
        }
    }
}
