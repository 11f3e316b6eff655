public import Computing
public import Contextualising
public import Newsroom

extension SourcedSentence: KeptInParts {
    public static var form: some KeptForm<Self> { Parts(Self.init(text:article:)) { ($0.text, $0.article) } }
}

extension ToldStory: KeptInParts {
    public static var form: some KeptForm<Self> {
        Parts(Self.init(sentences:articles:depth:)) { ($0.sentences, $0.articles, $0.depth) }
    }
}

extension StoryDepth.Mention: KeptInParts {
    public static var form: some KeptForm<Self> { Parts(Self.init(text:article:)) { ($0.text, $0.article) } }
}

extension StoryDepth.SharedFigure: KeptInParts {
    public static var form: some KeptForm<Self> { Parts(Self.init(text:articles:)) { ($0.text, $0.articles) } }
}

extension StoryDepth.Account: KeptInParts {
    public static var form: some KeptForm<Self> { Parts(Self.init(article:sentences:)) { ($0.article, $0.sentences) } }
}

extension StoryDepth.Difference: KeptInParts {
    public static var form: some KeptForm<Self> { Parts(Self.init(family:mentions:)) { ($0.family, $0.mentions) } }
}

extension StoryDepth.SpokenWords: KeptInParts {
    public static var form: some KeptForm<Self> {
        Parts(Self.init(speaker:text:article:)) { ($0.speaker, $0.text, $0.article) }
    }
}

extension StoryDepth: KeptInParts {
    public static var form: some KeptForm<Self> {
        Parts { numbers, differences, words, longest, copies in
            var depth = Self(numbers: numbers, differences: differences, words: words, longest: longest)
            depth.copies = copies
            return depth
        } of: {
            ($0.numbers, $0.differences, $0.words, $0.longest, $0.copies)
        }
    }
}
