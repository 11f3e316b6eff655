import Foundation
import Newsroom
import SiteBuilding

extension Invented {
    /// A full edition of some two hundred articles: long titles, right-to-left ones, undated ones, a story of forty
    /// publishers, a desk with one article, a desk with none. One story has a page since before addresses had words.
    static func edition() -> Edition {
        let all = rateStory.briefs + floodStory.briefs + manyStory.briefs + singles + filler
        let desks = categories.flatMap { category -> [Desk] in
            let own = all.filter { $0.topic.category == category.id }
            return [Desk(category: category, sections: sections(own))]
                + category.subcategories.map { sub in
                    Desk(
                        category: category, subcategory: sub,
                        sections: sections(own.filter { $0.topic.subcategory == sub.id }))
                }
        }
        let ranked = [floodStory.lead, rateStory.lead, manyStory.lead] + singles.prefix(8)
        var edition = Edition(
            site: site, moment: now, categories: categories,
            front: sections(all.filter { $0.story.lead == $0.id }), headlines: Array(ranked), desks: desks,
            stories: [floodStory, rateStory, manyStory],
            archive: all.sorted { ($0.article.moment, $1.id) > ($1.article.moment, $0.id) }, map: clusters(all),
            health: health)
        let old = Permalink(
            path: "stories/\(floodStory.story.id)", title: "A river", article: floodStory.lead.id, moment: now)
        edition.pageNames = PageNaming(knowing: [old]).names(for: [edition])
        return edition
    }

    /// Sections by age alone, roughly as Sectioning makes them.
    static func sections(_ briefs: [Brief]) -> [Newsroom.Section] {
        func section(_ kind: SectionKind, _ range: Range<Double>) -> Newsroom.Section {
            Section(
                kind: kind,
                briefs: briefs.filter { range.contains(now.timeIntervalSince($0.article.moment) / 3600) }
                    .sorted { ($0.article.moment, $0.id) > ($1.article.moment, $1.id) })
        }
        return [
            section(.topStories, -1..<6), section(.earlierToday, 6..<14.5), section(.thisWeek, 14.5..<182.5),
            section(.furtherBack, 182.5..<100_000),
        ]
    }

    static func clusters(_ briefs: [Brief]) -> [MapCluster] {
        var byPlace: [Int: [Brief]] = [:]
        for brief in briefs { if let place = brief.place { byPlace[place.id, default: []].append(brief) } }
        return byPlace.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.compactMap { _, briefs in
            briefs.first?.place.map {
                MapCluster(latitude: $0.latitude, longitude: $0.longitude, place: $0, briefs: briefs)
            }
        }
    }

    static let rateStory = story(
        0x100, among: ["Meridian Wire", "Harbour Post", "Der Morgenbote", "Capital Ledger", "O Diário do Cais"],
        titles: [
            "Central bank holds rates and hints at a cut before summer",
            "Rates stay where they are; the bank's words do not",
            "Notenbank lässt den Leitzins unverändert und stellt die Kraftfahrzeughaftpflichtversicherungsbeitragsanpassung in Aussicht",
            "What a pause means for mortgages", "Banco central mantém juros e abre a porta a um corte",
        ], category: "finance", place: "Frankfurt", hours: 5,
        context: Context(
            reason: "What central banks signal sets what loans cost for everyone else.", kind: .market, tier: 1,
            confidence: 0.85, triggers: ["interest rates", "central bank"]),
        implications: [
            "Mortgage offers may fall before the bank itself moves.", "A weaker currency makes imports dearer.",
            "Savers will see less for their deposits.",
        ])

    static let floodStory = story(
        0x200, among: ["Meridian Wire", "The Estuary", "Harbour Post", "Rio Matinal"],
        titles: [
            "River bursts its banks after three nights of rain, thousands leave their homes",
            "Thousands flee as the river rises", "Bridges closed as flood crest nears the city",
            "Chuvas: milhares deixam as suas casas",
        ], category: "news", place: "Porto", hours: 1.4,
        context: Context(
            reason: "The crest is expected tonight, and people on the lower quays are asked to leave now.",
            kind: .timeSensitive, tier: 1, confidence: 0.9, triggers: ["flood crest"]),
        implications: ["Rail traffic to the north stops until the bridges are inspected."])

    static let manyStory = story(
        0x300, among: (1...40).map { "Chronicle No. \($0)" },
        titles: (1...40).map { "Ceasefire talks resume, round \($0): mediators speak of narrow but real progress" },
        category: "news", place: "Cairo", hours: 30,
        context: Context(
            reason: "A truce would be the first since the winter <of> 1998.", kind: .category, tier: 1, confidence: 0.8,
            triggers: ["first … since #"],
            sources: [
                ContextSource(
                    article: id(0x301), name: "Chronicle & Co", url: "https://chronicle.example/a?b=1&c=2",
                    language: "en-GB"),
                ContextSource(article: id(0x302), name: "No Address", url: nil, language: nil),
            ]))

    static func story(
        _ first: Int, among names: [String], titles: [String], category: String, place: String, hours: Double,
        context: Context?, implications: [Statement] = []
    ) -> StoryFile {
        let story = Story(
            id: id(first), articles: names.indices.map { id(first + $0) }, lead: id(first), publishers: names.count)
        let briefs = zip(names, titles).enumerated().map { index, pair in
            let language = ["Der Morgenbote": "de", "O Diário do Cais": "pt", "Rio Matinal": "pt"][pair.0] ?? "en"
            return brief(
                first + index, pair.1, source: source(pair.0, category, language: language, tier: .reference),
                hours: hours - Double(index) * 0.3,
                summary:
                    "Officials said on Wednesday that the situation remains under review, while people near the centre of it described a night without sleep and a morning of phone calls, lists and borrowed cars. More is expected in the evening, when the next statement is due.",
                place: place, context: index == 0 ? context : nil, implications: index == 0 ? implications : [],
                story: story)
        }
        let sorted = briefs.sorted { ($0.article.moment, $0.id) < ($1.article.moment, $1.id) }
        return StoryFile(story: story, lead: briefs[0], briefs: sorted)
    }

    static let singles: [Brief] = [
        brief(
            0x10, "A phone that folds twice goes on sale, and nobody agrees on what to call it",
            source: source("Bits & Pieces", "technology"), hours: 0.6,
            summary: "Half tablet, half origami: the first reviews praise the hinge and doubt the price.",
            place: "Tokyo",
            context: Context(
                reason: "New form factors set what the rest of the field copies for years.", kind: .category, tier: 2,
                confidence: 0.45)),
        brief(
            0x11, "الأمطار الغزيرة تغلق الطرق الساحلية وتؤخر الرحلات الجوية",
            source: source("صحيفة الميناء", "news", language: "ar", country: "EG"), hours: 2,
            summary: "قالت السلطات إن الطرق ستبقى مغلقة حتى صباح الغد على الأقل.", place: "Cairo"),
        brief(
            0x12, "Eurovisionsgewinnerin kündigt Welttournee an",
            source: source("Bühnenblatt", "entertainment", language: "de"),
            hours: 3, summary: "Vierzig Städte in acht Monaten, und am Ende ein Konzert zu Hause.", place: "Europe"),
        brief(
            0x13, "Underdogs win the cup on the last kick of the night", source: source("The Touchline", "sports"),
            subcategory: "soccer", hours: 4,
            summary: "A deflected free kick, a pitch full of people, and a goalkeeper who could not stop laughing.",
            place: "São Paulo"),
        brief(
            0x14, "Wildcard reaches the quarter-finals without dropping a set", source: source("Baseline", "sports"),
            subcategory: "tennis", hours: 20, summary: "She has now beaten three of the top ten in a week.",
            place: "Paris"),
        brief(
            0x15, "Trial finds that a cheap pill halves hospital stays",
            source: source("The Ward", "health", tier: .reference),
            hours: 5.5,
            summary: "The study of 4,200 patients in nine countries was stopped early because the result was so clear.",
            place: "Nairobi",
            context: Context(
                reason: "A drug that costs cents changes care first where money is shortest.", kind: .crossCategory,
                tier: 1, confidence: 0.8, triggers: ["trial", "hospital"]),
            implications: ["Health services may change their guidance within weeks."]),
        brief(
            0x16, "An article whose publisher gave no date", source: source("Slow Notes", "food"), hours: nil,
            summary: "Undated, and so never ahead of what is dated."),
        brief(0x17, "A title without an address", source: source("Slow Notes", "food"), hours: 9, url: nil),
        brief(
            0x18, "An old guide, found again", source: source("Slow Notes", "food"), hours: 24 * 420,
            summary: "It was written more than a year ago.", place: "Delhi"),
        brief(
            0x19, "Only article on the ETF desk", source: source("Capital Ledger", "investing"), subcategory: "etfs",
            hours: 3,
            summary: "One article makes a page, too."),
    ]

    /// Enough of everything for the wave and the sections to have a shape.
    static let filler: [Brief] = {
        let subjects = [
            "Ministers", "Engineers", "Farmers", "Researchers", "Commuters", "Investors", "Curators", "Pilots",
            "Teachers",
        ]
        let verbs = [
            "agree on a plan for", "warn of delays to", "celebrate the return of", "question the cost of",
            "rediscover the charm of", "open an inquiry into", "vote against",
        ]
        let objects = [
            "night trains", "the coastal grid", "school gardens", "a longer week", "cheap batteries", "the old harbour",
            "paper maps", "the tallest dam",
        ]
        let names = ["Meridian Wire", "Harbour Post", "The Estuary", "Capital Ledger", "Bits & Pieces", "The Ward"]
        let homes = ["news", "technology", "sports", "health", "finance", "investing", "travel", "entertainment"]
        let cities = places.keys.sorted()
        return (0..<170).map { n in
            let hour = Double((n * n * 7 + n * 13) % 1650) / 10 + 0.3
            return brief(
                0x1000 + n,
                "\(subjects[n % 9]) \(verbs[n * 3 % 7]) \(objects[n * 5 % 8])",
                source: source(names[n * 7 % 6], homes[(n * n + n / 3) % 8]), hours: hour,
                summary: n % 4 == 0
                    ? ""
                    : "The decision came late in the day and surprised nobody who had read the footnotes of the last report, which ran to three hundred pages.",
                place: n % 3 == 0 ? cities[n % cities.count] : nil)
        }
    }()

    static let health: [FeedHealth] = {
        let names: [(String, String)] = [
            ("Meridian Wire", "news"), ("Harbour Post", "news"), ("Der Morgenbote", "news"),
            ("Bits & Pieces", "technology"),
            ("The Touchline", "sports"), ("Baseline", "sports"), ("The Ward", "health"),
            ("Capital Ledger", "investing"),
            ("Slow Notes", "food"), ("Old Mill", "travel"),
        ]
        return names.enumerated().map { index, name in
            var source = source(name.0, name.1)
            var record = FeedRecord(source: source.id)
            record.format = "RSS 2.0"
            record.items = 20 + index
            record.newestItem = now.addingTimeInterval(-Double(index) * 7200)
            record.lastAttempt = now.addingTimeInterval(-60)
            record.lastSuccess = now.addingTimeInterval(-60)
            switch index {
            case 3:
                record.failures = 3
                record.lastFailure = Failure(
                    stage: .fetching, source: source.id,
                    reason: Message(.foreignCertificate, ["host": .text("bitspieces.example")]))
                record.lastSuccess = now.addingTimeInterval(-200_000)
            case 5: record.isGone = true
            case 6: record.movedTo = "https://theward.example/new.xml"
            case 8: source.isEnabled = false
            case 9: record = FeedRecord(source: source.id)
            default: break
            }
            return FeedHealth(source: source, record: record, articles: index * 3)
        }
    }()
}
