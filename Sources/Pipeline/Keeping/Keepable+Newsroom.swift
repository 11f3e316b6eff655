public import Classifying
public import Keeping
public import Newsroom
public import TextReading

// How results are kept. Who changes a form need not mind what earlier programs have kept: another program begins anew.

extension Language: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        guard let language = Language(tag: try String(from: &reader)) else { throw KeptDamage() }
        self = language
    }

    public func write(to writer: inout KeptWriter) { code.write(to: &writer) }
}

extension ArticleKind: Keepable {}

extension KindCandidacy: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(usual: try ArticleKind(from: &reader), inColumn: try ArticleKind?(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        usual.write(to: &writer)
        inColumn.write(to: &writer)
    }
}

extension Topic: Keepable {
    public init(from reader: inout KeptReader) throws(KeptDamage) {
        self.init(
            category: try String(from: &reader), subcategory: try String?(from: &reader),
            others: try [String](from: &reader), confidence: try Double(from: &reader))
    }

    public func write(to writer: inout KeptWriter) {
        category.write(to: &writer)
        subcategory.write(to: &writer)
        others.write(to: &writer)
        confidence.write(to: &writer)
    }
}
