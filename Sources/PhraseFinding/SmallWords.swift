/// Words that a language is known by: frequent, short, and not those of its neighbours.
struct SmallWords {
    let language: Language?
    /// As `key(of:)` has them.
    let words: Set<UInt64>

    init(_ language: Language?, _ words: String) {
        self.language = language
        self.words = Set(words.split(separator: " ").map { Self.key(of: $0.utf8) })
    }

    /// Eight bytes at the most, as one number.
    private static func key(of word: Substring.UTF8View) -> UInt64 { word.reduce(0) { $0 << 8 | UInt64($1) } }

    /// For each word, the places in `all` of the languages that have it.
    static let owners: [UInt64: [Int]] = {
        var owners: [UInt64: [Int]] = [:]
        for (place, own) in all.enumerated() { for word in own.words { owners[word, default: []].append(place) } }
        return owners
    }()

    static let all = [
        SmallWords(
            .english,
            "the of and is for with by from that was are has have his her their after who it on at as be over its will how what why not this an in to says new"
        ),
        SmallWords(
            .spanish,
            "el los las del y que una por con para su sus al como pero más mas fue este esta entre sobre hasta desde sin tras ya según también años hay donde cuando ha han un en la de se no lo es"
        ),
        SmallWords(
            .portuguese,
            "o os do da dos das e uma por com para seu sua ao aos pelo pela mas mais foi este esta entre sobre até desde sem após já também anos há onde quando não em no na nos nas um é são diz que de se as à"
        ),
        SmallWords(
            nil, "le les des du et une pour avec dans sur est qui pas au aux ce cette son ses plus la de un en par ont"),
        SmallWords(
            nil, "der das und ist nicht mit von für den dem ein eine auf im zu des sich auch bei nach wird über als wie"
        ),
        SmallWords(
            nil, "il lo gli di che una per con non del della dei nel nella sono più alla è dal un la le si ha da"),
        SmallWords(nil, "een van en op te niet met voor de zijn aan er ook als bij naar uit door om nog"),
        SmallWords(nil, "och att det som är en på för av med den till inte har ett om og ikke til er jeg fra ved ei"),
        SmallWords(nil, "w na z się nie że jest jak po od za przez dla jego oraz które"),
        SmallWords(nil, "ng sa ang na mga si ay nang kay ni ito isang hindi para matapos dahil nasa kung"),
        SmallWords(nil, "dan yang di ke dari untuk pada dengan ini itu tidak akan dalam oleh ve bir bu için ile da de"),
    ]
}
