import MarkupReading
import Newsroom

/// An extracted article is harmless, and its picture has a web address.
enum ExtractionProperties {
    static func complaint(about input: [UInt8]) -> String? {
        let page = String(decoding: input, as: UTF8.self)
        let article = ArticleExtractor().article(from: page, url: "https://news.example/a/b?c=d")
        if let complaint = HTMLJudge.complaint(about: article.html) { return complaint }
        if let image = article.image, let complaint = AddressProperties.complaint(aboutAddress: image) {
            return complaint
        }
        return HTMLCleaner().prose(from: article.html, base: nil).html == article.html
            ? nil : "\(article.html.debugDescription) is not stable"
    }
}
