import MarkupReading

// Vocabularies of metadata that feeds borrow: Dublin Core, which RSS 1.0 relies on, and Creative Commons.
extension Vocabulary {
    /// https://www.dublincore.org/specifications/dublin-core/dces/
    static let dublinCore = Namespace(
        addresses: ["http://purl.org/dc/elements/1.1/", "http://purl.org/dc/elements/1.0/"],
        prefixes: ["dc"],
        terms: [
            "title": (.dcTitle, .markup), "creator": (.creator, .value), "author": (.creator, .value),
            "date": (.date, .value), "description": (.dcDescription, .markup), "subject": (.category, .value),
            "language": (.dcLanguage, .value), "identifier": (.dcIdentifier, .value), "rights": (.rights, .value),
        ])

    /// https://www.dublincore.org/specifications/dublin-core/dcmi-terms/
    static let dublinCoreTerms = Namespace(
        addresses: ["http://purl.org/dc/terms/"],
        prefixes: ["dcterms"],
        terms: [
            "issued": (.published, .value), "created": (.created, .value), "modified": (.updated, .value),
            "abstract": (.dcDescription, .markup), "creator": (.creator, .value), "language": (.dcLanguage, .value),
            "license": (.licence, .value), "rights": (.rights, .value),
        ])

    /// https://www.rssboard.org/creative-commons and https://web.resource.org/rss/1.0/modules/cc/
    static let creativeCommons = Namespace(
        addresses: [
            "http://backend.userland.com/creativeCommonsRssModule",
            "http://cyber.law.harvard.edu/rss/creativeCommonsRssModule.html", "http://web.resource.org/cc/",
            "http://creativecommons.org/ns#",
        ],
        prefixes: ["creativecommons", "cc"],
        terms: ["license": (.licence, .value)])
}
