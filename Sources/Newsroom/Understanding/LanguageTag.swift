/// The language of a BCP 47 tag without its region, in small letters ("pt" of "pt-BR"); some write the tag with an underscore.
public func primaryLanguage(of tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
