import MarkupReading
import Newsroom

// Attached files.
extension ItemFacts {
    var enclosures: [Enclosure] {
        var found = EnclosureList()
        for element in record.top(.enclosure) {
            guard let address = record.attribute(.url, of: element) ?? record.attribute(.href, of: element)
            else { continue }
            add(address, record.attribute(.type, of: element), record.number(.length, of: element), to: &found)
        }
        for element in record.top(.link) {
            guard record.relates(element, as: "enclosure"), let link = Link(element, in: record),
                link.relation == "enclosure"
            else { continue }
            add(link.address, link.type, record.number(.length, of: element), to: &found) {
                record.attribute(.title, of: element)
            }
        }
        for element in record.top(.attachment) { add(attachment: element, to: &found) }
        for element in record.top(.content) {
            guard let address = record.attribute(.source, of: element), isFile(element) else { continue }
            add(address, type(element), nil, to: &found)
        }
        if found.files.isEmpty { addPlayableMedia(to: &found) }
        for picture in gallery where !found.isFull && !found.contains(picture.url) { found.append(picture) }
        var files = found.files
        if !files.isEmpty { completeEpisode(of: &files) }
        return files
    }

    /// Adds an attachment (JSON Feed 1.1, "Attachments").
    private func add(attachment element: Element, to found: inout EnclosureList) {
        guard let url = record.first(.url, in: element) else { return }
        add(
            record.text(of: url), record.first(.mediaType, in: element).map(record.text),
            record.first(.size, in: element).flatMap { wholeNumber(record.text(of: $0)) }, to: &found,
            duration: record.first(.duration, in: element).flatMap { PlayingTime(record.text(of: $0))?.seconds }
        ) {
            record.first(.title, in: element).map(record.text)
        }
    }

    /// Adds audio and video from Media RSS, which takes the place of enclosures.
    private func addPlayableMedia(to found: inout EnclosureList) {
        guard record.contains(.mediaContent) else { return }
        for element in record.all(.mediaContent) {
            let type = record.attribute(.type, of: element)
            let medium = record.attribute(.medium, of: element) ?? type.map { String($0.prefix { $0 != "/" }) }
            guard medium == "audio" || medium == "video", let address = record.attribute(.url, of: element) else {
                continue
            }
            add(
                address, type, record.number(.fileSize, of: element), to: &found,
                duration: record.attribute(.duration, of: element).flatMap { PlayingTime($0)?.seconds },
                image: record.first(.mediaThumbnail, in: element).flatMap { record.attribute(.url, of: $0) }
            ) {
                record.first(.mediaTitle, in: element).map(record.text)
            }
        }
    }

    private func add(
        _ address: String, _ type: String?, _ length: Int?, to found: inout EnclosureList, duration: Int? = nil,
        image: String? = nil, title: () -> String? = { nil }
    ) {
        guard !found.isFull, let url = absolute(address), !found.contains(url) else { return }
        found.append(
            Enclosure(
                url: url, type: type.flatMap { $0.isEmpty ? nil : $0.lowercased() },
                length: length.flatMap { $0 > 0 ? $0 : nil },
                title: title(), duration: duration,
                image: image.flatMap { absolute($0) }))
    }

    /// Applies the podcast elements of an item to its file: the only playable one, if there are several files.
    private func completeEpisode(of found: inout [Enclosure]) {
        let hasPodcastFacts =
            record.contains(.itunesDuration) || record.contains(.itunesEpisode) || record.contains(.season)
            || record.contains(.transcript) || record.contains(.chapters) || record.contains(.chapter)
        guard hasPodcastFacts else { return }
        guard let only = found.placeOfEpisode else { return }
        found[only].duration =
            found[only].duration ?? record.text([.itunesDuration]).flatMap { PlayingTime($0)?.seconds }
        found[only].episode = record.text([.itunesEpisode]).flatMap(wholeNumber)
        found[only].season = record.text([.season]).flatMap(wholeNumber)
        found[only].transcript = transcript
        found[only].chapters = record.top(.chapters).lazy.compactMap(address).first
        found[only].marks = marks
    }

    /// Returns the absolute address in an element's `url`.
    func address(in element: Element) -> String? { record.attribute(.url, of: element).flatMap { absolute($0) } }
}

extension [Enclosure] {
    /// The file that an item's podcast elements and chapters belong to: the only playable one, or the only one.
    var placeOfEpisode: Int? {
        let playable = indices.filter { self[$0].isPlayable }
        return playable.count == 1 ? playable[0] : count == 1 ? 0 : nil
    }
}
