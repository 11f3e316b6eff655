import CPlaces

/// The tables that are part of the binary, as bytes.
enum EmbeddedTable {
    case places, words, givenNames

    /// Calls the body with the bytes, which live as long as the program.
    func withBytes<T>(_ body: (UnsafeBufferPointer<UInt8>) throws -> T) rethrows -> T {
        switch self {
        case .places: try body(UnsafeBufferPointer(start: pulse_places_start(), count: pulse_places_length))
        case .words: try body(UnsafeBufferPointer(start: pulse_words_start(), count: pulse_words_length))
        case .givenNames:
            try body(UnsafeBufferPointer(start: pulse_given_names_start(), count: pulse_given_names_length))
        }
    }
}
