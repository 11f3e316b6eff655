/// The constants of running stories. "Fit" is explained at `ClusteringTuning`.
extension ClusteringTuning {
    /// Stories to running stories.
    enum RunningStories {
        /// The age, in seconds, beyond which a story is forgotten. Fit: not recorded.
        static let memory = 45 * 86_400.0
        /// The number of terms by which a story is recognised. Fit: not recorded.
        static let hallmarks = 40
        /// The largest share (0…1) of articles with a rare name, now and at other times. Fit: not recorded.
        static let rareShare = 0.016
        /// The number of articles now with a name that is rare whatever its share. Fit: not recorded.
        static let fewArticles = 12
        /// The largest share (0…1) of articles now with a widely reported name. A more common one fills all the news.
        /// Fit: not recorded.
        static let wideShare = 0.05
        /// The least prominence (0…1) of a name that links stories. Fit: not recorded.
        static let prominence: Float = 0.5
        /// The most stories with a term that leads to others. Fit: not recorded.
        static let mostStoriesOfTerm = 120
        /// The least similarity (0…1) of stories about one theme in one country. Fit: not recorded.
        static let similarity = 0.13
        /// The least similarity (0…1) of stories with a rare name in common. Stories about two affairs of one person
        /// are less similar. Fit: three labelled editions.
        static let similarityOfNames = 0.16
        /// The least similarity (0…1) if the name is a single word, which may be part of an office or of a tax. Fit: three
        /// labelled editions.
        static let similarityOfOneName = 0.2
        /// The least part (0…1) of that similarity that does not come from names. A minister and the minister's office
        /// are in reports of all of the minister's affairs. Fit: three labelled editions.
        static let similarityBesidesNames = 0.1
        /// The least similarity (0…1) that needs no such part. Fit: not fitted; the labelled editions have no link that
        /// needs it, but an arrest and the bail days later share little but the names.
        static let similarityOfNamesAlone = 0.3
        /// The least similarity (0…1) of stories in one country with a phrase in common. Fit: three labelled editions.
        static let similarityOfPhrase = 0.06
        /// The least prominence (0…1) of a phrase in a story about it: four of five titles have it. Fit: three labelled
        /// editions.
        static let prominenceOfPhrase: Float = 0.4
        /// The least share (0…1), and the least number, of articles with a phrase that is a theme of the day. Fit:
        /// three labelled editions.
        static let leastOfPhrase = 0.01
        static let fewestOfPhrase = 12
        /// The least share (0…1) of the stories with a name that take place in its country. "Trump" is in stories from
        /// everywhere. Fit: three labelled editions.
        static let shareAtHome = 0.66
        /// The least similarity (0…1) with a whole name in common and a theme of one that the other mentions. Fit:
        /// not recorded.
        static let similarityOfTheme = 0.06
        /// The least similarity (0…1) of stories from one country abroad. Readers of one are readers of the other, and
        /// reporters share few words. Fit: not recorded.
        static let similarityAbroad = 0.04
        /// The largest share (0…1), and number, of the edition's stories from a country abroad whose affairs are one
        /// theme. A country with more has several. Fit: not fitted; the labelled editions keep all their links.
        static let shareOfAffairs = 0.05
        static let fewAffairs = 5
        /// The longest distance, in kilometres, within one theme in one country. Parts of large countries act on
        /// their own. Fit: not recorded.
        static let longestDistanceOfTheme = 700.0
        /// The least prominence (0…1) of the most prominent of a theme's words in a story about it. Fit: not recorded.
        static let leastFirst: Float = 0.7
        /// The least prominence (0…1) of the second of a theme's words in a story about it. A mere mention has only
        /// one. Fit: not recorded.
        static let leastSecond: Float = 0.6
        /// The least prominence (0…1) of a theme that a story mentions. Fit: not recorded.
        static let leastMention: Float = 0.3
        /// The least prominence (0…1) of the second of a theme's words in a story that discusses it. Fit: not
        /// recorded.
        static let leastBesides: Float = 0.2
        /// The fewest reports of a story that must all begin with a theme's word for the story to be about it. Fewer
        /// may mention it in passing ("five weeks of lockdown" over holidays as usual). Fit: not recorded.
        static let fewestReports = 3
        /// The share (0…1) of linked pairs at which two running stories are one. Fit: not recorded.
        static let linkedShare = 0.5
        /// The number of newest stories of a running story that are compared, because a saga moves on. Fit: not
        /// recorded.
        static let newest = 6
    }
}
