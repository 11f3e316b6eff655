import Contextualising
import Newsroom
import Testing

@Suite struct SentimentAnalyserTests {
    private let analyser: SentimentAnalyser

    init() throws { analyser = SentimentAnalyser(lexicon: try .builtIn()) }

    /// The second sounds better than the first.
    @Test(arguments: [
        ("Dozens killed as the bridge collapses", "The bridge opens"),
        ("The bridge opens", "Volunteers rescue a family of five"),
        ("A good plan", "A very good plan"), ("A slightly good plan", "A good plan"),
        ("A good plan", "A GOOD plan"), ("A good plan", "A good plan!"),
        ("Not a good plan", "A good plan"), ("A bad plan", "Not a bad plan"),
        ("A disaster at the mine", "Engineers avert a disaster at the mine"),
        ("The food was good, but the wait was awful", "The wait was awful, but the food was good"),
        ("Doctors report cancer", "Doctors find a cure for cancer"), ("We lost :(", "We lost :)"),
        // Nothing reaches across a pause, and nothing turns a smiley.
        ("No good news", "No, good news"), ("No reply :(", "No reply :)"), ("Still no cheque :(", "Still no cheque"),
        // Alone, a refusal and an end say something themselves.
        ("No", "Yes"), ("Stop it", "Do it"),
        // What is not good is worse than what is not bad is better.
        ("A bad plan", "Not a good plan"), ("Not a bad plan", "A good plan"),
        // An apostrophe makes another word, but for those who leave it out.
        ("I am ill", "I'll come"), ("We'll come", "We are well"), ("I dont like it", "I like it"),
        ("I have slept well", "I have never slept so well"), ("Not so happy a day", "A happy day"),
        // Words that were only sorted into good and bad, not rated.
        ("The view is drab", "The view is picturesque"),
    ])
    func soundsBetter(_ worse: String, _ better: String) {
        #expect(analyser.sentiment(of: worse) < analyser.sentiment(of: better))
    }

    @Test(arguments: ["", "The table is made of wood", "United States trade secretary visits the United Kingdom", "—"])
    func isNeutral(_ text: String) {
        #expect(analyser.sentiment(of: text) == 0)
    }

    @Test func staysWithinItsRange() {
        let worst = String(repeating: "murder massacre genocide! ", count: 500)
        #expect((-1 ... -0.99).contains(analyser.sentiment(of: worst)))
        #expect((0.99...1).contains(analyser.sentiment(of: String(repeating: "wonderful joy ", count: 500))))
    }

    @Test(arguments: [
        ("good", "line 1: needs a word, a tab and a value"),
        ("# note\ngood\t7", "line 2: '7' is not a number from -4 to 4, 'more N', 'less N', 'not' or 'turns'"),
        ("good\t1\nbad\t-1\ngood\t2", "line 3: 'good' is listed twice"),
        ("one two three four five\t1", "line 1: 'one two three four five' has more than 4 words"),
    ])
    func aMistakeIsNamedWithItsLine(_ text: String, _ message: String) {
        var lexicon = SentimentLexicon()
        let problem = #expect(throws: RuleProblem.self) { try lexicon.add(text) }
        #expect(problem?.description == message)
    }

    @Test func aFactualWordKeepsLittleOfItsRating() throws {
        var lexicon = SentimentLexicon()
        try lexicon.add("party\t1.7")
        let rated = SentimentAnalyser(lexicon: lexicon).sentiment(of: "The party")
        try lexicon.add("party\t0")
        let matterOfFact = SentimentAnalyser(lexicon: lexicon).sentiment(of: "The party")
        #expect(matterOfFact > 0 && matterOfFact < rated / 2)
    }

    @Test func aUsersWordsOverrideTheBuiltIn() throws {
        var lexicon = try SentimentLexicon.builtIn()
        try lexicon.add("wonderful\t-3\nkelp forest\t2\n")
        let own = SentimentAnalyser(lexicon: lexicon)
        #expect(own.sentiment(of: "wonderful") < 0)
        #expect(own.sentiment(of: "The kelp forest") > 0)
    }
}
