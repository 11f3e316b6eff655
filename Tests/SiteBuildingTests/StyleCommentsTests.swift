import Testing

@testable import SiteBuilding

/// Publishing a style sheet removes its comments and nothing else.
@Suite struct StyleCommentsTests {
    @Test(arguments: [
        ("a { }\n", "a { }\n"),
        ("/* one */\na { }\n", "a { }\n"),
        ("a {\n  /* one\n     and two */\n  b: c;\n}\n", "a {\n  b: c;\n}\n"),
        ("a { b: c; /* one */ }\n", "a { b: c;  }\n"),
        ("a { b: c; } /* one */\nd { }\n", "a { b: c; } \nd { }\n"),
        // Strings hold what they like.
        ("a { content: \"/* no */\"; }\n", "a { content: \"/* no */\"; }\n"),
        ("a { content: '\\'/* no */'; }\n", "a { content: '\\'/* no */'; }\n"),
        ("a { content: \"open\n/* one */\nb { }\n", "a { content: \"open\nb { }\n"),
        // A licence stays.
        ("/*! MIT */\na { }\n", "/*! MIT */\na { }\n"),
        ("/**/a{}/***/", "a{}"), ("/* open", ""), ("/", "/"), ("/*", ""), ("\"", "\""), ("'\\", "'\\"), ("", ""),
        ("a { b: \"é/*\" /* ü */; }", "a { b: \"é/*\" ; }"),
    ])
    func commentsAreRemoved(sheet: String, expected: String) {
        #expect(StyleComments.removed(from: sheet) == expected)
    }
}
