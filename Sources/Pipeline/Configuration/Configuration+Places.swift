internal import Configuring
internal import Geotagging
internal import Newsroom
internal import SiteBuilding

extension Configuration {
    /// Reports place feeds that would stay empty because no place has that name, and feeds that share an address.
    func checkPlaceFeeds(at path: SettingPath, _ problems: inout SettingProblems) {
        // Load the gazetteer only if place feeds are configured.
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
    /// Returns a problem with a place's name. Articles are matched by the gazetteer's name, so another spelling would
    /// find none.
    fileprivate func problem(of feed: PlaceFeed) -> String? {
        guard place(ofCountry: feed.country) != nil else {
            return problemOfCountry(feed.country) ?? "no country has the code '\(feed.country)'"
        }
        guard let name = feed.place else { return nil }
        let known = places(named: name).filter { $0.country == feed.country }
        if known.contains(where: { $0.name == name }) { return nil }
        return known.first.map { "write '\($0.name), \(feed.country)' instead of '\(feed.name)'" }
            ?? "no place in \(feed.country) is called '\(name)'"
    }
}
