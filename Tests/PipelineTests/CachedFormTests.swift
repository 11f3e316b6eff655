import Classifying
import Contextualising
import Deduplicating
import Foundation
import Newsroom
import SiteBuilding
import TestSupport
import Testing
import TextReading

@testable import Computing
@testable import Pipeline

/// Cached results come back with every property of their types.
@Suite struct CachedFormTests {
    private static let place = Place(
        id: 1, name: "Porto", kind: .city, country: "PT", countryName: "Portugal", latitude: 41.1, longitude: -8.6,
        population: 230_000)
    private static let places = Geotag(
        mentions: [PlaceMention(place: place, range: 1..<2, text: "Porto", confidence: 0.5)], location: place,
        confidence: 0.6)
    private static let context = Context(
        reason: Statement("It is the first.", key: "why.first"), kind: .market, tier: 1, confidence: 0.7,
        triggers: ["first"],
        sources: [ContextSource(article: "a", name: "Tide", url: "https://a.example/1", language: "en")])
    private static let depth = StoryDepth(
        numbers: [StoryDepth.SharedFigure(text: "six people", articles: ["a"])],
        differences: [
            StoryDepth.Difference(countedKind: "deaths", mentions: [StoryDepth.Mention(text: "six dead", article: "a")])
        ],
        titles: ["a"], words: [StoryDepth.SpokenWords(speaker: "Ana", text: "We saw it.", article: "a")],
        copies: ["a": ["b"]])

    @Test(arguments: (UInt8.min...UInt8.max).compactMap(ResultCache.ResultKind.init(rawValue:)))
    func resultsKeepEveryProperty(kind: ResultCache.ResultKind) {
        switch kind {
        case .kinds: expectStored(KindCandidacy(usual: .opinion, inColumn: .report))
        case .articles:
            let topic = Topic(category: "news", subcategory: "law", others: ["sports"], confidence: 0.8)
            expectStored(
                Understanding(
                    language: .english, titleLanguage: .spanish, topic: topic, places: Packed(Self.places),
                    findings: ArticleFindings(tone: 0.9)),
                // These are bytes until they are needed.
                except: "places")
            expectStored(Self.places)
        case .contexts:
            expectStored(
                StoryFindings(
                    isSilent: true, hits: [StoryFindings.Hit(rule: "jobs", triggers: ["layoffs"])],
                    sentences: [StoryFindings.ReasonSentence(context: Self.context, shownBy: ["a"])]),
                // These come from the archive, which changes with every run.
                except: "sentences.context.precedents")
        case .summaries:
            expectStored(
                SummarisedStory(
                    sentences: [SourcedSentence(text: "It began at six.", article: "a")], articles: ["a"],
                    depth: Self.depth))
        case .pieces: expectStored([SiteFileFacts(path: "index.html", size: 1, hash: 2, stamp: 3)])
        case .cleanings: expectStored([UInt64(1): CleanedTexts(title: "A", summary: "B", text: "C")])
        }
    }

    /// A dictionary's order depends on its capacity, as it does on the process.
    @Test func aMessageHasOneKeyInEveryProcess() {
        let values: [String: Message.Value] = ["host": .text("a"), "address": .text("b"), "kind": .text("c")]
        let keys = (0...8).map { doublings -> UInt64 in
            var roomy = [String: Message.Value](minimumCapacity: 4 << doublings)
            for (name, value) in values { roomy[name] = value }
            var inputs = CacheInputs()
            inputs.add(Message(.refusedHostAt, roomy))
            return inputs.key
        }
        #expect(Set(keys).count == 1)
    }

    /// Articles keep their hash, which belongs to what they were when it was made.
    @Test func anArticleHasTheKeyOfItsFacts() {
        func key(of article: Article) -> UInt64 {
            var inputs = CacheInputs()
            inputs.add([article])
            return inputs.key
        }
        let first = Article(id: "a", source: "s", title: "One", firstSeen: .distantPast, lastSeen: .distantPast)
        var article = first
        let before = key(of: article)
        article.title = "Two"
        #expect(key(of: article) != before)
        #expect(key(of: first) == before)
        article.title = "One"
        #expect(key(of: article) == before)
    }

    /// Expects that a sample without empty properties is the same after it was stored.
    ///
    /// - Parameter exception: the path of a property that may be empty.
    private func expectStored<Result: Cacheable>(_ sample: Result, except exception: String? = nil) {
        #expect(emptyProperties(of: sample).filter { path in exception.map { !path.hasPrefix($0) } ?? true } == [])
        #expect(Result(cachedBytes: sample.cachedBytes).map { String(reflecting: $0) } == String(reflecting: sample))
    }
}
