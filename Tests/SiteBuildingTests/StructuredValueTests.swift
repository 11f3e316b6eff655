import Testing

@testable import SiteBuilding

@Suite("JSON-LD") struct StructuredValueTests {
    @Test("sorts its members, leaves out those without a value, and escapes what JSON and script elements want escaped")
    func text() {
        let value = StructuredValue.object([
            "b": .list([.number(-3), .text(""), .object([:])]), "@a": .text("</script> & \"quotes\" \\ / é 🙂"),
            "none": nil, "c": .text("\u{8}\u{9}\u{A}\u{C}\u{D}\u{1}\u{1F}\u{7F}\u{2028}"),
        ])
        #expect(
            value.scriptText == """
                {"@a":"\\u003c/script> & \\"quotes\\" \\\\ / é 🙂","b":[-3,"",{}],\
                "c":"\\b\\t\\n\\f\\r\\u0001\\u001f\u{7F}\u{2028}"}
                """)
    }
}
