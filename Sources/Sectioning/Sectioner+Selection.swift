public import Foundation
public import Newsroom

extension Sectioner {
    /// An edition beside the main one. It has no map, health, signals or past days of its own: those are the main one's.
    ///
    /// - Parameter stories: all of the run's, as for the main edition.
    public func edition(of selection: EditionSelection, stories: [Story], at now: Date) -> Edition {
        var edition = edition(
            of: selection.briefs, stories: stories, site: selection.site, categories: selection.categories, health: [],
            warmth: selection.warmth, at: now)
        edition.folder = selection.folder
        edition.map = []
        return edition
    }
}
