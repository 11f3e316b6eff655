import Foundation
import Newsroom
import Sectioning
import TestSupport
import Testing

/// Whole editions: a world in lines beside the outline of the edition that it makes.
struct EditionTests {
    @Test(arguments: try fixtures(in: "Editions", ending: ".txt"))
    func anEditionIsLaidOut(file: URL) throws {
        let text = try String(contentsOf: file, encoding: .utf8)
        let (briefs, stories) = World.briefs(from: text)
        let header = text.split(separator: "\n")[0].split(separator: " ")
        let now = try #require(World.date(header[1]))
        let site = Site(title: "", tagline: "", timeZone: String(header[2]))
        let settings = SectioningSettings(
            front: SectionLimits(topStories: 6, earlierToday: 3, thisWeek: 4), headlines: 5, headlinesPerPublisher: 2)
        func edition(_ briefs: [Brief], _ stories: [Story]) -> Edition {
            Sectioner(settings: settings).edition(
                of: briefs, stories: stories, site: site, categories: World.categories, health: [], at: now)
        }
        let made = edition(briefs, stories)
        #expect(edition(briefs.reversed(), stories.reversed()) == made)
        let name = file.deletingPathExtension().lastPathComponent
        expectGolden(outline(of: made), named: "Editions/\(name).golden")
    }

    private func outline(of edition: Edition) -> String {
        func line(_ section: Section) -> String {
            let briefs = section.briefs.map { $0.id + ($0.context.map { "(\($0.tier))" } ?? "") }
            return "  \(section.kind.rawValue) \(section.briefs.count)/\(section.total): "
                + briefs.joined(separator: " ")
        }
        var lines = ["front"] + edition.front.map(line)
        lines.append("headlines: " + edition.headlines.map(\.id).joined(separator: " "))
        for desk in edition.desks {
            lines.append("desk \(desk.category.id)" + (desk.subcategory.map { "/" + $0.id } ?? ""))
            lines += desk.sections.map(line)
        }
        for file in edition.stories {
            lines.append(
                "story \(file.story.id), lead \(file.lead.id): " + file.briefs.map(\.id).joined(separator: " "))
        }
        for cluster in edition.map {
            lines.append("map \(cluster.place.name): " + cluster.briefs.map(\.id).joined(separator: " "))
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
