public import Keeping
public import Newsroom
public import Summarising

extension SourcedSentence: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            text: try String(from: &reader),
            article: try String?(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        text.write(to: &writer)
        article.write(to: &writer)
    }
}

extension ToldStory: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            sentences: try [SourcedSentence](from: &reader),
            articles: try [String](from: &reader),
            depth: try StoryDepth(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        sentences.write(to: &writer)
        articles.write(to: &writer)
        depth.write(to: &writer)
    }
}

extension StoryDepth.Mention: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            text: try String(from: &reader),
            article: try String(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        text.write(to: &writer)
        article.write(to: &writer)
    }
}

extension StoryDepth.SharedFigure: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            text: try String(from: &reader),
            articles: try [String](from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        text.write(to: &writer)
        articles.write(to: &writer)
    }
}

extension StoryDepth.Account: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            article: try String(from: &reader),
            sentences: try [String](from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        article.write(to: &writer)
        sentences.write(to: &writer)
    }
}

extension StoryDepth.Difference: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            family: try String(from: &reader),
            mentions: try [StoryDepth.Mention](from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        family.write(to: &writer)
        mentions.write(to: &writer)
    }
}

extension StoryDepth.SpokenWords: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            speaker: try String(from: &reader),
            text: try String(from: &reader),
            article: try String(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        speaker.write(to: &writer)
        text.write(to: &writer)
        article.write(to: &writer)
    }
}

extension StoryDepth: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            numbers: try [SharedFigure](from: &reader), differences: try [Difference](from: &reader),
            words: try [SpokenWords](from: &reader), longest: try Account?(from: &reader))
        let (firsts, others) = (try [String](from: &reader), try [[String]](from: &reader))
        guard firsts.count == others.count else { throw KeptDamage() }
        copies = Dictionary(zip(firsts, others), uniquingKeysWith: { first, _ in first })
    }

    public func write(to writer: inout KeptWriter) {
        numbers.write(to: &writer)
        differences.write(to: &writer)
        words.write(to: &writer)
        longest.write(to: &writer)
        let sorted = copies.sorted { $0.key < $1.key }
        sorted.map(\.key).write(to: &writer)
        sorted.map(\.value).write(to: &writer)
    }
}
