internal import Configuring
internal import Geotagging
internal import Newsroom
internal import SiteBuilding

extension Configuration {
    /// Reports names of categories', alerts' and feeds' places that no place has, and feeds that share an address.
    func checkPlaces(in file: SettingPath, _ problems: inout SettingProblems) {
        let desks = places(of: categories, at: file["categories"])
        let own = editions.enumerated().flatMap {
            places(of: $1.categories, at: file["editions"][$0]["categories"])
        }
        let alerted = alerts.enumerated().flatMap { number, alert in
            alert.places.enumerated().map { ($1, file["alerts"][number]["places"][$0]) }
        }
        let named = desks + own + alerted
        // Load the gazetteer only if places are configured.
        guard !(building.placeFeeds.isEmpty && named.isEmpty), let gazetteer = try? Gazetteer() else { return }
        for (name, path) in named {
            if let place = PlaceName(name), let problem = gazetteer.problem(of: place, writtenAs: name) {
                problems.add(problem, at: path)
            }
        }
        let path = file["site"]["placeFeeds"]
        var taken: [String: String] = [:]
        for (index, name) in building.placeFeeds.enumerated() {
            guard let place = PlaceName(name), let feed = PlaceFeed(name) else { continue }
            if let problem = gazetteer.problem(of: place, writtenAs: name) {
                problems.add(problem, at: path[index])
            } else if let other = taken.updateValue(name, forKey: feed.stem) {
                problems.add("'\(name)' has the same feed as '\(other)'", at: path[index])
            }
        }
    }

    private func places(of categories: [Newsroom.Category], at path: SettingPath) -> [(String, SettingPath)] {
        categories.enumerated().flatMap { index, category in
            category.places.enumerated().map { ($1, path[index]["places"][$0]) }
        }
    }
}

extension Gazetteer {
    /// Returns a problem with a place's name. Articles are matched by the gazetteer's name, so another spelling would
    /// find none.
    fileprivate func problem(of name: PlaceName, writtenAs text: String) -> String? {
        guard place(ofCountry: name.country) != nil else {
            return problemOfCountry(name.country) ?? "no country has the code '\(name.country)'"
        }
        guard let place = name.place else { return nil }
        let known = places(named: place).filter { $0.country == name.country }
        if known.contains(where: { $0.name == place }) { return nil }
        return known.first.map { "write '\($0.name), \(name.country)' instead of '\(text)'" }
            ?? "no place in \(name.country) is called '\(place)'"
    }
}
