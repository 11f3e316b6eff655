internal import FoundationEssentials
public import Newsroom

/// The pages of weeks and months, and the latest of them as mails (`site.rhythm`).
extension SitePlan {
    /// The number of weeks, and of months, on the archive's page. Each page links to the one before.
    private static let listed = 12

    var reviews: [PageDraft] {
        Review.Period.allCases.flatMap { period in
            let reviews = edition.reviews(of: period)
            return reviews.indices.map { index in
                page(
                    of: reviews[index], after: index > 0 ? reviews[index - 1] : nil,
                    before: index + 1 < reviews.count ? reviews[index + 1] : nil)
            }
        }
    }

    /// The latest weeks and months; empty if there are none.
    var reviewLists: [ReviewList] {
        Review.Period.allCases.compactMap { period in
            let reviews = edition.reviews(of: period)
            return reviews.isEmpty
                ? nil
                : ReviewList(
                    title: words.wording(period.title), reviews: reviews.suffix(Self.listed).reversed().map(link),
                    feed: Address.root + period.feed.atom)
        }
    }

    /// Returns the latest week and the latest month as mails.
    func reviewMails() throws(TemplateError) -> [Page] {
        var pages: [Page] = []
        for period in Review.Period.allCases {
            guard let review = edition.reviews(of: period).last else { continue }
            let mail = ReviewMail(review, site: edition.site, shelf: shelf)
            pages += [
                Page(path: period.mail, bytes: try library.render("mail/digest.html", mail)),
                Page(path: period.mailText, text: mail.text),
            ]
        }
        return pages
    }

    private func page(of review: Review, after previous: Review?, before next: Review?) -> PageDraft {
        let name = ReviewName(review, words: words, clock: shelf.clock)
        return PageDraft(
            path: Address.reviewPath(review.id), template: "pages/review.md",
            view: ReviewPage(
                name: name, begins: shelf.clock.dayView(named: review.begins),
                ends: shelf.clock.dayView(named: review.ends),
                count: words.wording("articles", counting: review.articles),
                known: review.days < review.length
                    ? words.wording("archive.known", counting: review.days, ["total": review.length]) : nil,
                stories: review.stories.enumerated().map { ReviewStoryView($1, number: $0 + 1, shelf: shelf) },
                previous: previous.map(link), next: next.map(link)),
            title: name.text, description: words.text("description.review", ["name": name.text]), kind: .day,
            feed: FoundFeed(path: review.period.feed, title: "\(words[review.period.title]) · \(edition.site.title)"))
    }

    private func link(to review: Review) -> ReviewLink {
        ReviewLink(
            name: ReviewName(review, words: words, clock: shelf.clock),
            address: Address.root + Address.reviewPath(review.id),
            lead: review.stories.first.map { ClippingView(clipping: $0.last.clipping, shelf: shelf) })
    }
}

extension Edition {
    /// Returns the weeks or the months, oldest first.
    func reviews(of period: Review.Period) -> [Review] { reviews.filter { $0.period == period } }
}

extension Review {
    /// The time of its newest headline. A feed must not change with the time of the build.
    var latest: Date { stories.map(\.last.clipping.moment).max() ?? .distantPast }
}

extension Review.Period {
    /// The key of the name of all weeks or months.
    var title: String { "archive.\(rawValue)s" }

    var feed: FeedPath { FeedPath(stem: "feeds/archive/\(rawValue)") }

    /// The latest as a mail, and as its text, both relative to the site's root.
    public var mail: String { "archive/\(rawValue)-email.html" }
    public var mailText: String { "archive/\(rawValue).txt" }
}
