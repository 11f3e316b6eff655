/// The continents as a quiz tells them apart, with the ISO 3166-1 codes of their countries (United Nations, M49; Cyprus
/// and Turkey with Europe, whose news they share).
enum Continent: String, CaseIterable {
    case africa = """
        AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE \
        NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW
        """
    case americas = """
        AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS \
        MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
        """
    case asia = """
        AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS \
        QA SA SG SY TH TJ TL TM TW UZ VN YE
        """
    case europe = """
        AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK \
        MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK
        """
    case oceania = "AS AU CC CK CX FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS"

    /// Fails (nil) for a code that belongs to none of them.
    init?(ofCountry code: String) {
        let found = Self.allCases.first { code.count == 2 && $0.rawValue.contains(code) }
        guard let found else { return nil }
        self = found
    }
}
