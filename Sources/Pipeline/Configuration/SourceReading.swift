internal import Foundation
internal import Newsroom

/// Reads `sources[n]`.
func source(from value: JSONValue, at path: String, categories: [Newsroom.Category]) throws(SettingProblem)
    -> FeedSource
{
    let object = try SettingObject(value, at: path, keys: SettingKeys.source)
    let category = try object.requiredString("category")
    guard let desk = categories.first(where: { $0.id == category }) else {
        throw object.problem(
            with: "category", "unknown category '\(category)'\(suggestion(for: category, among: categories.map(\.id)))")
    }
    let subcategory = try object.string("subcategory")
    if let subcategory, !desk.subcategories.contains(where: { $0.id == subcategory }) {
        let known = desk.subcategories.map(\.id)
        let hint = known.isEmpty ? "; '\(category)' has none" : suggestion(for: subcategory, among: known)
        throw object.problem(with: "subcategory", "unknown subcategory '\(subcategory)'\(hint)")
    }
    let country = try object.string("country")
    if let country, country.wholeMatch(of: /[A-Z]{2}/) == nil {
        throw object.problem(with: "country", "'\(country)' is not an ISO 3166-1 code of two capitals, such as GB")
    }
    let tier = try object.integer("tier", in: 1...3).flatMap(CredibilityTier.init(rawValue:))
    return FeedSource(
        name: try object.requiredString("name"),
        feed: try object.webAddress("feed", required: true) ?? "",
        site: try object.webAddress("site"),
        category: category, subcategory: subcategory,
        language: try object.languageTag("language"),
        country: country, tier: tier ?? .established, isEnabled: try object.bool("enabled") ?? true,
        extractsArticles: try object.bool("extract") ?? false,
        editions: try object.strings("editions") ?? [])
}

/// Refuses two sources with one name or one feed.
func duplicate(among sources: [(path: String, source: FeedSource)]) -> [SettingProblem] {
    var names: [String: String] = [:]
    var feeds: [String: String] = [:]
    var problems: [SettingProblem] = []
    for (path, source) in sources {
        if let first = feeds.updateValue(path, forKey: comparable(source.feed)) {
            problems.append(SettingProblem(path: "\(path).feed", reason: "\(source.feed) is already \(first).feed"))
            feeds[comparable(source.feed)] = first
        }
        if let first = names.updateValue(path, forKey: source.name.lowercased()) {
            problems.append(SettingProblem(path: "\(path).name", reason: "'\(source.name)' is already \(first).name"))
            names[source.name.lowercased()] = first
        }
    }
    return problems
}

/// http and https, upper and lower case in the host, and a last slash do not make another feed.
private func comparable(_ address: String) -> String {
    guard let url = URL(string: address) else { return address }
    let path = url.path(percentEncoded: true)
    let trimmed = path.hasSuffix("/") ? String(path.dropLast()) : path
    let port = url.port.map { ":\($0)" } ?? ""
    return (url.host()?.lowercased() ?? "") + port + trimmed + (url.query(percentEncoded: true).map { "?\($0)" } ?? "")
}

extension SettingObject {
    /// An absolute http or https address with a host and no user name.
    func webAddress(_ key: String, required: Bool = false) throws(SettingProblem) -> String? {
        guard let text = required ? try requiredString(key) : try string(key) else { return nil }
        guard !text.contains(where: \.isWhitespace), let url = URL(string: text), let scheme = url.scheme?.lowercased()
        else {
            throw problem(with: key, "'\(text)' is not an address; it should look like https://example.org/feed.xml")
        }
        guard scheme == "http" || scheme == "https" else {
            throw problem(with: key, "'\(text)' must begin with https:// or http://")
        }
        guard let host = url.host(), !host.isEmpty else { throw problem(with: key, "'\(text)' names no host") }
        guard url.user() == nil, url.password() == nil else {
            throw problem(with: key, "'\(text)' holds a user name; feeds are asked for without one")
        }
        return text
    }

    /// A BCP 47 tag, as far as its form goes.
    func languageTag(_ key: String) throws(SettingProblem) -> String? {
        guard let tag = try string(key) else { return nil }
        guard tag.wholeMatch(of: /[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*/) != nil else {
            throw problem(with: key, "'\(tag)' is not a language tag such as en or pt-BR")
        }
        return tag
    }
}
