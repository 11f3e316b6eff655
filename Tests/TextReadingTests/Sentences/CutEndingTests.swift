import Testing
import TextReading

@Suite struct CutEndingTests {
    @Test(
        "ends a text that its publisher cut off with the last full sentence",
        arguments: [
            ("The bridge is closed. It was last inspected at ..", "The bridge is closed."),
            ("The bridge is closed. It was last inspected by the …", "The bridge is closed."),
            ("The bridge is closed. It was last […]", "The bridge is closed."),
            ("“The bridge is closed.” It was last inspected by...", "“The bridge is closed.”"),
            ("The bridge, which Dr. Silva last inspected at ..", nil),
            (
                "The bridge is closed. It was last inspected in May.",
                "The bridge is closed. It was last inspected in May."
            ),
            ("“I was brief because...”", "“I was brief because...”"),
            ("", ""),
        ] as [(String, String?)])
    func ending(_ text: String, _ expected: String?) {
        #expect(text.withoutCutEnding == expected)
    }
}
