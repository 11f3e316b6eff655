/// `&eacute;`, `&#233;`, `&#xE9;`: what stands for one character in HTML.
enum CharacterReference {
    /// The character that a reference stands for, and how many bytes the reference takes.
    ///
    /// - Parameters:
    ///   - start: where the `&` is.
    ///   - attribute: whether the text is an attribute's value, where `&copy=` in an address is no reference.
    static func decoded(
        in bytes: [UInt8], at start: Int, until end: Int, attribute: Bool
    ) -> (scalar: Unicode.Scalar, count: Int)? {
        var position = start + 1
        guard position < end else { return nil }
        if bytes[position] == UInt8(ascii: "#") { return number(in: bytes, at: start, until: end) }
        var key: UInt64 = 0
        while position < end, position - start <= 8, isAlphanumeric(bytes[position]) {
            key = key << 8 | UInt64(bytes[position])
            position += 1
        }
        if position < end, bytes[position] == UInt8(ascii: ";") {
            return names[key].map { ($0, position + 1 - start) }
        }
        // Without its semicolon a name from the days before HTML 4 still counts, if it is the whole word; HTML would
        // also take the beginning of a word, which turns "&notify" into "¬ify".
        guard position == end || !isAlphanumeric(bytes[position]), let scalar = names[key],
            scalar.value < 0x100, key != UInt64(packing: "apos")
        else { return nil }
        if attribute, position < end, bytes[position] == UInt8(ascii: "=") { return nil }
        return (scalar, position - start)
    }

    /// The character of a name such as `eacute`; nil when it is none of HTML 4's.
    static func scalar(named name: some StringProtocol) -> Unicode.Scalar? {
        name.utf8.count <= 8 ? names[UInt64(packing: name)] : nil
    }

    /// A range of text with its references resolved and without NUL.
    static func resolved(in bytes: [UInt8], _ range: Range<Int>, attribute: Bool) -> [UInt8] {
        guard bytes[range].contains(where: { $0 == UInt8(ascii: "&") || $0 == 0 }) else { return Array(bytes[range]) }
        var result: [UInt8] = []
        var position = range.lowerBound
        while position < range.upperBound {
            if bytes[position] == UInt8(ascii: "&"),
                let reference = decoded(in: bytes, at: position, until: range.upperBound, attribute: attribute)
            {
                result += UTF8.encode(reference.scalar) ?? UTF8.encodedReplacementCharacter
                position += reference.count
            } else {
                if bytes[position] != 0 { result.append(bytes[position]) }
                position += 1
            }
        }
        return result
    }

    /// HTML Standard, 13.2.5.80 Numeric character reference end state.
    private static func number(
        in bytes: [UInt8], at start: Int, until end: Int
    ) -> (scalar: Unicode.Scalar, count: Int)? {
        var position = start + 2
        guard position < end else { return nil }
        let hexadecimal = bytes[position] | 0x20 == UInt8(ascii: "x")
        if hexadecimal { position += 1 }
        let first = position
        var value: UInt32 = 0
        while position < end, let digit = digit(bytes[position], hexadecimal) {
            value = min(value * (hexadecimal ? 16 : 10) + digit, 0x11_0000)
            position += 1
        }
        guard position > first else { return nil }
        if position < end, bytes[position] == UInt8(ascii: ";") { position += 1 }
        if (0x80..<0xA0).contains(value) { value = windows1252[Int(value) - 0x80] }
        let scalar = value == 0 ? nil : Unicode.Scalar(value)
        return (scalar ?? "\u{FFFD}", position - start)
    }

    private static func digit(_ byte: UInt8, _ hexadecimal: Bool) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46 where hexadecimal: UInt32(byte - 0x37)
        case 0x61...0x66 where hexadecimal: UInt32(byte - 0x57)
        default: nil
        }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }

    /// Authors write the numbers of windows-1252, and every browser reads them so.
    private static let windows1252: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0x8D,
        0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A,
        0x0153, 0x9D, 0x017E, 0x0178,
    ]

    private static let names: [UInt64: Unicode.Scalar] = {
        var table: [UInt64: Unicode.Scalar] = [:]
        for line in listed {
            var value = line.first
            for name in line.names.split(separator: " ") {
                // "-" is a gap in the alphabet.
                if name != "-" { table[UInt64(packing: name)] = Unicode.Scalar(value) }
                value += 1
            }
        }
        return table
    }()

    /// HTML 4.01, 24 Character entity references, and the punctuation of HTML 5 with names of at most eight letters:
    /// runs of consecutive characters.
    private static let listed: [(first: UInt32, names: String)] = [
        (0x09, "Tab NewLine"), (0x21, "excl quot num dollar percnt amp apos lpar rpar ast plus comma - period sol"),
        (0x22, "QUOT"), (0x26, "AMP"), (0x3A, "colon semi lt equals gt quest commat"), (0x3C, "LT"), (0x3E, "GT"),
        (0x5B, "lsqb bsol rsqb Hat lowbar grave"), (0x7B, "lcub verbar rcub"), (0x7B, "lbrace vert rbrace"),
        (0xA0, "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr"),
        (0xB0, "deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest"),
        (0xC0, "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml"),
        (0xD0, "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig"),
        (0xE0, "agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml"),
        (0xF0, "eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml"),
        (0xA9, "COPY"), (0xAE, "REG"),
        (
            0x100,
            "Amacr amacr Abreve abreve Aogon aogon Cacute cacute Ccirc ccirc Cdot cdot Ccaron ccaron Dcaron dcaron"
        ),
        (0x110, "Dstrok dstrok Emacr emacr - - Edot edot Eogon eogon Ecaron ecaron Gcirc gcirc Gbreve gbreve"),
        (0x130, "Idot imath"), (0x141, "Lstrok lstrok Nacute nacute - - Ncaron ncaron"),
        (0x150, "Odblac odblac OElig oelig Racute racute - - Rcaron rcaron Sacute sacute - - Scedil scedil"),
        (0x160, "Scaron scaron - - Tcaron tcaron"), (0x16E, "Uring uring Udblac udblac"),
        (0x178, "Yuml Zacute zacute Zdot zdot Zcaron zcaron"), (0x192, "fnof"), (0x2C6, "circ caron"), (0x2DC, "tilde"),
        (0x391, "Alpha Beta Gamma Delta Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho"),
        (0x3A3, "Sigma Tau Upsilon Phi Chi Psi Omega"),
        (0x3B1, "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf"),
        (0x3C3, "sigma tau upsilon phi chi psi omega"), (0x3D1, "thetasym upsih"), (0x3D6, "piv"),
        (0x2002, "ensp emsp"), (0x2009, "thinsp hairsp"), (0x200C, "zwnj zwj lrm rlm"), (0x2010, "hyphen"),
        (0x2013, "ndash mdash horbar"), (0x2018, "lsquo rsquo sbquo"), (0x201C, "ldquo rdquo bdquo"),
        (0x2019, "rsquor"), (0x201D, "rdquor"), (0x2020, "dagger Dagger bull"), (0x2026, "hellip"), (0x2026, "mldr"),
        (0x2030, "permil"), (0x2032, "prime Prime"), (0x2039, "lsaquo rsaquo"), (0x203E, "oline"), (0x2044, "frasl"),
        (0x20AC, "euro"), (0x2111, "image"), (0x2116, "numero"), (0x2118, "weierp"), (0x211C, "real"),
        (0x2122, "trade"), (0x2135, "alefsym"), (0x2190, "larr uarr rarr darr harr"), (0x21B5, "crarr"),
        (0x21D0, "lArr uArr rArr dArr hArr"), (0x2200, "forall - part exist - empty - nabla isin notin - ni"),
        (0x220F, "prod - sum minus"), (0x2217, "lowast"), (0x221A, "radic - - prop infin - ang"),
        (0x2227, "and or cap cup int"), (0x2234, "there4"), (0x223C, "sim"), (0x2245, "cong"), (0x2248, "asymp"),
        (0x2260, "ne equiv"), (0x2264, "le ge"), (0x2282, "sub sup nsub - sube supe"), (0x2295, "oplus - otimes"),
        (0x22A5, "perp"), (0x22C5, "sdot"), (0x2308, "lceil rceil lfloor rfloor"), (0x2329, "lang rang"),
        (0x25A0, "-"), (0x25CA, "loz"), (0x2605, "starf star"), (0x260E, "phone"),
        (0x2660, "spades - - clubs - hearts diams"),
        (0x2713, "check"), (0x2717, "cross"),
    ]
}

extension UInt64 {
    fileprivate init(packing name: some StringProtocol) {
        self = name.utf8.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
