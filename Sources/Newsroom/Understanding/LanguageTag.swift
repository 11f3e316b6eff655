/// Returns the primary language of a BCP 47 tag in lower case ("pt" for "pt-BR"). Accepts an underscore as separator,
/// which some publishers write.
public func primaryLanguage(of tag: String) -> String { tag.prefix { $0 != "-" && $0 != "_" }.lowercased() }
