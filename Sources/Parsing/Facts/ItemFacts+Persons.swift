import MarkupReading
import Newsroom

// The people who take part.
extension ItemFacts {
    /// The people in Podcasting 2.0, each once, with the first role that is stated.
    func persons(with titles: TitleText) -> [Person] {
        guard record.contains(.person) else { return [] }
        var persons: [Person] = []
        var names: Set<String> = []
        for element in record.top(.person) where persons.count < ItemLimits.people {
            guard let name = record.trimmed(element).flatMap({ line($0, titles) }), names.insert(name).inserted
            else { continue }
            let picture = record.attribute(.picture, of: element).flatMap {
                addresses.absolute($0, bases: record.bases(of: element))
            }
            persons.append(
                Person(
                    name: name,
                    role: record.attribute(.role, of: element).flatMap { line($0, titles)?.lowercased() },
                    picture: picture.flatMap { PictureAddress.mayIllustrate($0) ? $0 : nil }))
        }
        return persons
    }

    /// Returns a name or role as plain text; nil if nothing is left.
    private func line(_ text: String, _ titles: TitleText) -> String? {
        let line = titles.plain(text).prefix(Self.longest)
        return line.isEmpty ? nil : String(line)
    }

    /// The most characters of a name or a role.
    private static let longest = 100
}
