import Foundation
import Newsroom
import SiteBuilding

/// The questions asked by `pulse init` on a terminal. An empty answer accepts the default in brackets.
struct StartQuestions {
    let categories: [Newsroom.Category]
    let sources: [FeedSource]
    let zone: String

    func answered() -> StartList {
        let title = ask("Title", "My Pulse") { $0.isEmpty ? "is empty" : nil }
        let zone = ask("Time zone", self.zone == "GMT" ? "UTC" : self.zone) {
            TimeZone(identifier: $0) == nil ? "is not a time zone such as Europe/Lisbon" : nil
        }
        let spoken = Set(sources.map { ($0.language ?? "en").split(separator: "-")[0].lowercased() }).sorted()
        let languages = several("Languages of the news (\(spoken.joined(separator: ", ")))", ["en"], among: spoken)
        let interface = languages.first(where: Templates().languages.contains) ?? "en"
        let topics = categories.filter { category in
            sources.contains { $0.category == category.id && languages.contains(language(of: $0)) }
        }.map(\.id)
        let chosen = several("Topics (\(topics.joined(separator: ", ")))", Array(topics.prefix(2)), among: topics)
        let list = StartList.sources(of: chosen, languages: languages, among: sources)
        say("\(counted(list.count, "feed")); change the list with pulse add and pulse remove.\n")
        return StartList(title: title, timeZone: zone, language: interface, sources: list)
    }

    private func language(of source: FeedSource) -> String {
        (source.language ?? "en").split(separator: "-")[0].lowercased()
    }

    private func several(_ question: String, _ standard: [String], among known: [String]) -> [String] {
        func parts(_ text: String) -> [String] {
            text.lowercased().split { $0 == "," || $0 == " " }.map(String.init)
        }
        let answer = ask(question, standard.joined(separator: ", ")) { text in
            let named = parts(text)
            if named.isEmpty { return "is none of these; name one or more, separated by commas" }
            let unknown = named.filter { !known.contains($0) }
            return unknown.isEmpty ? nil : "has unknown entries: \(unknown.joined(separator: ", "))"
        }
        return parts(answer)
    }

    /// Asks until the answer is valid. At the end of the input, the default applies.
    private func ask(_ question: String, _ standard: String, _ problem: (String) -> String?) -> String {
        while true {
            say("\(question) [\(standard)]: ")
            let line = readLine()?.trimmingCharacters(in: .whitespaces) ?? ""
            if line.isEmpty { return standard }
            guard let wrong = problem(line) else { return line }
            say("'\(line.plainForTerminal)' \(wrong)\n")
        }
    }
}
