/// What a people is called beside its country: "Egyptian judge" and "judge in Egypt" tell of one place.
enum Peoples {
    /// The country of a people or of what is the people's ("syrians", "syrian"), lower case; nil for other words.
    static func country(of word: [UInt8], key: UInt64) -> [UInt8]? { word.count > 3 ? countries[key] : nil }

    private static let countries: [UInt64: [UInt8]] = Dictionary(
        list.split(separator: ",").flatMap { entry -> [(UInt64, [UInt8])] in
            let words = entry.split(whereSeparator: \.isWhitespace).map { Array($0.utf8) }
            guard words.count == 2 else { return [] }
            return [(Word.key(of: words[0]), words[1]), (Word.key(of: words[0] + [UInt8(ascii: "s")]), words[1])]
        }, uniquingKeysWith: { first, _ in first })

    private static let list = """
        afghan afghanistan, african africa, albanian albania, algerian algeria, american america, argentine argentina,
        argentinian argentina, armenian armenia, asian asia, australian australia, austrian austria,
        azerbaijani azerbaijan, bahraini bahrain, bangladeshi bangladesh, belarusian belarus, belgian belgium,
        bolivian bolivia, bosnian bosnia, brazilian brazil, british britain, briton britain, bulgarian bulgaria,
        burmese burma, californian california, cambodian cambodia, cameroonian cameroon, canadian canada, chadian chad,
        chilean chile, chinese china, colombian colombia, congolese congo, croatian croatia, cuban cuba, cypriot cyprus,
        czech czechia, dane denmark, danish denmark, dutch netherlands, ecuadorian ecuador, egyptian egypt,
        english england, eritrean eritrea, estonian estonia, ethiopian ethiopia, european europe, fijian fiji,
        filipino philippines, finnish finland, french france, gazan gaza, georgian georgia, german germany,
        ghanaian ghana, greek greece, guatemalan guatemala, haitian haiti, honduran honduras, hungarian hungary,
        icelandic iceland, indian india, indonesian indonesia, iranian iran, iraqi iraq, irish ireland, israeli israel,
        italian italy, jamaican jamaica, japanese japan, jordanian jordan, kazakh kazakhstan, kenyan kenya,
        korean korea, kuwaiti kuwait, laotian laos, latvian latvia, lebanese lebanon, liberian liberia, libyan libya,
        lithuanian lithuania, malaysian malaysia, malian mali, maltese malta, mexican mexico, moldovan moldova,
        mongolian mongolia, moroccan morocco, mozambican mozambique, namibian namibia, nepalese nepal, nepali nepal,
        nicaraguan nicaragua, nigerian nigeria, norwegian norway, omani oman, pakistani pakistan, palestinian palestine,
        panamanian panama, paraguayan paraguay, peruvian peru, philippine philippines, polish poland,
        portuguese portugal, qatari qatar, romanian romania, russian russia, rwandan rwanda, scottish scotland,
        senegalese senegal, serbian serbia, singaporean singapore, slovak slovakia, slovenian slovenia, somali somalia,
        spanish spain, sudanese sudan, swede sweden, swedish sweden, swiss switzerland, syrian syria, taiwanese taiwan,
        tanzanian tanzania, texan texas, thai thailand, tunisian tunisia, turk turkey, turkish turkey, ugandan uganda,
        ukrainian ukraine, uruguayan uruguay, venezuelan venezuela, vietnamese vietnam, welsh wales, yemeni yemen,
        zambian zambia, zimbabwean zimbabwe
        """
}
