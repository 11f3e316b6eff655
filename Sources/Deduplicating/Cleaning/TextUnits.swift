/// Splits a text into units that publishers may repeat: lines, and the sentences within them.
extension String {
    func forEachUnit(_ body: (Slice<UnsafeBufferPointer<UInt8>>) -> Void) {
        var text = self
        text.withUTF8 { bytes in
            var scanner = UnitScanner(bytes)
            while let unit = scanner.next() { body(bytes[unit.words]) }
        }
    }

    /// Returns the text with a rule applied to each unit.
    ///
    /// - Parameter rule: receives the unit, whether it is truncated by an ellipsis at the end of the text, and whether
    ///   the unit before it was removed.
    func keepingUnits(
        _ rule: (_ unit: Slice<UnsafeBufferPointer<UInt8>>, _ isCutOff: Bool, _ isAfterGap: Bool) -> UnitVerdict
    ) -> String {
        guard !isEmpty else { return self }
        var text = self
        let kept: String? = text.withUTF8 { bytes in
            var scanner = UnitScanner(bytes)
            var kept: [UInt8] = []
            var (isWhole, isAfterGap) = (true, false)
            // The start of the last unit kept, in the output and in the text.
            var last = (kept: 0, text: 0)
            while let unit = scanner.next() {
                let words = bytes[unit.words]
                let isCutOff = unit.words.upperBound == bytes.count && words.suffix(3).elementsEqual("…".utf8)
                let verdict = rule(words, isCutOff, isAfterGap)
                isAfterGap = !verdict.isStaying
                if verdict != .stays(words.count), isWhole {
                    isWhole = false
                    kept.reserveCapacity(bytes.count)
                    kept.append(contentsOf: bytes[..<unit.words.lowerBound])
                    last.kept = last.text
                }
                switch verdict {
                case .stays(let length):
                    last = (kept.count, unit.words.lowerBound)
                    guard !isWhole else { continue }
                    kept.append(contentsOf: words.prefix(length))
                    kept.append(contentsOf: bytes[unit.words.upperBound..<unit.end])
                case .goesWithLeadIn:
                    if kept.trimmedAtItsEnd.last == UInt8(ascii: ":") { kept.removeSubrange(last.kept...) }
                case .goes: continue
                }
            }
            return isWhole ? nil : String(decoding: kept.trimmedAtItsEnd, as: UTF8.self)
        }
        return kept ?? self
    }
}

/// The decision on a unit.
enum UnitVerdict: Equatable {
    /// Keep this many bytes from its start.
    case stays(Int)
    case goes
    /// Remove it, and any lead-in that ends in a colon ("Our whole report:").
    case goesWithLeadIn

    var isStaying: Bool { if case .stays = self { true } else { false } }
}

extension [UInt8] {
    fileprivate var trimmedAtItsEnd: ArraySlice<UInt8> {
        self[..<(lastIndex { $0 != 0x20 && $0 != 0x0A }.map { $0 + 1 } ?? 0)]
    }
}
