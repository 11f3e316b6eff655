internal import Newsroom

extension Edition {
    /// Returns the edition with its names translated into the site's language, once for everything made from it: pages,
    /// feeds, the digest and metadata for search engines. Names chosen by the owner stay unchanged.
    func localised(in words: Localisation) -> Edition {
        var edition = self
        edition.site.title = words.titleView(of: site.title, folder: folder).name
        edition.site.tagline = words.taglineView(of: self).name
        edition.others = others.map { other in
            var other = other
            other.name = words.titleView(of: other.name, folder: other.folder).name
            return other
        }
        edition.categories = categories.map(words.localised)
        edition.desks = desks.map { desk in
            var desk = desk
            desk.subcategory = desk.subcategory.map { words.localised($0, of: desk.category) }
            desk.category = words.localised(desk.category)
            return desk
        }
        return edition
    }
}

extension Localisation {
    /// Returns the tagline of a site or one of its editions.
    func taglineView(of edition: Edition) -> LocalisedName {
        view(of: edition.site.tagline, edition.folder.isEmpty ? "site.tagline" : key(of: edition.folder) + ".tagline")
    }

    /// Returns the title of an edition in a folder. A site's own title is a proper name and is not translated.
    func titleView(of title: String, folder: String) -> LocalisedName { view(of: title, key(of: folder) + ".title") }

    /// Returns links to the front pages of editions.
    ///
    /// - Parameter home: the relative path from the edition's root to the site's.
    func links(to editions: [EditionLink], home: String) -> [LinkView] {
        editions.map {
            LinkView(
                name: $0.name, address: Address.root + home + $0.folder + "index.html",
                wording: titleView(of: $0.name, folder: $0.folder).wording)
        }
    }

    private func key(of folder: String) -> String { "edition." + folder.slug }

    func localised(_ category: Newsroom.Category) -> Newsroom.Category {
        var result = category
        result.name = view(of: category.name, "category.\(category.id)").name
        result.subcategories = category.subcategories.map { self.localised($0, of: category) }
        return result
    }

    func localised(_ subcategory: Subcategory, of category: Newsroom.Category) -> Subcategory {
        var result = subcategory
        result.name = view(of: subcategory.name, "category.\(category.id).\(subcategory.id)").name
        result.description = view(of: subcategory.description, "desk.\(category.id).\(subcategory.id)").name
        return result
    }
}
