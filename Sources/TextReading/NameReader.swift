/// Reads names by the hundred thousand, as a gazetteer has them: their words alone, by the same scanner as texts, without
/// stems, sentences and a language.
public struct NameReader {
    private var scanner = WordScanner(UnsafeBufferPointer(start: nil, count: 0), signs: .none, stemmer: nil)

    public init() {}

    /// The words of a name. Let go of them before the next name is read, which then uses their memory again.
    ///
    /// - Parameter name: valid UTF-8.
    public mutating func words(of name: UnsafeBufferPointer<UInt8>) -> [Word] {
        scanner.restart(with: name)
        scanner.scan()
        return scanner.words
    }
}
