internal import Newsroom

/// Reads `editions`: those beside the main one.
func readEditions(
    _ root: SettingObject, categories: [Newsroom.Category], sources: [FeedSource]
) throws(SettingProblem) -> [EditionPlan] {
    var plans: [EditionPlan] = []
    for (index, value) in (try root.list("editions") ?? []).enumerated() {
        let path = "editions[\(index)]"
        let plan = try edition(from: value, at: path, main: categories)
        guard !plans.contains(where: { $0.id == plan.id }) else {
            throw SettingProblem(path: "\(path).id", reason: "'\(plan.id)' is already taken")
        }
        guard !categories.contains(where: { $0.id == plan.id }) else {
            throw SettingProblem(path: "\(path).id", reason: "'\(plan.id)' is already a category")
        }
        plans.append(plan)
    }
    for (index, source) in sources.enumerated() {
        for id in source.editions where !plans.contains(where: { $0.id == id }) {
            throw SettingProblem(
                path: "sources[\(index)].editions",
                reason: "unknown edition '\(id)'\(suggestion(for: id, among: plans.map(\.id)))")
        }
    }
    return plans
}

private func edition(
    from value: JSONValue, at path: String, main: [Newsroom.Category]
) throws(SettingProblem) -> EditionPlan {
    let object = try SettingObject(value, at: path, keys: SettingKeys.edition)
    var categories: [Newsroom.Category] = []
    for (index, value) in (try object.list("categories") ?? []).enumerated() {
        let category = try category(from: value, at: "\(path).categories[\(index)]")
        guard !categories.contains(where: { $0.id == category.id }) else {
            throw object.problem(with: "categories[\(index)].id", "'\(category.id)' is already taken")
        }
        categories.append(category)
    }
    func known(_ key: String) throws(SettingProblem) -> Newsroom.Category.ID? {
        guard let id = try object.string(key) else { return nil }
        guard categories.contains(where: { $0.id == id }) else {
            let near = suggestion(for: id, among: categories.map(\.id))
            throw object.problem(with: key, "'\(id)' is none of the edition's own categories\(near)")
        }
        return id
    }
    return EditionPlan(
        id: try object.identifier("id"), title: try object.requiredString("title"),
        tagline: try object.string("tagline") ?? "", categories: categories, picks: try known("picks"),
        fallback: try known("fallback"),
        filter: try editionFilter(try object.object("filter", keys: SettingKeys.editionFilter), main: main))
}

private func editionFilter(
    _ object: SettingObject, main: [Newsroom.Category]
) throws(SettingProblem) -> EditionFilter {
    let categories = try object.strings("categories") ?? []
    if let unknown = categories.first(where: { id in !main.contains { $0.id == id } }) {
        throw object.problem(
            with: "categories", "unknown category '\(unknown)'\(suggestion(for: unknown, among: main.map(\.id)))")
    }
    return EditionFilter(
        sentiment: try object.number("sentiment", in: -1...1), blocked: try object.strings("blocked") ?? [],
        boosted: try object.strings("boosted") ?? [], keywords: try object.strings("keywords") ?? [],
        languages: try object.strings("languages") ?? [], countries: try object.strings("countries") ?? [],
        categories: categories)
}
