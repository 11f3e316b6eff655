/// Groups articles with the same distinctive title that are near in time: copies of one agency's text, or one
/// publisher's article at two addresses.
struct EqualTitles {
    let settings: DeduplicationSettings

    /// - Parameters:
    ///   - moments: the articles' times, ascending, in seconds.
    ///   - followers: marks articles that never start a story; each stays alone.
    func groups(of titles: [Title], moments: [Double], besides followers: [Bool]) -> [[Int]] {
        var groups: [[Int]] = []
        var groupOfTitle: [Title: Int] = [:]
        for (index, title) in titles.enumerated() {
            if !followers[index], title.words >= settings.titleWords, let group = groupOfTitle[title],
                moments[index] - moments[groups[group][0]] <= settings.titleGap,
                groups[group].count < ClusteringTuning.Stories.mostArticles
            {
                groups[group].append(index)
            } else {
                if !followers[index] { groupOfTitle[title] = groups.count }
                groups.append([index])
            }
        }
        return groups
    }
}
