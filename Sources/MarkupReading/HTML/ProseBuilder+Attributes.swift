import Addressing
import TextDecoding

extension ProseBuilder {
    /// Returns the current element's start tag with its allowed attributes; nil for a link without an allowed target.
    func startTag(of element: HTMLElement) -> [UInt8]? {
        if tokeniser.attributes.isEmpty { return element.role == .anchor ? nil : element.form.tag }
        var tag = element.form.opening
        if element.role == .anchor {
            guard let target = value(of: "href").flatMap(linkTarget) else { return nil }
            append("href", target, to: &tag)
        }
        appendAttributes(of: element, to: &tag)
        if element.role == .anchor { return tag + Self.linkAttributes }
        tag.append(UInt8(ascii: ">"))
        return tag
    }

    /// Returns the tag for the current picture; nil if it is invisible to readers.
    func imageTag(_ address: [UInt8]) -> [UInt8]? {
        guard let element = HTMLElement.named["img"], !isInvisible, !Tracking.showsNothing(address) else { return nil }
        var tag = Array("<img".utf8)
        append("src", address, to: &tag)
        if value(of: "alt") == nil { append("alt", [], to: &tag) }
        appendAttributes(of: element, to: &tag)
        return tag + Self.pictureAttributes
    }

    /// Returns the tag for a picture if only its address is known.
    func imageTag(of address: [UInt8]) -> [UInt8] {
        var tag = Array("<img".utf8)
        append("src", address, to: &tag)
        append("alt", [], to: &tag)
        return tag + Self.pictureAttributes
    }

    private static let pictureAttributes = Array(" loading=\"lazy\" referrerpolicy=\"no-referrer\">".utf8)

    /// Returns the first absolute web address in the given attributes of the current element.
    func address(of names: [MarkupName]) -> [UInt8]? {
        names.lazy.compactMap { name in value(of: name).flatMap { WebAddress.bytes(of: $0, base: base) } }.first
    }

    /// Returns the start tag for a link of our own.
    func linkTag(to address: [UInt8]) -> [UInt8] {
        var tag = Array("<a".utf8)
        append("href", address, to: &tag)
        return tag + Self.linkAttributes
    }

    private static let linkAttributes = Array(" rel=\"noopener noreferrer nofollow\">".utf8)

    private func linkTarget(_ reference: [UInt8]) -> [UInt8]? {
        if let address = WebAddress.bytes(of: reference, base: base) { return Tracking.removed(from: address) }
        return MailAddress.bytes(of: reference)
    }

    /// Whether the current picture is hidden or at most one pixel in size, as used for tracking.
    private var isInvisible: Bool {
        func isTiny(_ name: MarkupName) -> Bool {
            value(of: name).flatMap(number).map { $0 <= 1 } ?? false
        }
        if isTiny("width"), isTiny("height") { return true }
        guard let style = value(of: "style") else { return false }
        let words = style.filter { $0 > 0x20 }.map { $0 | 0x20 }
        func says(_ declaration: String) -> Bool {
            let bytes = Array(declaration.utf8)
            return words.indices.contains { words[$0...].starts(with: bytes) }
        }
        return says("display:none") || says("visibility:hidden") || says("height:1px") && says("width:1px")
    }

    private func appendAttributes(of element: HTMLElement, to tag: inout [UInt8]) {
        let attributes = tokeniser.attributes
        for (index, attribute) in attributes.enumerated() {
            guard let kind = element.form.attributes.first(where: { $0.name == attribute.name })?.kind,
                kind != .address,
                !attributes[..<index].contains(where: { $0.name == attribute.name }),
                let value = cleaned(decoded(attribute.value), as: kind)
            else { continue }
            append(attribute.name, value, to: &tag)
        }
    }

    private func append(_ name: MarkupName, _ value: [UInt8], to tag: inout [UInt8]) {
        tag.append(UInt8(ascii: " "))
        tag += name.bytes
        tag += "=\"".utf8
        HTMLWriter.escape(value, into: &tag)
        tag.append(UInt8(ascii: "\""))
    }

    private func cleaned(_ value: [UInt8], as kind: HTMLElement.Attribute) -> [UInt8]? {
        switch kind {
        case .address: return nil
        case .text: return value.map { $0 < 0x20 || $0 == 0x7F ? 0x20 : $0 }
        case .number: return number(value).map { Array("\($0)".utf8) }
        case .language:
            let isTag = (1...35).contains(value.count) && value.allSatisfy { isAlphanumeric($0) || $0 == 0x2D }
            return isTag ? value : nil
        case .direction:
            let word = value.map { $0 | 0x20 }
            return ["ltr", "rtl", "auto"].contains { word.elementsEqual($0.utf8) } ? word : nil
        case .moment:
            let isMoment =
                (4...40).contains(value.count)
                && value.allSatisfy { isAlphanumeric($0) || "-:.+ ".utf8.contains($0) }
            return isMoment ? value : nil
        }
    }

    /// Parses a whole number of up to four digits the way HTML does ("120px").
    private func number(_ value: [UInt8]) -> Int? {
        let digits = value.drop { $0 <= 0x20 }.prefix { $0 &- 0x30 < 10 }
        let after = value.dropFirst(value.count - (value.endIndex - digits.endIndex)).first
        guard (1...4).contains(digits.count), after != UInt8(ascii: "%") else { return nil }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }

    func value(of name: MarkupName) -> [UInt8]? {
        tokeniser.attributes.first { $0.name == name }.map { decoded($0.value) }
    }

    func decoded(_ range: Range<Int>) -> [UInt8] {
        CharacterReference.resolved(in: tokeniser.bytes, range, attribute: true)
    }

    private func isAlphanumeric(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 }
}

/// A `mailto:` link reduced to a single address, without subject, body and so on.
enum MailAddress {
    static func bytes(of reference: [UInt8]) -> [UInt8]? {
        let trimmed = reference.filter { $0 > 0x20 && $0 != 0x7F }
        guard trimmed.prefix(7).map({ $0 | 0x20 }).elementsEqual("mailto:".utf8) else { return nil }
        let address = trimmed.dropFirst(7).prefix { $0 != UInt8(ascii: "?") }
        let isAddress =
            address.count <= 254 && address.contains(UInt8(ascii: "@"))
            && address.allSatisfy {
                $0 &- 0x30 < 10 || ($0 | 0x20) &- 0x61 < 26 || "!#$'*+-/=^_~.@".utf8.contains($0)
            }
        return isAddress ? Array("mailto:".utf8) + address : nil
    }
}
