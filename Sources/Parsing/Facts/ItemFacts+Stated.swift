import MarkupReading
import Newsroom
import TextDecoding

// Facts that the article takes over unchanged.
extension ItemFacts {
    func stated(with titles: TitleText) -> StatedFacts {
        var stated = StatedFacts()
        let files = enclosures
        stated.authors = authors.map(titles.plain).filter { !$0.isEmpty }
        stated.image = image(among: files)
        stated.language = language
        stated.tags = tags.map(titles.plain).unique.bounded
        stated.enclosures = files.map { Self.titled($0, titles) }
        stated.location = location
        stated.reception = reception
        stated.licence = licence
        stated.persons = persons(with: titles)
        return stated
    }

    private static func titled(_ enclosure: Enclosure, _ titles: TitleText) -> Enclosure {
        var enclosure = enclosure
        enclosure.type = enclosure.type?.harmless
        guard let title = enclosure.title.map(titles.plain) else { return enclosure }
        enclosure.title = title.isEmpty ? nil : title
        return enclosure
    }
}
