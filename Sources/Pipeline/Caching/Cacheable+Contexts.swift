public import Computing
public import Contextualising
public import Newsroom

extension ContextKind: Cacheable {}

extension Statement: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(_:key:)) { ($0.text, $0.key) } }
}

extension ContextSource: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(article:name:url:language:)) { ($0.article, $0.name, $0.url, $0.language) }
    }
}

/// The stored form has no precedents, because those come from the archive, which changes with every run.
extension Context: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        // The whole initialiser is named, so that it does not compile with a property that is not stored here.
        let make = Self.init(reason:kind:tier:confidence:triggers:sources:precedents:)
        return Parts {
            make($0, $1, $2, $3, $4, $5, nil)
        } of: {
            ($0.reason, $0.kind, $0.tier, $0.confidence, $0.triggers, $0.sources)
        }
    }
}

extension StoryFindings.Hit: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(rule:triggers:)) { ($0.rule, $0.triggers) } }
}

extension StoryFindings.ReasonSentence: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(context:shownBy:)) { ($0.context, $0.shownBy) } }
}

extension StoryFindings: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(isSilent:hits:sentences:)) { ($0.isSilent, $0.hits, $0.sentences) }
    }
}
