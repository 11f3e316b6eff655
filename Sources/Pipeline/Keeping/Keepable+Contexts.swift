public import Contextualising
public import Keeping
public import Newsroom

extension ContextKind: Keepable {}

extension Statement: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(try String(from: &reader), key: try String?(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        text.write(to: &writer)
        key.write(to: &writer)
    }
}

extension ContextSource: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            article: try String(from: &reader), name: try String(from: &reader), url: try String?(from: &reader),
            language: try String?(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        article.write(to: &writer)
        name.write(to: &writer)
        url.write(to: &writer)
        language.write(to: &writer)
    }
}

extension StoryFindings.Hit: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(rule: try String(from: &reader), triggers: try [String](from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        rule.write(to: &writer)
        triggers.write(to: &writer)
    }
}

/// What a report says itself counts no precedents: those are the archive's, which is another from run to run.
extension StoryFindings.Telling: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            context: Context(
                reason: try Statement(from: &reader), kind: try ContextKind(from: &reader),
                tier: try Int(from: &reader), confidence: try Double(from: &reader),
                triggers: try [String](from: &reader), sources: try [ContextSource](from: &reader)),
            tellers: try [String](from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        context.reason.write(to: &writer)
        context.kind.write(to: &writer)
        context.tier.write(to: &writer)
        context.confidence.write(to: &writer)
        context.triggers.write(to: &writer)
        context.sources.write(to: &writer)
        tellers.write(to: &writer)
    }
}

extension StoryFindings: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            isSilent: try Bool(from: &reader), hits: try [Hit](from: &reader),
            sentences: try [Telling](from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        isSilent.write(to: &writer)
        hits.write(to: &writer)
        sentences.write(to: &writer)
    }
}
