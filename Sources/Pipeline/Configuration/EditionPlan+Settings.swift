internal import Configuring
internal import Newsroom

/// An edition and its encryption settings, which share one object in the file.
struct EditionEntry: Sendable {
    var plan: EditionPlan
    /// The encryption settings; nil for a public edition.
    var privacy: PrivateSettings?

    /// An edition with default values.
    static let blank = EditionEntry(plan: EditionPlan(id: "", title: ""))

    static let settings = SettingTable<EditionEntry>(
        "edition", "A further edition in its own folder.",
        [
            Setting("id", \.plan.id, .pageName, required: true, "The name of its folder; unique, not a category id."),
            Setting("title", \.plan.title, .name(), required: true, "The title in its masthead."),
            Setting("tagline", \.plan.tagline, .text(), "The line below the masthead."),
            Setting(
                optional: "colour", \.plan.colour, .colour, "Like `site.colour`; by default the main edition's."),
            Setting(
                "categories", \.plan.categories, .list(of: .object(Newsroom.Category.settings, blank: .blank)),
                "Its own categories, which match only their keywords. Without them, the main edition's categories."),
            Setting(
                optional: "picks", \.plan.picks, .text(label: "id of a category"),
                "The one of its own categories that shows the top picks from all others."),
            Setting(
                optional: "fallback", \.plan.fallback, .text(label: "id of a category"),
                "The one of its own categories for articles that match no other."),
            Setting(object: "filter", \.plan.filter, EditionFilter.settings),
            Setting(
                optional: "private", \.privacy, .object(PrivateSettings.settings, blank: PrivateSettings()),
                "Encrypts the edition with a passphrase. It shows only the sources that name it in `editions`; nothing public "
                    + "mentions it or them ([how](private.md#a-private-edition-beside-public-ones))."),
        ])
}

extension EditionFilter {
    static let settings = SettingTable<EditionFilter>(
        "editionFilter",
        "Conditions that articles must meet. If their source names the edition, only blocked words exclude them.",
        [
            Setting(
                optional: "sentiment", \.sentiment, .number(-1...1),
                "The minimum sentiment of title and summary, from -1 to 1."),
            Setting("blocked", \.blocked, .list(of: .text()), "Words and phrases that exclude an article."),
            Setting(
                "boosted", \.boosted, .list(of: .text()),
                "Words and phrases that each add 0.25 to the sentiment."),
            Setting("keywords", \.keywords, .list(of: .text()), "Words and phrases, at least one of which must occur."),
            Setting(
                "matter", \.matter, .list(of: .text()),
                "The edition's subject: words and phrases, one of which must be in the title or two in the summary."),
            Setting(
                "goodNews", \.goodNews, .flag,
                "Chooses good news by built-in words in English, Spanish and Portuguese "
                    + "([which](understanding.md#good-news)). Yours in `blocked` add to them; those in `matter` and `boosted` "
                    + "replace the English ones. Without `sentiment`, its minimum is 0."),
            Setting(
                "languages", \.languages, .list(of: .languageTag),
                "BCP 47 tags; pt includes pt-BR."),
            Setting(
                "countries", \.countries, .list(of: .country),
                "The countries of the article or, if it names no place, of its source, as ISO 3166-1 alpha-2."),
            Setting(
                "categories", \.categories, .list(of: .text(label: "id of a category")),
                "Ids of categories of the main edition."),
            Setting("sources", \.sources, .list(of: .text(label: "source")), "Sources, by id or name."),
        ])
}
