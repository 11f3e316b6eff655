internal import Contextualising
internal import FoundationEssentials
internal import Newsroom
internal import SiteBuilding
internal import Speaking

extension PipelineStep {
    static let speaking = PipelineStep("speaking the digest")
}

extension NewsDesk {
    /// Turns the digest into speech if a podcast is configured and today's hasn't been recorded yet.
    ///
    /// - Returns: the episodes on the site, newest first, and the reason if today's failed.
    func spoken(_ summaries: Summaries, of edition: Edition, at now: Date) -> (episodes: [Episode], failure: String?) {
        let settings = configuration.podcast
        guard !settings.program.isEmpty else { return ([], nil) }
        return step(.speaking) {
            let speaker = Speaker(settings: settings, folder: configuration.dataFolder + "/podcast")
            let zone = TimeZone(identifier: configuration.site.timeZone) ?? .gmt
            let day = now.formatted(Date.ISO8601FormatStyle(timeZone: zone).year().month().day())
            var failure: String?
            do {
                try speaker.speak(try stages.siteBuilder.spoken(summaries.digest, of: edition), of: day, at: now)
            } catch {
                failure = "\(error)"
            }
            let episodes = speaker.recordings.prefix(settings.days).compactMap { recording in
                speaker.audio(of: recording).map { audio in
                    Episode(
                        day: recording.day, name: recording.name,
                        type: SpeechSettings.Ending(rawValue: recording.ending)?.mediaType ?? "audio/wav", audio: audio,
                        seconds: recording.seconds, made: Date(timeIntervalSince1970: Double(recording.made)),
                        parts: recording.parts.map { (title: $0.title, start: $0.start) }, text: recording.text)
                }
            }
            return (Array(episodes), failure)
        }
    }
}
