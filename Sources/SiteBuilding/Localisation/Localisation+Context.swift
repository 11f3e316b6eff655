internal import Newsroom

extension Localisation {
    /// Returns the reason why a story matters, with its wording if the sentence is the site's own.
    func view(of context: Context) -> LocalisedName {
        guard let precedents = context.precedents else { return view(of: context.reason) }
        let wording = wording(of: precedents)
        return LocalisedName(name: wording.text, wording: wording)
    }

    /// Returns a sentence such as "In the previous 30 days there were 2 other stories about an earthquake in Leyte,
    /// Philippines."
    private func wording(of precedents: Precedents) -> LocalisedText {
        let eventKind = "precedent.of.\(precedents.eventKind)"
        return wording(
            precedents.isAll ? "precedent.first" : "precedent", counting: precedents.stories.count,
            ["days": precedents.days],
            with: [
                "what": LocalisedText.Part(text: self[eventKind], name: "what", key: eventKind),
                "place": part(of: PlaceView(precedents.place, words: self)),
            ])
    }

    private func part(of place: PlaceView) -> LocalisedText.Part {
        guard let country = place.country, let town = place.town else {
            return LocalisedText.Part(text: place.name, name: "place", region: place.region)
        }
        return LocalisedText.Part(
            text: place.name, name: "place",
            parts: [
                LocalisedText.Part(text: place.townWording?.text ?? town, name: "town", key: place.townWording?.key),
                LocalisedText.Part(text: ", "),
                LocalisedText.Part(text: country, name: "country", region: place.region),
            ])
    }
}
