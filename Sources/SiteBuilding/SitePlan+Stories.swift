internal import Newsroom

extension SitePlan {
    /// The list of stories: the newest at its own address, what has no room there on pages of its day.
    func stories() throws(TemplateError) -> [PageDraft] {
        let files = edition.stories
        let days = files.map { file in
            shelf.clock.dayView(file.briefs.map(\.article.moment).max() ?? file.lead.article.moment)
        }
        var renderer = renderer
        let base = try renderer.size(
            of: draft(storiesPage([], days: [], withThreads: true), at: SiteFile.stories.rawValue))
        let sizes = files.map { stock.size("rank", $0.lead.slot) }
        let first = PageFilling.pages(of: sizes, besides: base)[0]
        var parts = [(day: DayView?.none, number: 0, files: first)]
        var start = first.upperBound
        while start < files.count {
            let end = days[start...].firstIndex { $0 != days[start] } ?? files.count
            for (number, part) in PageFilling.pages(of: Array(sizes[start..<end]), besides: base).enumerated() {
                parts.append((days[start], number, start + part.lowerBound..<start + part.upperBound))
            }
            start = end
        }
        let names = parts.enumerated().map { index, part in
            PartWays.Part(
                path: Self.path(ofStories: part.day, part: part.number),
                name: words.wording("parts.part", ["n": index + 1, "total": parts.count]), day: part.day)
        }
        return parts.enumerated().map { index, part in
            var page = storiesPage(Array(files[part.files]), days: Array(days[part.files]), withThreads: index == 0)
            page.ways = PartWays(names, at: index)
            return draft(page, at: names[index].path, day: part.day, number: part.number)
        }
    }

    /// "more/stories-2026-03-14.html", "more/stories-2026-03-14-2.html".
    private static func path(ofStories day: DayView?, part: Int) -> String {
        guard let day else { return SiteFile.stories.rawValue }
        return "\(SiteFolder.more.rawValue)/stories-\(day.stamp)\(part == 0 ? "" : "-\(part + 1)").html"
    }

    private func draft(_ page: StoriesPage, at path: String, day: DayView? = nil, number: Int = 0) -> PageDraft {
        let tail = number == 0 ? [] : [String(number + 1)]
        return PageDraft(
            path: path, template: "pages/stories.md", view: page,
            title: ([words["title.stories"]] + (day.map { [$0.text] } ?? []) + tail).joined(separator: " · "),
            titleKeys: ["title.stories"] + (day.map { [$0.stamp] } ?? []) + tail.map { _ in "-" },
            description: words["description.stories"], kind: .stories, isPart: day != nil)
    }

    private func storiesPage(_ files: [StoryFile], days: [DayView], withThreads: Bool) -> StoriesPage {
        var groups: [StoriesPage.Day] = []
        for (file, day) in zip(files, days) {
            if groups.last?.day != day { groups.append(StoriesPage.Day(day: day, stories: [])) }
            groups[groups.count - 1].stories.append(SlotView(id: file.lead.slot))
        }
        let threads = withThreads ? edition.threads.filter { $0.stories.count > 1 }.prefix(StoriesPage.threads) : []
        return StoriesPage(
            days: groups, threads: threads.map { ThreadLinkView($0, shelf: shelf) },
            count: words.wording("stories", counting: edition.stories.count))
    }
}

extension SitePlan {
    /// The stories before and after each one: of a headline the others in their order; of the rest those that began after and
    /// before it, for that order does not change, and so neither do their pages.
    var neighbours: [Story.ID: (previous: StoryFile?, next: StoryFile?)] {
        let files = Dictionary(edition.stories.map { ($0.story.id, $0) }, uniquingKeysWith: { first, _ in first })
        let began = edition.stories.map { file in
            (file: file, moment: file.briefs.map(\.article.moment).min() ?? file.lead.article.moment)
        }.sorted { ($1.moment, $0.file.story.id) < ($0.moment, $1.file.story.id) }
        var beside: [Story.ID: (previous: StoryFile?, next: StoryFile?)] = [:]
        for row in [began.map(\.file), edition.headlines.compactMap { files[$0.story.id] }] {
            for (index, file) in row.enumerated() {
                beside[file.story.id] = (
                    index > 0 ? row[index - 1] : nil, index + 1 < row.count ? row[index + 1] : nil
                )
            }
        }
        return beside
    }
}
