public import Classifying
public import Computing
public import Newsroom
public import TextReading

// The stored forms of results. They can change freely, because a new build of the program starts with an empty cache.

extension Language: Cacheable {
    public init(from reader: inout CacheReader) throws(CacheDamage) {
        guard let language = Language(tag: try String(from: &reader)) else { throw CacheDamage() }
        self = language
    }

    public func write(to writer: inout CacheWriter) { code.write(to: &writer) }
}

extension ArticleKind: Cacheable {}

extension KindCandidacy: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(usual:inColumn:)) { ($0.usual, $0.inColumn) } }
}

extension ArticleFindings: FieldwiseCacheable {
    public static var form: some CacheForm<Self> { Parts(Self.init(tone:)) { $0.tone } }
}

extension Topic: FieldwiseCacheable {
    public static var form: some CacheForm<Self> {
        Parts(Self.init(category:subcategory:others:confidence:)) {
            ($0.category, $0.subcategory, $0.others, $0.confidence)
        }
    }
}
