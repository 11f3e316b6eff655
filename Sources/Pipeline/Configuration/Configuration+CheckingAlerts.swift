internal import Configuring
internal import Newsroom

extension Configuration {
    /// Checks the alerts: each has a name of its own, a condition, one way to send, and what that needs.
    func checkAlerts(at path: SettingPath, _ problems: inout SettingProblems) {
        checkDifferent(alerts.map(\.name), at: path, as: "name", &problems)
        let known = KnownIDs(categories.map(\.id), at: SettingPath()["categories"], problems)
        for (index, alert) in alerts.enumerated() {
            let path = path[index]
            for (number, id) in alert.categories.enumerated() {
                guard let near = known.hint(for: id) else { continue }
                problems.add("unknown category '\(id)'\(near)", at: path["categories"][number])
            }
            checkSecret(alert.token, at: path["token"], &problems)
            if let quiet = alert.quiet, quiet.prefix(5) == quiet.suffix(5) {
                problems.add("'\(quiet)' begins and ends at the same time", at: path["quiet"])
            }
            if alert.isUnconditional, !alert.conditions.contains(where: { problems.exist(at: path[$0]) }) {
                problems.add(
                    "matches every story; set words, places, categories, stories, lead, or publishers above 1", at: path
                )
            }
            let channels = alert.channels
            let keys = ["ntfy", "webhook", "matrix", "mail", "program", "mastodon", "bluesky"]
            if channels.count > 1 {
                let names = channels.map(\.name).joined(separator: ", ")
                problems.add("has several ways to send: \(names); write an alert for each", at: path)
            } else if channels.isEmpty, !keys.contains(where: { problems.exist(at: path[$0]) }) {
                problems.add(
                    "has no way to send; set ntfy, webhook, matrix, mail, program, mastodon or bluesky", at: path)
            }
            guard let channel = alert.channel else { continue }
            if case .matrix = channel, !alert.token.isNamed {
                problems.add("is missing; Matrix needs an access token", at: path["token"])
            }
            if alert.publishes, !channel.isPublic {
                problems.add("is only for mastodon and bluesky; remove it", at: path["publish"])
            } else if alert.publishes, !alert.token.isNamed {
                problems.add("is missing; without it nobody can post", at: path["token"])
            }
            if alert.token.isNamed, !channel.takesToken {
                problems.add("is not sent by \(channel.name); remove it", at: path["token"])
            }
        }
    }
}

extension AlertSettings {
    /// The keys of its conditions.
    fileprivate var conditions: [String] { ["words", "places", "categories", "stories", "publishers", "lead"] }

    /// Whether the alert matches every story.
    fileprivate var isUnconditional: Bool {
        words.isEmpty && places.isEmpty && categories.isEmpty && stories.isEmpty && publishers < 2 && !isLead
    }
}
