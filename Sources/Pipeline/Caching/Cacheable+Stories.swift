public import Computing
public import Contextualising
public import Newsroom

extension SourcedSentence: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(text:article:)) { ($0.text, $0.article) } }
}

extension SummarisedStory: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(sentences:articles:depth:)) { ($0.sentences, $0.articles, $0.depth) }
    }
}

extension StoryDepth.Mention: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(text:article:)) { ($0.text, $0.article) } }
}

extension StoryDepth.SharedFigure: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(text:articles:)) { ($0.text, $0.articles) } }
}

extension StoryDepth.Difference: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(countedKind:mentions:)) { ($0.countedKind, $0.mentions) }
    }
}

extension StoryDepth.SpokenWords: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(speaker:text:article:)) { ($0.speaker, $0.text, $0.article) }
    }
}

extension StoryDepth: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(numbers:differences:titles:words:copies:)) {
            ($0.numbers, $0.differences, $0.titles, $0.words, $0.copies)
        }
    }
}
