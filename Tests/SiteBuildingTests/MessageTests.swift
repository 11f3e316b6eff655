import Foundation
import Newsroom
import TestSupport
import Testing

@testable import SiteBuilding

@Suite struct MessageTests {
    static let languages = Templates().languages

    @Test(
        "every message that code can make has its words in every language, with its values in them",
        arguments: languages)
    func everyKeyHasWords(language: String) throws {
        let file = repository.appending(path: "Templates/words/\(language).json")
        let texts = try JSONDecoder().decode([String: String].self, from: Data(contentsOf: file))
        for key in Message.Key.allCases {
            let text = try #require(texts[key.rawValue], "\(language) has no words for \(key.rawValue)")
            let names = Set(text.matches(of: /\{(\w+)\}/).map { String($0.1) })
            #expect(names == key.names, "\(language): \(key.rawValue)")
        }
        for stage in Failure.Stage.allCases { #expect(texts["stage.\(stage.rawValue)"] != nil) }
        let known = Set(Message.Key.allCases.map(\.rawValue))
        for key in texts.keys where key.hasPrefix("problem.") || key.hasPrefix("network.") {
            #expect(known.contains(key), "\(language): nothing says \(key)")
        }
    }

    @Test(
        "a message in Spanish, with its values as Spanish writes them",
        arguments: [
            (Message(.notFound), "no encontrado (404); ¿ha cambiado el canal de dirección?"),
            (
                Message(.password, ["status": .number(401)]),
                "requiere usuario y contraseña (401); indícalos en login, junto a la fuente"
            ),
            (
                Message(.insecureRedirect, ["address": .text("http://a.example/?b=*c*")]),
                "se bloqueó una redirección de https a http: http://a.example/?b=*c*"
            ),
            (Message(.verbatim, ["text": .text("something curl says")]), "something curl says"),
            (Message(.cutOff, ["items": .number(3)]), "cortado tras la entrada 3"),
            (Message(.noJSON, ["position": .number(12_345)]), "JSON no válido en el byte 12.345"),
            (Message(.timeout, ["time": .seconds(10)]), "sin respuesta en 10 s"),
            (Message(.tooLarge, ["size": .bytes(15 << 20)]), "demasiado grande: más de 15 MiB sin comprimir"),
            (
                Message(.repaired, ["reason": .message(.verbatim("line 4: Entity 'mdash' not defined"))]),
                "reparado: line 4: Entity 'mdash' not defined"
            ),
            (
                Message(
                    .refusedRedirect,
                    [
                        "reason": .message(
                            Message(
                                .restrictedHost,
                                ["host": .text("a.example"), "kind": .message(Message(.loopbackAddress))]))
                    ]),
                "se bloqueó una redirección: a.example es una dirección de bucle local"
            ),
        ])
    func saidInSpanish(message: Message, text: String) throws {
        let words = try Localisation(Templates(), language: "es")
        #expect(words.text(of: message) == text)
        #expect(words.view(of: message).name == text)
    }

    @Test("a page gives scripts the keys of a message, of the messages in it, and its values")
    func wordings() throws {
        let words = try Localisation(Templates(), language: "en")
        let kind = Message.Value.message(Message(.privateAddress))
        let message = Message(.refusedHost, ["host": .text("intra.example"), "kind": kind])
        let wording = try #require(words.view(of: message).wording)
        #expect(wording.key == "problem.refused")
        #expect(wording.parts.compactMap(\.name) == ["host", "kind", "host"])
        #expect(wording.parts.compactMap(\.key) == ["network.private"])
        #expect(words.view(of: Message(.password, ["status": .number(401)])).wording?.numbers.map(\.value) == [401])
        #expect(words.view(of: .verbatim("a server's remark")).wording == nil)
    }
}
