/// All that the sad reports of a day say, in which the names of all headlines are looked for.
///
/// A day of a large site has thousands of names and of sad reports: most names are told by their joint not to stand there, and no
/// text is read for them.
struct SadTexts {
    /// In bytes on either side of a joint: enough to tell names apart, and eight bytes with the blank between.
    private static let side = 3

    private let texts: [String]
    /// The letters around each blank that has no small letter behind it.
    private let joints: Set<UInt64>

    init(_ texts: [String]) {
        self.texts = texts
        var joints: Set<UInt64> = []
        for var text in texts {
            text.withUTF8 { bytes in
                for place in bytes.indices where bytes[place] == UInt8(ascii: " ") {
                    if let joint = Self.joint(at: place, in: bytes) { joints.insert(joint) }
                }
            }
        }
        self.joints = joints
    }

    /// Whether a name stands in one of them, be it within other words.
    func hold(_ name: String) -> Bool {
        var text = name
        let joint = text.withUTF8 { bytes in
            bytes.firstIndex(of: UInt8(ascii: " ")).flatMap { Self.joint(at: $0, in: bytes) }
        }
        if let joint, !joints.contains(joint) { return false }
        let wanted = Array(name.utf8)
        return texts.contains { $0.holds(wanted) }
    }

    /// nil where a side is too short, and before what begins no name.
    private static func joint(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
        guard place >= side, place + side < bytes.count, beginsName(bytes[place + 1]) else { return nil }
        var joint: UInt64 = 0
        for offset in 1...side {
            joint = joint << 16 | UInt64(bytes[place - offset]) << 8 | UInt64(bytes[place + offset])
        }
        return joint
    }

    private static func beginsName(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) || byte >= 0x80
    }
}
