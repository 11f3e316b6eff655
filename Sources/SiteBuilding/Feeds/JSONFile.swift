internal import FoundationEssentials

/// Files for programs.
enum JSONFile {
    /// Sorted keys, two spaces: it is kept in version control by people who publish to a branch.
    static func bytes(of value: some Encodable) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { [UInt8]($0) + [UInt8(ascii: "\n")] } ?? []
    }
}
