/// A word or sentence of the site's own, as a page shows it: `text` in the site's language, and what a script must know to
/// say it in another: its `key`, and the `numbers` in it (`name`, `value`).
struct Wording: TemplateView, Equatable {
    let key: String
    /// Sorted by name; `n` decides on the plural form.
    let numbers: [Number]
    let text: String

    /// A number within a sentence.
    struct Number: TemplateView, Equatable {
        let name: String
        let value: Int

        func child(named: String) -> Any? {
            switch named {
            case "name": name
            case "value": value
            default: nil
            }
        }
    }

    func child(named name: String) -> Any? {
        switch name {
        case "key": key
        case "numbers": numbers
        case "text": text
        default: nil
        }
    }
}

extension Words {
    /// The text under a key.
    func wording(_ key: String) -> Wording { Wording(key: key, numbers: [], text: self[key]) }

    /// The form of a text that a number asks for, with this and other numbers in it.
    func wording(_ key: String, counting count: Int, _ others: [String: Int] = [:]) -> Wording {
        Wording(
            key: key,
            numbers: (others.merging(["n": count]) { own, _ in own }).sorted { $0.key < $1.key }
                .map { Wording.Number(name: $0.key, value: $0.value) },
            text: text(key, counting: count, others.mapValues(number)))
    }

    /// The name of something that the configuration names, where it goes by the name that we know it by; nil when its owner
    /// calls it otherwise, for then the name is the owner's in every language.
    func wording(of name: String, _ key: String) -> Wording? {
        isOurs(name, for: key) ? wording(key) : nil
    }
}
