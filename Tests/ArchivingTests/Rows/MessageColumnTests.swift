import Archiving
import Newsroom
import Testing

@Suite struct MessageColumnTests {
    @Test(
        "a message is kept with every kind of value",
        arguments: [
            Message(.notFound), Message(.password, ["status": .number(401)]),
            Message(.timeout, ["time": .seconds(0.5)]), Message(.timeout, ["time": .seconds(10)]),
            Message(.tooLarge, ["size": .bytes(1024)]), .verbatim("a \"quoted\" remark\n{\"key\": 1}"),
            Message(.repaired, ["reason": .message(Message(.noJSON, ["position": .number(-1)]))]),
        ])
    func roundTrip(message: Message) {
        #expect(MessageColumn.message(of: MessageColumn.text(of: message)) == message)
    }

    @Test(
        "what an older version wrote as a sentence, or a newer one under another key, is shown as it is",
        arguments: ["no answer within 10 s", "{\"key\":\"problem.of-tomorrow\"}", ""])
    func sentencesStay(text: String) {
        #expect(MessageColumn.message(of: text) == .verbatim(text))
    }

    @Test("nothing stored is no failure, and neither is one with an unknown stage")
    func missing() {
        #expect(MessageColumn.text(of: nil) == nil && MessageColumn.message(of: nil) == nil)
        #expect(MessageColumn.failure(stage: nil, source: "a", reason: "b") == nil)
        #expect(MessageColumn.failure(stage: "dreaming", source: "a", reason: "b") == nil)
        #expect(
            MessageColumn.failure(stage: "parsing", source: "a", reason: "not a feed")
                == Failure(stage: .parsing, source: "a", reason: .verbatim("not a feed")))
    }
}
