internal import Newsroom

/// Reads `categories[n]`.
func category(from value: JSONValue, at path: String) throws(SettingProblem) -> Newsroom.Category {
    let object = try SettingObject(value, at: path, keys: SettingKeys.category)
    let id = try object.identifier("id")
    let colour = try object.string("colour") ?? "#5f6b7a"
    guard colour.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil else {
        throw object.problem(with: "colour", "'\(colour)' is not a colour such as #1d6fb8")
    }
    let gradient = try object.strings("gradient") ?? []
    guard gradient.isEmpty || gradient.count == 2, gradient.allSatisfy({ $0.wholeMatch(of: /#[0-9a-fA-F]{6}/) != nil })
    else { throw object.problem(with: "gradient", "two colours such as #1d6fb8 belong here") }
    var subcategories: [Subcategory] = []
    for (index, value) in (try object.list("subcategories") ?? []).enumerated() {
        let subcategory = try subcategory(from: value, at: "\(object.place(of: "subcategories"))[\(index)]")
        guard !subcategories.contains(where: { $0.id == subcategory.id }) else {
            throw object.problem(with: "subcategories[\(index)].id", "'\(subcategory.id)' is already taken")
        }
        subcategories.append(subcategory)
    }
    return Newsroom.Category(
        id: id, name: try object.requiredString("name"), icon: try object.string("icon") ?? "circle-dot",
        colour: colour, gradient: gradient,
        keywords: try object.strings("keywords") ?? [], subcategories: subcategories)
}

private func subcategory(from value: JSONValue, at path: String) throws(SettingProblem) -> Subcategory {
    let object = try SettingObject(value, at: path, keys: SettingKeys.subcategory)
    return Subcategory(
        id: try object.identifier("id"), name: try object.requiredString("name"),
        description: try object.string("description") ?? "", keywords: try object.strings("keywords") ?? [])
}

/// Pages that every site has; a category of that name would overwrite one.
let reservedPageNames = [
    "index", "headlines", "map", "about", "report", "stories", "assets", "404", "search", "saved", "history", "archive",
    "digest", "media", "discover", "insights", "puzzles", "settings", "widget", "feeds",
]

extension SettingObject {
    /// Part of page addresses: lower-case letters, digits, hyphens.
    func identifier(_ key: String) throws(SettingProblem) -> String {
        let id = try requiredString(key)
        guard id.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil else {
            throw problem(with: key, "'\(id)' may only hold lower-case letters, digits and single hyphens")
        }
        guard !reservedPageNames.contains(id) else {
            throw problem(with: key, "'\(id)' is the name of another page of the site; choose another")
        }
        return id
    }
}
