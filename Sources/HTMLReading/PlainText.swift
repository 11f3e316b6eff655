/// Plain text as it is put together: white space collapsed, and between two pieces the widest gap asked for.
struct PlainText {
    enum Gap: Int {
        case none, space, line
    }

    private(set) var bytes: [UInt8] = []
    private var gap = Gap.none

    mutating func ask(for gap: Gap) {
        if gap.rawValue > self.gap.rawValue { self.gap = gap }
    }

    mutating func append(_ piece: some Collection<UInt8>) {
        if !bytes.isEmpty {
            switch gap {
            case .none: break
            case .space: bytes.append(UInt8(ascii: " "))
            case .line: bytes.append(UInt8(ascii: "\n"))
            }
        }
        gap = .none
        bytes += piece
    }

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }
}
