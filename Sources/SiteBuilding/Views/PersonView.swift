internal import Newsroom

/// Template values for a person who takes part: `name`, `role` (as text), `isLast` on the last of several.
struct PersonView: TemplateView {
    private let person: Person
    private let role: LocalisedText
    private let isLast: Bool

    /// The most people on a card.
    private static let mostPeople = 6
    /// The roles to show, each with a text under `person.`. Other people, such as editors, made the episode but are not
    /// heard.
    private static let roles: Set = ["host", "co-host", "guest", "narrator", "reporter"]

    /// Returns views of the people who are heard, leaving out others such as editors.
    static func views(of persons: [Person], words: Localisation) -> [PersonView] {
        let heard = persons.filter { roles.contains($0.role ?? "host") }.prefix(mostPeople)
        return heard.enumerated().map { place, person in
            PersonView(
                person: person, role: words.wording("person.\(person.role ?? "host")"),
                isLast: place == heard.count - 1)
        }
    }

    func child(named: String) -> (any TemplateValue)? {
        switch named {
        case "name": person.name
        case "role": role
        case "isLast": isLast
        default: nil
        }
    }
}
