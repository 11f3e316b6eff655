/// The names of the months in the languages that feeds write them in, by their first letters.
enum MonthNames {
    /// 1…12; nil for a word that is no month.
    static func month(_ word: String) -> Int? {
        // A fast way for the English ones, which nearly all feeds use.
        if let english = english(word) { return english }
        let letters = word.lowercased()
        if let month = whole[letters.filter { $0 != "॰" && $0 != "׳" }] { return month }
        for length in [4, 3] {
            if let month = named[String(letters.prefix(length))], letters.count >= length { return month }
        }
        return nil
    }

    private static func english(_ word: String) -> Int? {
        guard word.utf8.count >= 3 else { return nil }
        let key = word.utf8.prefix(3).reduce(UInt32(0)) { $0 << 8 | UInt32($1 | 0x20) }
        switch key {
        case 0x6A616E: return 1
        case 0x666562: return 2
        case 0x6D6172: return 3
        case 0x617072: return 4
        case 0x6D6179: return 5
        case 0x6A756E: return 6
        case 0x6A756C: return 7
        case 0x617567: return 8
        case 0x736570: return 9
        case 0x6F6374: return 10
        case 0x6E6F76: return 11
        case 0x646563: return 12
        default: return nil
        }
    }

    /// The first three letters, or four where three are shared; from the Unicode CLDR's month names (abbreviated and
    /// wide, format style) of the languages named.
    private static let named = table(languages)

    /// Whole words, of the languages whose first letters say little.
    private static let whole = table(languagesInWords)

    private static func table(_ lines: [String]) -> [String: Int] {
        var table: [String: Int] = [:]
        for line in lines {
            for (index, names) in line.split(separator: " ").enumerated() {
                for name in names.split(separator: "|") where table[String(name)] == nil {
                    table[String(name)] = index + 1
                }
            }
        }
        return table
    }

    private static let languages = [
        // Spanish, Portuguese, Italian, French, Catalan
        "ene|jan|gen fev|feb mar abr|apr|avr may|mai|mag jun|giu|juin jul|lug|juil ago|aoû|aou set|sep out|ott|oct nov dic|dez|déc|dec",
        "gén fév|feb|febr mars abri mai juny juli agos sept octu novi des",
        // German, Dutch, Danish, Norwegian, Swedish
        "jän|jan feb mär|mrz|mrt|maa apr mai|mei|maj jun jul aug sep okt nov dez|des|dec",
        // Polish, Czech
        "sty lut|úno mar|bře kwi|dub maj|kvě cze|čer lip|červ sie|srp wrz|zář paź|říj lis gru|pro",
        "led únor břez dubn květ červn červe srpn září říje listo pros",
        // Russian, Bulgarian, Ukrainian
        "янв|яну|січ фев|лют мар|бер апр|кві май|мая|тра июн|юни|чер июл|юли|лип авг|сер сен|сеп|вер окт|жов ноя|ное дек|гру",
        // Greek, with and without accents
        "ιαν φεβ μαρ|μάρ απρ|απρί μαι|μάι|μαϊ|μαΐ ιουν|ιούν ιουλ|ιούλ αυγ|αύγ σεπ οκτ νοε|νοέ δεκ",
        // Hungarian, Romanian
        "ján|ian feb már|mar ápr|apr máj|mai jún|iun júl|iul aug|aug sze|sept okt|oct nov|noi dec",
        // Turkish, Finnish, Indonesian
        "oca|tam şub|hel mar nis|huh may|tou haz|kes tem|hei ağu|elo|agu eyl|syy eki|lok kas|mar ara|jou",
        // Lithuanian, Latvian, Estonian
        "saus|jaan vas|veeb kov|märt bal|aprī geg|maij birž|jūn|juun liep|jūl|juul rugp rugs spal lapk gruo|dets",
        // Serbian, Slovak, Tagalog
        "јан|ene фебр|peb март|marc апр|aprí мај|máj јун|jún|hun јул|júl|hul авг|ago сеп|set окт|okt нов|nob дец|dis",
    ]

    /// From the same source.
    private static let languagesInWords = [
        // Chinese and Japanese, in words
        "一月 二月 三月 四月 五月 六月 七月 八月 九月 十月 十一月 十二月",
        // Urdu
        "جنوری فروری مارچ اپریل مئی جون جولائی اگست ستمبر اکتوبر نومبر دسمبر",
        // Persian
        "ژانویه فوریه مارس آوریل مه ژوئن ژوئیه اوت سپتامبر اکتبر نوامبر دسامبر",
        // Arabic: Egypt's names, and the Levant's where they are one word
        "يناير فبراير|شباط مارس|آذار أبريل|نيسان مايو|أيار يونيو|حزيران يوليو|تموز أغسطس|آب "
            + "سبتمبر|أيلول أكتوبر نوفمبر ديسمبر",
        // Hebrew
        "ינואר|ינו פברואר|פבר מרץ אפריל|אפר מאי יוני יולי אוגוסט|אוג ספטמבר|ספט אוקטובר|אוק "
            + "נובמבר|נוב דצמבר|דצמ",
        // Hindi
        "जनवरी|जन फ़रवरी|फ़र मार्च अप्रैल मई जून जुलाई|जुल अगस्त|अग सितंबर|सित अक्टूबर|अक्टू "
            + "नवंबर|नव दिसंबर|दिस",
        // Kannada
        "ಜನವರಿ|ಜನ ಫೆಬ್ರವರಿ|ಫೆಬ್ರ ಮಾರ್ಚ್ ಏಪ್ರಿಲ್|ಏಪ್ರಿ ಮೇ ಜೂನ್ ಜುಲೈ ಆಗಸ್ಟ್|ಆಗ ಸೆಪ್ಟೆಂಬರ್|ಸೆಪ್ಟೆಂ "
            + "ಅಕ್ಟೋಬರ್|ಅಕ್ಟೋ ನವೆಂಬರ್|ನವೆಂ ಡಿಸೆಂಬರ್|ಡಿಸೆಂ",
    ]
}
