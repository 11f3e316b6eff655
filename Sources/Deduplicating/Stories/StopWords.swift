/// Words that say nothing of what a text is about. Other words are weighed by how rare they are.
enum StopWords {
    /// Whether a word, by its key, is one in any of the languages below.
    static func contains(_ key: UInt64) -> Bool { all.contains(key) }

    private static let all = Set(
        [english, newsroom, spanish, portuguese, french, german, italian, tagalog].flatMap { list in
            list.split(whereSeparator: \.isWhitespace).map { Word.key(of: $0.utf8) }
        })

    private static let english = """
        a about after again all also among an and another any are around as at away back be became because been before
        being between both but by came can could despite did do does down during each even ever every for from get gets
        go goes had has have he her here hers him his how i if in into is it its itself just like made make makes many
        may me might more most much must my near never no nor not now of off on once one only or other our out over own
        per said say saying says see she should since so some still such take takes than that the their them then there
        these they this those three through to too told two under until up upon us very want was way we well were what
        when where whether which while who whom whose why will with without would yet you your
        """

    /// What news says whatever the news is: agencies, days, months, units of time, captions.
    private static let newsroom = """
        according afp ago ap april august breaking cnn correspondent daily day days december edition february file
        first friday getty hour hours images january july june last latest live march may minute minutes monday month
        months morning mr mrs ms new news night november october official officials people photo photograph picture
        pictured read report reported reporter reporting reports reuters saturday second september source sources
        spokesman spokesperson spokeswoman story sunday thursday time today tomorrow tonight tuesday update updated
        video watch wednesday week weeks year years yesterday
        """

    private static let spanish = """
        al ante años como con contra cuando de del desde donde durante el ella en entre era es esta este esto están fue
        ha han hasta hay la las le les lo los mas me mi más muy no nos o para pero por porque que quien qué se según ser
        si sin sobre son su sus también tiene todo todos tras un una uno y ya
        """

    private static let portuguese = """
        ao aos após até com como contra da das de depois do dos e ela ele em entre era essa esse esta este está foi foram
        há isso já mais mas mesmo muito na nas no nos não nem o os ou para pela pelas pelo pelos por porque quando que
        quem se sem ser seu seus sobre sua suas são também tem um uma
        """

    private static let french = """
        au aux avec ce ces cette comme dans de des du elle en est et il ils la le les leur lors mais ne nous on ont ou
        par pas plus pour qu que qui sa sans se ses son sont sur un une vous à été être
        """

    private static let german = """
        als am an auch auf aus bei bis da das dass dem den der des die ein eine einem einen einer er es für hat ich ihr
        im in ist mit nach nicht noch nur oder sein sich sie sind so um und unter vom von vor war was wegen wie wird zu
        zum zur über
        """

    private static let italian = """
        al alla anche che chi come con da dal dalla dei del della delle di e gli ha i il in la le lo ma nel nella non o
        per più se si sono su sul tra un una
        """

    /// Seen in the wild: Philippine feeds that are said to be English and half of whose titles are Filipino.
    private static let tagalog = """
        ako ang ani anong ating ay ayon ba bago bilang daw dahil din dito habang hanggang hindi ibang ilan ilang isa
        isang ito itong iyon ka kanilang kanyang kasama kaugnay kay kaya ko kung lalo lang mga mo mula muli muling na
        nag naging naman nang ng nga ngayon ngayong ni nila nito niya nitong noong pa pag para pero po raw rin sa si
        sila sina siya tayo umano upang yan yung
        """
}
