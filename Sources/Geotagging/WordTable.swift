import TextReading

/// A hash table from words or names to small values, with open addressing and linear probing. Keys are already well
/// mixed. It is several times as fast as Dictionary to fill and query, and is queried for every word.
struct WordTable<Value: Sendable>: Sendable {
    private var keys: [UInt64]
    private var values: [Value?]
    private var mask: Int
    private(set) var count = 0

    init(capacity: Int) {
        var size = 16
        while size < capacity * 2 { size *= 2 }
        keys = Array(repeating: 0, count: size)
        values = Array(repeating: nil, count: size)
        mask = size - 1
    }

    subscript(key: WordID) -> Value? {
        get {
            let slot = slot(of: key)
            return keys[slot] == 0 ? nil : values[slot]
        }
        set {
            if count * 2 > mask { grow() }
            let slot = slot(of: key)
            if keys[slot] == 0 {
                keys[slot] = key.rawValue | 1
                count += 1
            }
            values[slot] = newValue
        }
    }

    private func slot(of key: WordID) -> Int {
        // 0 marks a free slot, so the lowest bit of a key is always set.
        let value = key.rawValue | 1
        var slot = Int(truncatingIfNeeded: (value &* 0x9E37_79B9_7F4A_7C15) >> 20) & mask
        while keys[slot] != 0, keys[slot] != value { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        var larger = WordTable(capacity: keys.count)
        for (key, value) in zip(keys, values) where key != 0 {
            larger[WordID(rawValue: key)] = value
        }
        self = larger
    }
}
