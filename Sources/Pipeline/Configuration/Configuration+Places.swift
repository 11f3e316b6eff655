internal import Configuring
internal import Geotagging
internal import Newsroom
internal import SiteBuilding

extension Configuration {
    /// Reports places whose feed would stay empty for ever, since no place has that name here, and two of one address.
    func checkPlaceFeeds(at path: SettingPath, _ problems: inout SettingProblems) {
        // The gazetteer is read only for owners who name places.
        guard !building.placeFeeds.isEmpty, let gazetteer = try? Gazetteer() else { return }
        var taken: [String: String] = [:]
        for (index, name) in building.placeFeeds.enumerated() {
            guard let feed = PlaceFeed(name) else { continue }
            if let problem = gazetteer.problem(of: feed) {
                problems.add(problem, at: path[index])
            } else if let other = taken.updateValue(name, forKey: feed.stem) {
                problems.add("'\(name)' has the same feed as '\(other)'", at: path[index])
            }
        }
    }
}

extension Gazetteer {
    /// Articles are compared by the name that a place has here, so another spelling of it would find none.
    fileprivate func problem(of feed: PlaceFeed) -> String? {
        guard place(ofCountry: feed.country) != nil else {
            return problemOfCountry(feed.country) ?? "no country has the code '\(feed.country)'"
        }
        guard let name = feed.place else { return nil }
        let known = places(named: name).filter { $0.country == feed.country }
        if known.contains(where: { $0.name == name }) { return nil }
        return known.first.map { "'\(feed.name)' is called '\($0.name), \(feed.country)' here" }
            ?? "no place in \(feed.country) is called '\(name)'"
    }
}
