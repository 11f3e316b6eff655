internal import Computing
internal import Deduplicating
internal import Fetching
internal import FoundationEssentials
internal import Newsroom
internal import Sectioning
internal import TextReading

extension NewsDesk {
    /// Makes the articles' briefs, their stories, and the editions, with the readings of all articles that pages show.
    ///
    /// This part of a run makes no requests and changes nothing on disk, so `explanations` can use it too.
    ///
    /// - Parameter keep: the cache with the results of earlier runs; on return it has those of this run as well.
    func briefing(
        on window: ArticleWindow, of matched: MatchedArticles, completedBy pages: KnownPages, after round: FetchRound,
        knowing known: ArchivedState, cache: inout ResultCache, at now: Date
    ) -> (briefing: Briefing, readings: PackedReadings) {
        let all = self.shown(matched)
        let kinds = kinds(of: all.map { completed($0, by: pages) }, cache: &cache)
        var cleaner = cleaner(learningFrom: all, knowing: cache)
        let current = cleaned(kinds.shown(window.current).map { completed($0, by: pages) }, by: &cleaner)
        var read = read(current, cache: &cache)
        let (stories, domesticNames) = concurrentPair { [readings = read.readings] in
            self.stories(from: current, amid: all, kinds: kinds, readings: readings, knowing: known, at: now)
        } _: { [readings = read.readings] in
            homeNames(in: current, readings: readings)
        }
        let past = cleaned(kinds.shown(articles(of: stories.past, from: matched)), by: &cleaner)
        let shown = current + past
        let earlier = cleaned(kinds.shown(window.earlier(than: shown)), by: &cleaner)
        cleaner.store(in: &cache)
        read.add(self.read(past + earlier, cache: &cache))
        let readings = read.readings
        let places = places(in: shown + earlier, read: read, amid: domesticNames)
        let desks = desks(of: stories, read: read)
        // From here on places and desks are final: a stage that needs them belongs below.
        let plain = located(briefs(on: stories, from: shown, kinds: kinds, read: read, desks: desks, places: places))
        let ((ranks, threads), patterns) = concurrentPair {
            concurrentPair {
                self.ranks(of: plain, readings: readings, at: now)
            } _: {
                self.threads(of: stories, from: plain, knowing: known, at: now)
            }
        } _: {
            self.patterns(of: plain, amid: shown + earlier, kinds: kinds, readings: readings, at: now)
        }
        let precedents = precedents(
            of: plain, readings: readings, stories: stories, threads: threads, knowing: known, at: now)
        let briefs = contextualised(plain, readings: readings, ranks: ranks, precedents: precedents, cache: &cache)
        let earlierBriefs = earlierBriefs(from: earlier, kinds: kinds, read: read, places: places)
        let editions = editions(
            of: briefs, readings: readings, earlier: earlierBriefs, stories: stories, threads: threads,
            ranks: ranks, patterns: patterns,
            promotions: kinds.promotions(among: window.current), pages: pages, round: round, known: known, at: now)
        let briefing = Briefing(
            current: current, kinds: kinds, stories: stories, threads: threads, domesticNames: domesticNames,
            desks: desks, precedents: precedents, briefs: briefs, editions: editions)
        return (briefing, readings)
    }
}
