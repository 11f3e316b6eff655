import MarkupReading
import Newsroom

// Several pictures of one item, and the chapters of what it plays.
extension ItemFacts {
    /// The pictures of Media RSS where there are several with words of their own. One picture in several sizes has none, or the
    /// same; the picture of the author that WordPress.com adds is the only one that has any.
    var gallery: [Enclosure] {
        guard record.contains(.mediaContent) else { return [] }
        var found = FileList()
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

    /// Podlove Simple Chapters: a beginning as "HH:MM:SS.mmm", "MM:SS" or seconds, and a title.
    var marks: [Enclosure.Mark] {
        record.all(.chapter).prefix(Self.mostMarks).compactMap { element -> Enclosure.Mark? in
            guard let start = record.attribute(.start, of: element), let title = record.attribute(.title, of: element)
            else { return nil }
            let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ").prefix(200)
            // PlayingTime knows no length of nothing, where a first chapter begins.
            let seconds = PlayingTime(start)?.seconds ?? (start.allSatisfy { "0:.".contains($0) } ? 0 : nil)
            return words.isEmpty ? nil : seconds.map { Enclosure.Mark(start: $0, title: String(words)) }
        }.sorted { $0.start < $1.start }
    }

    private static let mostMarks = 100
}
