import Classifying
import Foundation
import Newsroom
import TestSupport
import Testing
import TextReading

@Suite struct KindClassifierTests {
    private let classifier: KindClassifier

    init() throws { classifier = KindClassifier(rules: try .builtIn()) }

    private func article(
        _ title: String, text: String = "", url: String = "https://globe.example/a", source: String = "globe",
        authors: [String] = [], tags: [String] = []
    ) -> Article {
        Article(
            id: title, source: source, title: title, url: url, firstSeen: .distantPast, lastSeen: .distantPast,
            authors: authors, summary: text, tags: tags)
    }

    private func explanation(_ article: Article, conventions: TitleConventions = TitleConventions()) -> KindExplanation
    {
        var reader = TextReader()
        return classifier.explanation(
            of: article, reading: classifier.reading(of: article, by: &reader), conventions: conventions)
    }

    /// `Fixtures/kinds.tsv`: invented articles, some of which only look like something else than a report.
    @Test func everyKindIsRecognisedByItsMarks() throws {
        let rows = try String(contentsOf: fixture("kinds.tsv"), encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t").map(String.init) }
        #expect(Set(rows.map { $0[0] }) == Set(ArticleKind.allCases.map(\.rawValue)))
        for row in rows {
            let explanation = explanation(article(row[2], text: row[3], url: row[1]))
            #expect(explanation.kind.rawValue == row[0], "\(row[2]): \(explanation.evidence.map(\.rule))")
        }
    }

    @Test func theFeedsTagsAndAuthorsCount() {
        #expect(explanation(article("The harbour is no car park", tags: ["Harbour", "OPINIÓN"])).kind == .opinion)
        #expect(explanation(article("The harbour is no car park", tags: ["Harbour"])).kind == .report)
        #expect(explanation(article("The harbour is no car park", authors: ["The Editorial Board"])).kind == .opinion)
        #expect(explanation(article("The harbour is no car park", authors: ["Anna Marlow"])).kind == .report)
    }

    /// A name before a colon says who writes as well as who is quoted: only the source's own habit tells which.
    @Test func aNameBeforeAColonIsAColumnistWhereTheSourceMarksThemSo() {
        let plain = article("Anna Marlow: The harbour belongs to those who fish", text: "A word on boats.")
        #expect(explanation(plain).kind == .report)
        let columns = ["Bruno Castelo", "Carla Dias", "Anna Marlow"].enumerated().map { index, name in
            article("\(name): The town number \(index) sleeps badly", text: "OPINION: A word on sleep.")
        }
        #expect(explanation(plain, conventions: conventions(of: columns + [plain])).kind == .opinion)
        let quotes = ["Eva Faro", "Gil Horta", "Ines Jardim", "Luis Mota"].enumerated().map { index, name in
            article("\(name): The bridge number \(index) is safe", text: "The minister spoke on Monday.")
        }
        #expect(explanation(plain, conventions: conventions(of: columns + quotes + [plain])).kind == .report)
        let elsewhere = article("Anna Marlow: The harbour belongs to those who fish", source: "tribune")
        #expect(explanation(elsewhere, conventions: conventions(of: columns + [elsewhere])).kind == .report)
    }

    private func conventions(of articles: [Article]) -> TitleConventions {
        var reader = TextReader()
        return classifier.conventions(
            of: articles.map { (article: $0, reading: classifier.reading(of: $0, by: &reader)) })
    }

    /// What is quoted is somebody else's.
    @Test func wordsInQuotationMarksDoNotCount() {
        #expect(explanation(article("I must not sleep, says my neighbour")).kind == .opinion)
        for quoted in [
            "'I must not sleep', says keeper", "“I must not sleep, my friend”: keeper", "‘I must not’",
            "I must not sleep, my friend: Keeper",
        ] {
            #expect(explanation(article(quoted)).kind == .report, "\(quoted)")
        }
        #expect(explanation(article("Keeper speaks", text: "'I am my own man,' the keeper said.")).kind == .report)
    }

    @Test func theEvidenceOfTheKindComesFirst() {
        let evidence = explanation(article("Podcast: Opinion")).evidence
        #expect(
            evidence == [
                .init(kind: .opinion, rule: "label opinion", weight: 2),
                .init(kind: .show, rule: "label podcast", weight: 1),
            ])
        #expect(explanation(article("Ferry returns to the harbour")) == KindExplanation(kind: .report, evidence: []))
    }
}
