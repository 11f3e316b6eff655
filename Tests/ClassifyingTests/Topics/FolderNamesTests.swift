import Newsroom
import Testing

@testable import Classifying

@Suite("Folders of feeds, by their names")
struct FolderNamesTests {
    private let names = FolderNames(categories: standardCategories)

    @Test(
        "mean a category in English, Spanish and Portuguese",
        arguments: [
            ("Tech News", "technology"), ("TECH", "technology"), ("Ciencia y tecnología", "technology"),
            ("Notícias", "news"), ("Noticias de hoy", "news"), ("World News", "news"), ("Prensa", "news"),
            ("Fútbol", "sports/soccer"), ("Futebol & afins", "sports/soccer"), ("Deportes", "sports"),
            ("NBA", "sports/basketball"),
            ("Economía", "finance"), ("Finanças", "finance"), ("Business & Economy", "finance"),
            ("Startups", "technology"),
            ("Recetas", "food"), ("culinária", "food"), ("Food & Drink", "food"), ("📷 Photography", "entertainment"),
            ("Cine", "entertainment"), ("Música", "entertainment"), ("Viajes", "travel"), ("saúde", "health"),
            ("Bolsa", "investing"), ("Jogos", "gaming"), ("Web Development", "technology"), ("video_games", "gaming"),
        ])
    func meaning(name: String, home: String) {
        let found = names.home(of: name)
        #expect([found?.category, found?.subcategory ?? nil].compactMap(\.self).joined(separator: "/") == home)
    }

    @Test(
        "or none",
        arguments: [
            "", "Friends", "My feeds", "2019", "***", "Uncategorized", String(repeating: "tech ", count: 5_000),
        ])
    func meaningNothing(name: String) { #expect(names.home(of: name) == nil) }
}
