import MarkupReading
import Newsroom

// Picture galleries, and chapters.
extension ItemFacts {
    /// The pictures in Media RSS, if several have their own captions. One picture in several sizes has no captions, or
    /// the same one; the author's portrait that WordPress.com adds is the only picture there with one.
    var gallery: [Enclosure] {
        guard record.contains(.mediaContent) else { return [] }
        var found = EnclosureList()
        var titles: Set<String> = []
        for element in record.all(.mediaContent) {
            let type = record.attribute(.type, of: element)
            let isPicture = record.attribute(.medium, of: element).map { $0 == "image" } ?? type?.hasPrefix("image/")
            guard isPicture == true,
                let url = record.attribute(.url, of: element)
                    .flatMap({ absolute($0) }),
                let words = (record.first(.mediaDescription, in: element) ?? record.first(.mediaTitle, in: element))
                    .flatMap(record.trimmed), !words.isEmpty,
                !found.isFull, !found.contains(url), titles.insert(words).inserted
            else { continue }
            found.append(Enclosure(url: url, type: type.flatMap { $0.isEmpty ? nil : $0 } ?? "image/*", title: words))
        }
        return found.files.count > 1 ? found.files : []
    }

    /// Chapters in Podlove Simple Chapters: a title, and a start as "HH:MM:SS.mmm", "MM:SS" or seconds.
    var marks: [Enclosure.Mark] {
        record.all(.chapter).prefix(Self.mostMarks).compactMap { element -> Enclosure.Mark? in
            guard let start = record.attribute(.start, of: element), let title = record.attribute(.title, of: element)
            else { return nil }
            let isTidy = TitleText.isTidy(title)
            let words = isTidy ? title : title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            // PlayingTime rejects zero, where first chapters start.
            let seconds = PlayingTime(start)?.seconds ?? (start.allSatisfy { "0:.".contains($0) } ? 0 : nil)
            return words.isEmpty ? nil : seconds.map { Enclosure.Mark(start: $0, title: String(words.prefix(200))) }
        }.sorted { $0.start < $1.start }
    }

    private static let mostMarks = 100
}
