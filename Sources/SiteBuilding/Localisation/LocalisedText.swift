internal import Newsroom

/// A text of the site's own as a page shows it. Besides `text` in the site's language, it has what scripts need to
/// translate it: `key`, `numbers` (`name`, `value`), and `parts` if it contains other texts.
struct LocalisedText: TemplateView, Equatable, Encodable {
    let key: String
    /// The numbers in the text, sorted by name; `n` determines the plural form.
    let numbers: [Number]
    let text: String
    /// The text split at its values; empty if it has none.
    var parts: [Part] = []

    /// A number within a sentence.
    struct Number: TemplateView, Equatable, Encodable {
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

    /// A piece of a sentence: `text`, and for a value `name`. If the value is a translatable text itself, it also has
    /// `key` and `numbers`.
    struct Part: TemplateView, Equatable, Encodable {
        let text: String
        var name: String?
        var key: String?
        var numbers: [Number] = []
        /// The parts of a value that is itself a sentence with values.
        var parts: [Part] = []
        /// The code of a country, if the value is its name.
        var region: String?

        // Return false rather than nil, or the name would be looked up in the enclosing view.
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
    /// Returns the text for a key.
    func wording(_ key: String) -> LocalisedText { LocalisedText(key: key, numbers: [], text: self[key]) }

    /// Returns the plural form of a text for a number, with that and other numbers filled in.
    func wording(_ key: String, counting count: Int, _ others: [String: Int] = [:]) -> LocalisedText {
        LocalisedText(
            key: key,
            numbers: (others.merging(["n": count]) { own, _ in own }).sorted { $0.key < $1.key }
                .map { LocalisedText.Number(name: $0.key, value: $0.value) },
            text: text(key, counting: count, others.mapValues(number)))
    }

    /// Returns a text with numbers that do not affect its form.
    func wording(_ key: String, _ numbers: [String: Int]) -> LocalisedText {
        LocalisedText(
            key: key,
            numbers: numbers.sorted { $0.key < $1.key }.map { LocalisedText.Number(name: $0.key, value: $0.value) },
            text: text(key, numbers.mapValues(number)))
    }

    /// Returns the plural form of a sentence for a number, with that and other values filled in.
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

    /// Returns a sentence that contains other texts, by their placeholder names.
    func wording(_ key: String, with values: [String: LocalisedText]) -> LocalisedText {
        sentence(key) { name in
            values[name].map { LocalisedText.Part(text: $0.text, name: name, key: $0.key, numbers: $0.numbers) }
        }
    }

    /// Returns the translatable form of a name in the configuration, or nil if it differs from our own. In that case it
    /// is the owner's name in every language.
    func wording(of name: String, _ key: String) -> LocalisedText? {
        isOurs(name, for: key) ? wording(key) : nil
    }

    /// Returns the translatable form of a sentence from the rules, or nil if it differs from our own. In that case the
    /// owner has written it.
    func wording(of statement: Statement) -> LocalisedText? {
        guard let key = statement.key, isOurs(statement.text, for: key) else { return nil }
        return wording(key)
    }

    /// Returns the text for a key, with each value where the language puts it.
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
