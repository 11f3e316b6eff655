internal import Foundation

/// An sRGB colour with contrast calculations.
struct Colour: Sendable, Equatable {
    /// The components, 0…255.
    let red: Int
    let green: Int
    let blue: Int

    init(red: Int, green: Int, blue: Int) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    /// Parses "#rrggbb"; nil for anything else.
    init?(_ hex: String) {
        guard hex.utf8.count == 7, hex.hasPrefix("#"), hex.dropFirst().allSatisfy(\.isHexDigit),
            let value = Int(hex.dropFirst(), radix: 16)
        else { return nil }
        self.init(red: value >> 16, green: value >> 8 & 0xFF, blue: value & 0xFF)
    }

    var hex: String {
        "#" + [red, green, blue].map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
    }

    /// The relative luminance by WCAG 2.2, from 0 (black) to 1 (white).
    var luminance: Double {
        func linear(_ part: Int) -> Double {
            let c = Double(part) / 255
            return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast ratio by WCAG 2.2, from 1 to 21.
    func contrast(with other: Colour) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// Mixes in a share (0…1) of another colour.
    func mixed(with other: Colour, _ share: Double) -> Colour {
        func mix(_ a: Int, _ b: Int) -> Int { Int((Double(a) + (Double(b) - Double(a)) * share).rounded()) }
        return Colour(red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    /// Returns the nearest colour on the way to another that has enough contrast with every background, or that other
    /// colour if none does.
    func readable(on grounds: [Colour], towards end: Colour, contrast: Double) -> Colour {
        for step in 0...32 {
            let colour = mixed(with: end, Double(step) / 32)
            if grounds.allSatisfy({ colour.contrast(with: $0) >= contrast }) { return colour }
        }
        return end
    }
}
