import TextReading

extension Geotagger {
    /// Returns whether a text uses a place's name as part of a person's: after a given name ("Abraham Lincoln"), or as one
    /// before another name ("Mercedes Sosa").
    ///
    /// - Parameter name: a name of one word; longer ones are never a person's.
    public func isPerson(_ name: String, in text: String) -> Bool {
        guard !name.contains(" "), text.contains(name) else { return false }
        var reader = TextReader()
        let wanted = reader.reading(of: name, in: nil).words.first?.form
        var passage = Passage(lexicon: gazetteer.lexicon)
        passage.append(reader.reading(of: text, in: nil), of: text)
        let (words, roles) = (passage.words, passage.roles)
        return words.indices.contains { index in
            guard words[index].form == wanted, words[index].isCapitalised else { return false }
            if passage.isNext(index), words[index - 1].isCapitalised, roles[index - 1].contains(.given),
                !roles[index - 1].contains(.ordinary)
            {
                return true
            }
            let next = index + 1
            return roles[index].contains(.given) && passage.isNext(next) && words[next].isCapitalised
                && roles[next].subtracting(.silent).isEmpty && gazetteer.names[words[next].form] == nil
        }
    }
}
