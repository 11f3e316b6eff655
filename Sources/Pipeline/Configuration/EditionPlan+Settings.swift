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
        "edition", "An edition beside the main one, in a folder of its own.",
        [
            Setting("id", \.plan.id, .pageName, required: true, "The name of its folder; unique, and no category's."),
            Setting("title", \.plan.title, .name(), required: true, "Its masthead."),
            Setting("tagline", \.plan.tagline, .text(), "Below the masthead."),
            Setting(
                optional: "colour", \.plan.colour, .colour, "As `site.colour`; without it, that of the main edition."),
            Setting(
                "categories", \.plan.categories, .list(of: .object(Newsroom.Category.settings, blank: .blank)),
                "Its own categories, which know no words but their keywords; without them, those of the main edition."),
            Setting(
                optional: "picks", \.plan.picks, .text(label: "id of a category"),
                "The one of its own categories that shows the leading picks of all others."),
            Setting(
                optional: "fallback", \.plan.fallback, .text(label: "id of a category"),
                "The one of its own categories that takes what speaks for none."),
            Setting(object: "filter", \.plan.filter, EditionFilter.settings),
            Setting(
                optional: "private", \.privacy, .object(PrivateSettings.settings, blank: PrivateSettings()),
                "An edition for those who know a passphrase, of those sources alone that name it under `editions`; nothing public "
                    + "tells of it or of them ([how](private.md#a-private-edition-beside-public-ones))."),
        ])
}

extension EditionFilter {
    static let settings = SettingTable<EditionFilter>(
        "editionFilter",
        "What an article must pass, unless its source names the edition (then only blocked words keep it out).",
        [
            Setting(
                optional: "sentiment", \.sentiment, .number(-1...1),
                "The least sentiment of title and summary, from -1 to 1."),
            Setting("blocked", \.blocked, .list(of: .text()), "Words and phrases that keep an article out."),
            Setting(
                "boosted", \.boosted, .list(of: .text()),
                "Words and phrases that each add a quarter to its sentiment."),
            Setting("keywords", \.keywords, .list(of: .text()), "Words and phrases of which one must occur."),
            Setting(
                "matter", \.matter, .list(of: .text()),
                "Words and phrases of which the title must hold one, or the summary two: what the edition is about."),
            Setting(
                "languages", \.languages, .list(of: .languageTag),
                "BCP 47 tags; pt is also pt-BR."),
            Setting(
                "countries", \.countries, .list(of: .text(label: "country code").checked(problemOfCountry)),
                "What it is about or, without a place, where its source writes from, as ISO 3166-1 alpha-2."),
            Setting(
                "categories", \.categories, .list(of: .text(label: "id of a category")),
                "Categories of the main edition."),
            Setting("sources", \.sources, .list(of: .text(label: "source")), "Sources, by id or name."),
        ])
}
