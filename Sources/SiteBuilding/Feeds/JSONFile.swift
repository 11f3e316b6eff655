internal import FoundationEssentials

/// Files for programs.
enum JSONFile {
    /// Sorted keys, two spaces: it is kept in version control by people who publish to a branch.
    ///
    /// - Parameter keys: how names are written: as they are, unless a format wants "date_published".
    static func bytes(
        of value: some Encodable, keys: JSONEncoder.KeyEncodingStrategy = .useDefaultKeys
    ) -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.keyEncodingStrategy = keys
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(value)).map { [UInt8]($0) + [UInt8(ascii: "\n")] } ?? []
    }
}
