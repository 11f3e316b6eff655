internal import Configuring
internal import Newsroom
internal import SiteBuilding

// Privacy checks: private content can be encrypted, and nothing public reveals it.

extension Configuration {
    func checkPrivacy(_ privacy: PrivateSettings, at path: SettingPath, _ problems: inout SettingProblems) {
        checkSecret(privacy.passphrase, at: path, &problems)
        if !privacy.passphrase.isNamed {
            problems.add("has neither passphraseFile nor passphraseEnvironment; set one", at: path)
        }
    }

    func checkPictures(_ problems: inout SettingProblems) {
        guard building.images == .remote else { return }
        problems.add(
            "'remote' would tell publishers which articles of a private site are read; use none or cached",
            at: SettingPath()["site"]["images"])
    }

    /// Checks private editions.
    ///
    /// - Parameters:
    ///   - path: the location of the list of editions.
    ///   - paths: the location of each source.
    func checkPrivateEditions(
        at path: SettingPath, sources paths: [SettingPath], _ problems: inout SettingProblems
    ) {
        for (index, edition) in editions.enumerated() {
            guard let own = editionPrivacies[edition.id] else { continue }
            let path = path[index]
            checkPrivacy(own, at: path["private"], &problems)
            if privacy != nil {
                problems.add("is not needed; the whole site is private already", at: path["private"])
            }
            if !edition.categories.isEmpty || edition.picks != nil || edition.fallback != nil {
                problems.add("a private edition uses the main one's categories; remove these", at: path["categories"])
            }
            if edition.filter != EditionFilter() {
                problems.add(
                    "a private edition shows everything from its sources; filter each source with 'keep' and 'drop'",
                    at: path["filter"])
            }
            if !sources.contains(where: edition.owns) {
                problems.add(
                    "has no sources; add '\(edition.id)' to the 'editions' of each source it should have", at: path)
            }
        }
        checkWhatIsShared(at: path, sources: paths, &problems)
    }

    /// Reports sources used by both a private and a public edition, since the public one would reveal the private one.
    private func checkWhatIsShared(
        at path: SettingPath, sources paths: [SettingPath], _ problems: inout SettingProblems
    ) {
        let hidden = editions.filter { editionPrivacies[$0.id] != nil }
        guard !hidden.isEmpty else { return }
        let open = editions.enumerated().filter { editionPrivacies[$0.element.id] == nil }
        for (place, source) in zip(paths, sources) {
            guard let edition = hidden.first(where: { $0.owns(source) }) else { continue }
            let reason = "belongs only to the private edition '\(edition.id)'"
            for (number, id) in source.editions.enumerated() where open.contains(where: { $0.element.id == id }) {
                problems.add("'\(source.name)' \(reason)", at: place["editions"][number])
            }
            for (index, other) in open {
                for (number, name) in other.filter.sources.enumerated()
                where name == source.id || name.lowercased() == source.name.lowercased() {
                    problems.add("'\(name)' \(reason)", at: path[index]["filter"]["sources"][number])
                }
            }
        }
        if sources.allSatisfy({ source in hidden.contains { $0.owns(source) } }) {
            problems.add(
                "all belong to private editions, so none is left for the public site; make the whole site private",
                at: SettingPath()["sources"])
        }
    }
}
