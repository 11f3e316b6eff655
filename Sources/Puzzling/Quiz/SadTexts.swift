internal import Computing

/// An index of a day's sad reports for looking up names from headlines.
///
/// A large site has thousands of names and of sad reports a day. The letters around a name's first space rule most
/// names out without searching any text.
struct SadTexts {
    /// The bytes on either side of a space: enough to tell names apart, and small enough for an integer.
    private static let bytesPerSide = 3

    private let texts: [String]
    /// The letters around each space that is not followed by a lower-case letter.
    private let joints: Set<UInt64>

    init(_ texts: [String]) {
        self.texts = texts
        joints = texts.concurrentSlices(of: 1_024, keepingState: {}) { _, texts in [Self.joints(in: texts)] }
            .reduce(into: []) { $0.formUnion($1) }
    }

    private static func joints(in texts: ArraySlice<String>) -> Set<UInt64> {
        var joints: Set<UInt64> = []
        for var text in texts {
            text.withUTF8 { bytes in
                for place in bytes.indices where bytes[place] == UInt8(ascii: " ") {
                    if let joint = joint(at: place, in: bytes) { joints.insert(joint) }
                }
            }
        }
        return joints
    }

    /// Returns whether a name occurs in one of the texts, even inside other words.
    func contain(_ name: String) -> Bool {
        var text = name
        let joint = text.withUTF8 { bytes in
            bytes.firstIndex(of: UInt8(ascii: " ")).flatMap { Self.joint(at: $0, in: bytes) }
        }
        if let joint, !joints.contains(joint) { return false }
        let wanted = Array(name.utf8)
        return texts.contains { $0.holds(wanted) }
    }

    /// Returns the bytes around a space as a key; nil if a side is too short or no name can begin there.
    private static func joint(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
        guard place >= bytesPerSide, place + bytesPerSide < bytes.count, beginsName(bytes[place + 1]) else {
            return nil
        }
        var joint: UInt64 = 0
        for offset in 1...bytesPerSide {
            joint = joint << 16 | UInt64(bytes[place - offset]) << 8 | UInt64(bytes[place + offset])
        }
        return joint
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte >= 0x80
    }
}
