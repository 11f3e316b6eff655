/// The embedded gazetteer is not as Tools/gazetteer.py writes it.
public struct GazetteerError: Error, Equatable, CustomStringConvertible {
    /// From 1.
    public var line: Int
    /// The column that cannot be read.
    public var column: String

    public var description: String { "gazetteer, line \(line): cannot read the \(column)" }
}
