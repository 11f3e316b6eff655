// Searching strings by character took half of the parsing time. Markup is ASCII, so bytes are enough.
extension StringProtocol {
    /// Returns the index of the first occurrence of an ASCII string.
    func place(of mark: StaticString, from start: Index? = nil) -> Index? {
        let bytes = utf8
        var place = start ?? startIndex
        while let found = bytes[place...].firstIndex(of: mark.utf8Start[0]) {
            var next = found
            let isMatch = (0..<mark.utf8CodeUnitCount).allSatisfy { offset in
                guard next < bytes.endIndex, bytes[next] == mark.utf8Start[offset] else { return false }
                bytes.formIndex(after: &next)
                return true
            }
            if isMatch { return found }
            place = bytes.index(after: found)
        }
        return nil
    }

    func containsMark(_ mark: StaticString) -> Bool {
        let isFound = utf8.withContiguousStorageIfAvailable { bytes in
            var start = bytes.startIndex
            while let found = bytes[start...].firstIndex(of: mark.utf8Start[0]) {
                guard found + mark.utf8CodeUnitCount <= bytes.count else { return false }
                if (1..<mark.utf8CodeUnitCount).allSatisfy({ bytes[found + $0] == mark.utf8Start[$0] }) { return true }
                start = found + 1
            }
            return false
        }
        return isFound ?? (place(of: mark) != nil)
    }
}
