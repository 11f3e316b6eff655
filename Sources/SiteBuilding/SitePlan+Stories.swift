internal import Newsroom

extension SitePlan {
    /// Returns the list of stories. The newest are at its own address; those that do not fit go to pages of their
    /// weekday.
    func stories() throws(TemplateError) -> [PageDraft] {
        let files = edition.stories
        let days = files.map { file in
            shelf.clock.dayView(file.briefs.map(\.article.moment).max() ?? file.lead.article.moment)
        }
        var renderer = renderer
        let base = try renderer.size(
            of: draft(storiesPage([], days: [], withThreads: true), at: PageKind.stories.path))
        let sizes = files.map { prerendered.size("rank", $0.lead.slot) }
        let first = PageSplitter.pages(of: sizes, besides: base)[0]
        var parts = [(day: DayView?.none, number: 0, files: first)]
        var start = first.upperBound
        while start < files.count {
            let end = days[start...].firstIndex { $0 != days[start] } ?? files.count
            for (number, part) in PageSplitter.pages(of: Array(sizes[start..<end]), besides: base).enumerated() {
                parts.append((days[start], number, start + part.lowerBound..<start + part.upperBound))
            }
            start = end
        }
        var taken: [String: Int] = [:]
        let names = parts.enumerated().map { index, part in
            let path = part.day.map { day in
                let weekday = WallClock.englishWeekday(ofDay: day.stamp)
                taken[weekday, default: 0] += 1
                return Self.path(ofStoriesOn: weekday, number: taken[weekday, default: 1])
            }
            return PartLinks.Part(
                path: path ?? PageKind.stories.path,
                name: words.wording("parts.part", ["n": index + 1, "total": parts.count]), day: part.day)
        }
        return parts.enumerated().map { index, part in
            var page = storiesPage(Array(files[part.files]), days: Array(days[part.files]), withThreads: index == 0)
            page.ways = PartLinks(names, at: index)
            let isLong = index == 0 && parts.count > 1
            let whole = isLong ? PageDraft.Whole(storiesPage(files, days: days, withThreads: true)) : nil
            return draft(page, at: names[index].path, day: part.day, number: part.number, whole: whole)
        }
    }

    /// Returns a part's path: "more/stories-saturday.html", "more/stories-saturday-2.html".
    ///
    /// If parts were named by their dates, each day would leave a page for ever that lists nothing after a week. If
    /// they were numbered, all of them would change every night.
    private static func path(ofStoriesOn weekday: String, number: Int) -> String {
        "\(SiteFolder.more.rawValue)/stories-\(weekday)\(number == 1 ? "" : "-\(number)").html"
    }

    private func draft(
        _ page: StoriesPage, at path: String, day: DayView? = nil, number: Int = 0,
        whole: PageDraft.Whole? = nil
    ) -> PageDraft {
        let tail = number == 0 ? [] : [String(number + 1)]
        return PageDraft(
            path: path, template: "pages/stories.md", view: page,
            title: ([words["title.stories"]] + (day.map { [$0.text] } ?? []) + tail).joined(separator: " · "),
            titleKeys: ["title.stories"] + (day.map { [$0.stamp] } ?? []) + tail.map { _ in "-" },
            description: words["description.stories"], kind: .stories, whole: whole,
            partOf: day.map { _ in PageKind.stories.path })
    }

    private func storiesPage(_ files: [StoryFile], days: [DayView], withThreads: Bool) -> StoriesPage {
        var groups: [StoriesPage.Day] = []
        for (file, day) in zip(files, days) {
            if groups.last?.day != day { groups.append(StoriesPage.Day(day: day, stories: [])) }
            groups[groups.count - 1].stories.append(SlotView(id: file.lead.slot))
        }
        let threads = withThreads ? edition.threads.filter { $0.stories.count > 1 }.prefix(StoriesPage.mostThreads) : []
        return StoriesPage(
            days: groups, threads: threads.map { ThreadLinkView($0, shelf: shelf) },
            count: words.wording("stories", counting: edition.stories.count))
    }
}
