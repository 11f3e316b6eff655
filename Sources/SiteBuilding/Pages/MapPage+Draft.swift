internal import Newsroom

extension SitePlan {
    /// `map.html`: a picture, and where the libraries are there a map that moves.
    var map: PageDraft {
        let isLive = templates.hasLibraries && !edition.map.isEmpty
        return PageDraft(
            path: SiteFile.map.rawValue, template: "pages/map.md", view: MapPage(edition, shelf: shelf, isLive: isLive),
            title: shelf.words["title.map"], titleKeys: ["title.map"], description: shelf.words["description.map"],
            kind: .map,
            styles: isLive ? ["assets/libraries/leaflet.css", "assets/map/map.css"] : [],
            early: isLive ? mapRequests : [])
    }

    private var mapRequests: [String] {
        let modules =
            ["main", "chosen", "dates", "element", "map", "page", "shapes", "store", "words"].map { "scripts/\($0).js" }
            + templates.paths(in: "scripts/map")
        return modules.map { "assets/\($0)" }
            + ["assets/libraries/leaflet.js", "assets/libraries/leaflet.markercluster.js"]
            + ["assets/map.json", "assets/map/world.json", "assets/words/\(shelf.words.language).json"]
    }
}
