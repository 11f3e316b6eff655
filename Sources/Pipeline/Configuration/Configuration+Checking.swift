internal import Addressing
internal import Configuring
internal import Newsroom
internal import SiteBuilding

// Checks across settings: references must resolve, and names must be unique.

extension Configuration {
    /// Checks the settings against each other.
    ///
    /// - Parameters:
    ///   - paths: the location of each source.
    ///   - name: the file name for messages.
    func check(_ paths: [SettingPath], in name: String, _ problems: inout SettingProblems) {
        let file = SettingPath()
        if sources.isEmpty { problems.add(Self.noSources, at: file["sources"]) }
        if summaries.address != nil, summaries.model == nil {
            problems.add("is missing", at: file["summaries"]["model"])
        }
        checkCategories(categories, at: file["categories"], &problems)
        checkEditions(at: file["editions"], &problems)
        checkSources(at: paths, in: name, &problems)
        for (path, source) in zip(paths, sources) { checkOptions(of: source, at: path, &problems) }
        podcast.check(siteAddress: site.address, at: file["podcast"], &problems)
        checkPlaces(in: file, &problems)
        checkSecret(mail.password, at: file["mail"]["password"], &problems)
        checkAlerts(at: file["alerts"], &problems)
        if let privacy {
            checkPrivacy(privacy, at: file["private"], &problems)
            checkPictures(&problems)
        }
        checkPrivateEditions(at: file["editions"], sources: paths, &problems)
        if mail.password.isNamed, mail.user == nil {
            problems.add("is missing; without it no password is sent to the server", at: file["mail"]["user"])
        }
    }

    private func checkCategories(
        _ categories: [Newsroom.Category], at path: SettingPath, _ problems: inout SettingProblems
    ) {
        checkDifferent(categories.map(\.id), at: path, &problems)
        let known = KnownIDs(categories.map(\.id), at: path, problems)
        for (index, category) in categories.enumerated() {
            if let wider = category.widerCategory, let near = known.hint(for: wider) {
                problems.add("unknown category '\(wider)'\(near)", at: path[index]["narrowerThan"])
            }
            checkDifferent(category.subcategories.map(\.id), at: path[index]["subcategories"], &problems)
        }
    }

    private func checkEditions(at path: SettingPath, _ problems: inout SettingProblems) {
        checkDifferent(editions.map(\.id), at: path, &problems)
        let main = KnownIDs(categories.map(\.id), at: SettingPath()["categories"], problems)
        for (index, edition) in editions.enumerated() {
            let path = path[index]
            if !edition.id.isEmpty, main.ids.contains(edition.id) {
                problems.add("'\(edition.id)' is already a category", at: path["id"])
            }
            checkCategories(edition.categories, at: path["categories"], &problems)
            let own = KnownIDs(edition.categories.map(\.id), at: path["categories"], problems)
            for (key, id) in [("picks", edition.picks), ("fallback", edition.fallback)] {
                guard let id, let near = own.hint(for: id) else { continue }
                problems.add("'\(id)' is not one of the edition's own categories\(near)", at: path[key])
            }
            for (number, name) in edition.filter.sources.enumerated()
            where !sources.contains(where: { $0.id == name || $0.name.lowercased() == name.lowercased() }) {
                problems.add(
                    "unknown source '\(name)'; "
                        + (nearMiss(of: name, among: sources.map(\.name)).map { "did you mean '\($0)'?" }
                            ?? "correct it, or take it out of the edition"),
                    at: path["filter"]["sources"][number])
            }
            for (number, id) in edition.filter.categories.enumerated() {
                guard let near = main.hint(for: id) else { continue }
                problems.add("unknown category '\(id)'\(near)", at: path["filter"]["categories"][number])
            }
        }
    }

    private func checkSources(at paths: [SettingPath], in name: String, _ problems: inout SettingProblems) {
        checkDifferentSources(at: paths, in: name, &problems)
        let known = KnownIDs(categories.map(\.id), at: SettingPath()["categories"], problems)
        let plans = KnownIDs(editions.map(\.id), at: SettingPath()["editions"], problems)
        let desks = Dictionary(
            zip(categories.map(\.id), categories.indices), uniquingKeysWith: { first, _ in first })
        for (path, source) in zip(paths, sources) {
            if let near = known.hint(for: source.category) {
                problems.add("unknown category '\(source.category)'\(near)", at: path["category"])
            }
            if let id = source.subcategory, let desk = desks[source.category] {
                let ids = categories[desk].subcategories.map(\.id)
                let place = SettingPath()["categories"][desk]["subcategories"]
                if let near = KnownIDs(ids, at: place, problems).hint(for: id) {
                    let hint = ids.isEmpty ? "; '\(source.category)' has none" : near
                    problems.add("unknown subcategory '\(id)'\(hint)", at: path["subcategory"])
                }
            }
            for (number, id) in source.editions.enumerated() {
                guard let near = plans.hint(for: id) else { continue }
                problems.add("unknown edition '\(id)'\(near)", at: path["editions"][number])
            }
        }
    }

    private func checkOptions(of source: FeedSource, at path: SettingPath, _ problems: inout SettingProblems) {
        if MailFolderAddress(source.feed) != nil, options[source.id]?.login.isNamed != true {
            problems.add(
                "needs a login, because it is a mailbox on a mail server; name an environment variable or a file that "
                    + "holds name:password", at: path)
        }
        guard let options = options[source.id] else { return }
        if options.usesToken, MailFolderAddress(source.feed) == nil {
            problems.add("is only for folders on mail servers (imap:, imaps:)", at: path["oauth"])
        }
        checkSecret(options.login, at: path["login"], &problems)
        for (number, header) in options.headers.enumerated() {
            let path = path["headers"][number]
            checkSecret(header.secret, at: path, &problems)
            if header.value != nil, header.secret.isNamed {
                problems.add("has both a value and a secret; use only one", at: path)
            }
            if header.value != nil, RequestHeader.secretNames.contains(header.name.lowercased()) {
                problems.add(
                    "'\(header.name)' holds a secret; name an environment variable or a file instead",
                    at: path["value"])
            }
            if header.value == nil, !header.secret.isNamed {
                problems.add("is empty; set value, environment or file", at: path)
            }
        }
    }

    func checkSecret(_ secret: Secret, at path: SettingPath, _ problems: inout SettingProblems) {
        if secret.variable != nil, secret.file != nil {
            problems.add("has both environment and file; use only one", at: path)
        }
    }

    /// Reports sources that share a name, a feed or an id.
    private func checkDifferentSources(
        at paths: [SettingPath], in file: String, _ problems: inout SettingProblems
    ) {
        func described(_ first: SettingPath, beside other: SettingPath) -> String {
            first.file == other.file ? "\(first)" : "\(first) in \(first.file ?? file)"
        }

        var names: [String: SettingPath] = [:]
        var feeds: [String: SettingPath] = [:]
        var ids: [String: SettingPath] = [:]
        for (path, source) in zip(paths, sources) {
            let name = path["name"]
            let feed = path["feed"]
            let id = path["id"]
            if !problems.exist(at: feed) {
                let first = feeds[comparableAddress(source.feed), default: feed]
                feeds[comparableAddress(source.feed)] = first
                if first != feed {
                    problems.add("\(source.feed) duplicates \(described(first, beside: feed))", at: feed)
                }
            }
            if !problems.exist(at: id), !problems.exist(at: feed) {
                let first = ids[source.id, default: id]
                ids[source.id] = first
                if first != id { problems.add("'\(source.id)' duplicates \(described(first, beside: id))", at: id) }
            }
            if !problems.exist(at: name) {
                let first = names[source.name.lowercased(), default: name]
                names[source.name.lowercased()] = first
                if first != name {
                    problems.add("'\(source.name)' duplicates \(described(first, beside: name))", at: name)
                }
            }
        }
    }
}

func checkDifferent(
    _ ids: [String], at path: SettingPath, as key: String = "id", _ problems: inout SettingProblems
) {
    var taken: Set<String> = []
    for (index, id) in ids.enumerated() where !id.isEmpty && !taken.insert(id).inserted {
        problems.add("'\(id)' is already taken", at: path[index][key])
    }
}

/// The ids defined by one list in the file, used to check references.
struct KnownIDs {
    let ids: [String]
    /// False if the list or one of its ids could not be read; an id missing here may then still be valid.
    private let areComplete: Bool

    init(_ ids: [String], at path: SettingPath, _ problems: SettingProblems) {
        self.ids = ids
        areComplete = !problems.exist(at: path) && !ids.contains("")
    }

    /// Suggests a near miss or the possible choices for an unknown id. Returns nil if the id is known, or if not all
    /// ids could be read.
    func hint(for id: String) -> String? {
        guard areComplete, !id.isEmpty, !ids.contains(id) else { return nil }
        return suggestion(for: id, among: ids)
    }
}
