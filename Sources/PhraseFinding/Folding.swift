/// A letter in lower case without diacritics, as UTF-8.
///
/// Covers what English, Spanish and Portuguese text holds, names from the rest of Europe included; letters of other
/// scripts are only made lower case.
func folded(_ scalar: Unicode.Scalar) -> [UInt8] {
    switch scalar.value {
    case 0xe0...0xe5, 0xc0...0xc5, 0x100...0x105: return [UInt8(ascii: "a")]
    case 0xe7, 0xc7, 0x106...0x10d: return [UInt8(ascii: "c")]
    case 0xe8...0xeb, 0xc8...0xcb, 0x112...0x11b: return [UInt8(ascii: "e")]
    case 0xec...0xef, 0xcc...0xcf, 0x128...0x131: return [UInt8(ascii: "i")]
    case 0xf1, 0xd1, 0x143...0x148: return [UInt8(ascii: "n")]
    case 0xf2...0xf6, 0xf8, 0xd2...0xd6, 0xd8, 0x14c...0x151: return [UInt8(ascii: "o")]
    case 0xf9...0xfc, 0xd9...0xdc, 0x168...0x173: return [UInt8(ascii: "u")]
    case 0xfd, 0xff, 0xdd, 0x178: return [UInt8(ascii: "y")]
    case 0x10e...0x111: return [UInt8(ascii: "d")]
    case 0x11c...0x123: return [UInt8(ascii: "g")]
    case 0x139...0x142: return [UInt8(ascii: "l")]
    case 0x154...0x159: return [UInt8(ascii: "r")]
    case 0x15a...0x161: return [UInt8(ascii: "s")]
    case 0x162...0x167: return [UInt8(ascii: "t")]
    case 0x179...0x17e: return [UInt8(ascii: "z")]
    case 0xe6, 0xc6: return Array("ae".utf8)
    case 0x152, 0x153: return Array("oe".utf8)
    case 0xdf: return Array("ss".utf8)
    default: return Array(scalar.properties.lowercaseMapping.utf8)
    }
}
