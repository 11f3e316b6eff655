internal import Newsroom

/// A word or sentence of the site's own, as a page shows it: `text` in the site's language, and what a script must know to
/// say it in another: its `key`, and what is in it: `numbers` (`name`, `value`), and `parts` where other words are.
struct LocalisedText: TemplateView, Equatable {
    let key: String
    /// Sorted by name; `n` decides on the plural form.
    let numbers: [Number]
    let text: String
    /// The text taken apart at the values in it; empty where there are none.
    var parts: [Part] = []

    /// A number within a sentence.
    struct Number: TemplateView, Equatable {
        let name: String
        let value: Int

        func child(named: String) -> (any TemplateValue)? {
            switch named {
            case "name": name
            case "value": value
            default: nil
            }
        }
    }

    /// A piece of a sentence: `text`, and for a value in it `name`, with `key` and `numbers` where that is a wording itself.
    struct Part: TemplateView, Equatable {
        let text: String
        var name: String?
        var key: String?
        var numbers: [Number] = []
        /// The parts of a value that is a sentence with values of its own.
        var parts: [Part] = []
        /// Of the name of a country, its code.
        var region: String?

        // A missing name must not be looked up around this one.
        func child(named: String) -> (any TemplateValue)? {
            switch named {
            case "text": text
            case "name": name ?? false
            case "key": key ?? false
            case "numbers": numbers
            case "parts": parts
            case "hasParts": !parts.isEmpty
            case "region": region ?? false
            default: nil
            }
        }
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "key": key
        case "numbers": numbers
        case "text": text
        case "parts": parts
        case "hasParts": !parts.isEmpty
        default: nil
        }
    }
}

extension Localisation {
    /// The text under a key.
    func wording(_ key: String) -> LocalisedText { LocalisedText(key: key, numbers: [], text: self[key]) }

    /// The form of a text that a number asks for, with this and other numbers in it.
    func wording(_ key: String, counting count: Int, _ others: [String: Int] = [:]) -> LocalisedText {
        LocalisedText(
            key: key,
            numbers: (others.merging(["n": count]) { own, _ in own }).sorted { $0.key < $1.key }
                .map { LocalisedText.Number(name: $0.key, value: $0.value) },
            text: text(key, counting: count, others.mapValues(number)))
    }

    /// A text with numbers in it on which its form does not depend.
    func wording(_ key: String, _ numbers: [String: Int]) -> LocalisedText {
        LocalisedText(
            key: key,
            numbers: numbers.sorted { $0.key < $1.key }.map { LocalisedText.Number(name: $0.key, value: $0.value) },
            text: text(key, numbers.mapValues(number)))
    }

    /// The form of a sentence that a number asks for, with this and other numbers and with values of other kinds in it.
    func wording(
        _ key: String, counting count: Int, _ others: [String: Int], with values: [String: LocalisedText.Part]
    ) -> LocalisedText {
        let numbers = others.merging(["n": count]) { own, _ in own }
        var sentence = sentence(form(of: key, counting: count)) { name in
            values[name] ?? numbers[name].map { LocalisedText.Part(text: number($0)) }
        }
        sentence = LocalisedText(
            key: key,
            numbers: numbers.sorted { $0.key < $1.key }.map { LocalisedText.Number(name: $0.key, value: $0.value) },
            text: sentence.text, parts: sentence.parts)
        return sentence
    }

    /// A sentence with other wordings in it, by the names under which it has them.
    func wording(_ key: String, with values: [String: LocalisedText]) -> LocalisedText {
        sentence(key) { name in
            values[name].map { LocalisedText.Part(text: $0.text, name: name, key: $0.key, numbers: $0.numbers) }
        }
    }

    /// The name of something that the configuration names, where it goes by the name that we know it by; nil when its owner
    /// calls it otherwise, for then the name is the owner's in every language.
    func wording(of name: String, _ key: String) -> LocalisedText? {
        isOurs(name, for: key) ? wording(key) : nil
    }

    /// A sentence of the rules; nil when the words under its key are not the rules' own, for then an owner has written it.
    func wording(of statement: Statement) -> LocalisedText? {
        guard let key = statement.key, isOurs(statement.text, for: key) else { return nil }
        return wording(key)
    }

    /// The text under a key with the values in it, each where the language puts it.
    func sentence(_ key: String, _ value: (String) -> LocalisedText.Part?) -> LocalisedText {
        let parts = FormatString(self[key]).parts.map { part in
            switch part {
            case .text(let text): LocalisedText.Part(text: text)
            case .name(let name): value(name) ?? LocalisedText.Part(text: "{\(name)}")
            }
        }
        let hasValues = parts.contains { $0.name != nil }
        return LocalisedText(
            key: key, numbers: [], text: parts.map(\.text).joined(), parts: hasValues ? parts : [])
    }
}
