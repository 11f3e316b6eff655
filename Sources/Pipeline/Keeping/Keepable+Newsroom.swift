public import Classifying
public import Computing
public import Newsroom
public import TextReading

// The stored forms of results. They can change freely, because a new build of the program starts with an empty cache.

extension Language: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        guard let language = Language(tag: try String(from: &reader)) else { throw KeptDamage() }
        self = language
    }

    public func write(to writer: inout KeptWriter) { code.write(to: &writer) }
}

extension ArticleKind: Keepable {}

extension KindCandidacy: KeptInParts {
    public static var form: some KeptForm<Self> { Parts(Self.init(usual:inColumn:)) { ($0.usual, $0.inColumn) } }
}

extension Topic: KeptInParts {
    public static var form: some KeptForm<Self> {
        Parts(Self.init(category:subcategory:others:confidence:)) {
            ($0.category, $0.subcategory, $0.others, $0.confidence)
        }
    }
}
