import Testing

@testable import SiteBuilding

/// Templates as the manual of Mustache has them (mustache.5, and its specification's cases for white space).
@Suite struct MustacheTests {
    private struct View: TemplateView {
        let values: [String: any TemplateValue]

        func child(named name: String) -> (any TemplateValue)? { values[name] }
    }

    private static let view = View(values: [
        "name": "Rain & <wind>", "empty": "", "yes": true, "no": false, "none": [String](), "letters": ["a", "b"],
        "day": View(values: ["text": "Monday", "own": "day"]), "icon": "sun.html", "text": "outer",
        "days": [View(values: ["text": "Tuesday"]), View(values: ["other": "x"])],
    ])

    private static let parts = [
        "sun.html": "sun {{name}}", "lines.html": "one\n{{text}}\n\ntwo\n", "marked.md": "{{name}}",
    ]

    @Test(arguments: [
        ("{{name}}, {{{name}}}, {{&name}}", "Rain &amp; &lt;wind&gt;, Rain & <wind>, Rain & <wind>"),
        ("{{unknown}}[{{empty}}]", "[]"), ("{{day.text}} {{day.none}}{{day.text.none}}", "Monday "),
        ("{{#yes}}y{{/yes}}{{#no}}n{{/no}}{{^no}}N{{/no}}{{^yes}}Y{{/yes}}", "yN"),
        ("{{#none}}x{{/none}}{{^none}}none{{/none}}{{^unknown}}?{{/unknown}}", "none?"),
        // An empty text is there.
        ("{{#empty}}there{{/empty}}{{^empty}}not{{/empty}}", "there"),
        ("{{#letters}}<{{.}}>{{/letters}}", "<a><b>"),
        // What a view lacks is looked up around it, unless a dot says that it must be its own.
        ("{{#days}}{{text}},{{.text}};{{/days}}", "Tuesday,Tuesday;outer,;"),
        ("{{#day}}{{own}} {{name}}{{/day}}", "day Rain &amp; &lt;wind&gt;"),
        ("a{{! nothing }}b", "ab"), ("{{=<% %>=}}<%text%> {{text}}", "outer {{text}}"),
        // Tags alone on their lines leave no line.
        ("a\n{{#yes}}\nb\n{{/yes}}\nc\n", "a\nb\nc\n"), ("a\n  {{#yes}} \nb\n  {{/yes}}\r\nc", "a\nb\nc"),
        ("{{! a comment\nof two lines }}\nnext", "next"), (" {{#yes}} b {{/yes}}\n", "  b \n"),
        ("a {{#yes}}\nb\n{{/yes}}\nc", "a \nb\nc"), ("\t{{text}}\n", "\touter\n"),
        ("{{> sun.html}}!\n", "sun Rain &amp; &lt;wind&gt;!\n"), ("[{{> *icon}}]", "[sun Rain &amp; &lt;wind&gt;]"),
        ("[{{> *unknown}}]", "[]"), ("a\n  {{> lines.html}}\nb", "a\n  one\n  outer\n\n  two\nb"),
        // The included file's ending says how it is escaped.
        ("{{> marked.md}}", "Rain & &lt;wind>"),
    ])
    func rendered(template: String, text: String) throws {
        var compiled: [String: CompiledTemplate] = [:]
        for (name, text) in Self.parts.merging(["page.html": template], uniquingKeysWith: { _, new in new }) {
            compiled[name] = CompiledTemplate(
                parts: try TemplateParser.parts(of: text, in: name), escaping: Escaping(path: name))
        }
        var renderer = TemplateRenderer(compiled, view: Self.view)
        renderer.render("page.html")
        #expect(String(decoding: renderer.output, as: UTF8.self) == text)
    }

    @Test(arguments: [
        ("a\n{{b", 2, "a tag is not closed, or its name has an invalid character"),
        ("{{{a}}", 1, "a tag is not closed, or its name has an invalid character"),
        ("\n\n{{! a", 3, "a tag is not closed"),
        ("{{/a}}", 1, "a section is closed with a different name"),
        ("{{#a}}\n\n{{/b}}", 3, "a section is closed with a different name"),
        ("{{^a}}", 1, "a section is never closed"), ("{{<a}}", 1, "an unknown kind of tag"),
        ("{{$a}}", 1, "an unknown kind of tag"), ("{{=a=}}", 1, "a change of delimiters must name two"),
    ])
    func refused(template: String, line: Int, problem: String) {
        let error = #expect(throws: TemplateError.self) { try TemplateParser.parts(of: template, in: "page.html") }
        #expect(error == TemplateError(file: "page.html", line: line, problem: problem))
    }
}
