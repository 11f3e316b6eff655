import MarkupReading
import Newsroom
import Testing

/// Pictures whose file a script would name later, in the forms of themes and plug-ins.
@Suite struct LazyPictureTests {
    private static let placeholder = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP"

    @Test(arguments: [
        "<img src=\"\(placeholder)\" data-src=\"/real.jpg\">",
        "<img src=\"\(placeholder)\" data-lazy-src=\"https://x.example/real.jpg\">",
        "<img src=\"/lazyload.gif#center\" data-src=\"real.jpg\" class=\"lazy\">",
        "<img src=\"/img/placeholder.png\" data-original=\"//x.example/real.jpg\">",
        "<img src=\"/blank.gif\" data-lazy=\"/real.jpg\">",
        "<img src=\"/1x1.png\" data-echo=\"/real.jpg\">",
        "<img src=\"/assets/spinner.svg\" data-orig-src=\"/real.jpg\">",
        "<img src=\"/i/loading.gif\" data-delayed-url=\"/real.jpg\">",
        "<img src=\"/grey.gif\" data-cfsrc=\"/real.jpg\">",
        "<img src=\"/transparent.png\" data-hi-res-src=\"/real.jpg\">",
        "<img src=\"/tiny-blurred.jpg\" data-src=\"/real.jpg\">",
        "<img data-src=\"/real.jpg\">",
        "<img src=\"\" data-src=\"/real.jpg\">",
        "<img src=\"\(placeholder)\" data-srcset=\"/s.jpg 400w, /real.jpg 1200w\">",
        "<img src=\"\(placeholder)\" data-lazy-srcset=\"/s.jpg 1x, /real.jpg 2x\">",
        "<img srcset=\"/s.jpg 400w, /real.jpg 1200w\">",
        "<img srcset=\"/real.jpg\">",
        "<img srcset=\"/real.jpg 1200w,/s.jpg 400w,/huge.jpg 6000w\" src=\"/placeholder.gif\">",
        "<img src=\"/placeholder.svg\" data-src=\"/photo_{width}x.jpg\" data-srcset=\"/real.jpg 900w\">",
        "<picture><source srcset=\"/real.jpg 1200w, /s.jpg 400w\"><img src=\"\(placeholder)\"></picture>",
        "<picture><source data-srcset=\"/real.jpg\"><img alt=\"\"></picture>",
        "<picture><source srcset=\"/real.jpg\"></picture>",
        "<img src=\"\(placeholder)\"><noscript><img src=\"/real.jpg\"></noscript>",
        "<img src=\"/blank.gif\" data-src=\"/real.jpg\"><noscript><img src=\"/real.jpg\"></noscript>",
        "<amp-img src=\"/real.jpg\" width=\"640\" height=\"360\"><noscript><img src=\"/real.jpg\"></noscript></amp-img>",
        "<img src=\"/blank.gif\" data-wpfc-original-src=\"https://x.example/real.jpg\">",
        "<img src=\"/blank.gif\" data-anything=\"/real.jpg?w=900\">",
        "<object data=\"/film.swf\"><img src=\"/real.jpg\"></object>",
    ])
    func theRealFileIsShownOnce(html: String) {
        let clean = HTMLCleaner().prose(from: html, base: "https://x.example/").html
        let shown = clean.matches(of: /<img src="([^"?]*)/).map { String($0.1) }
        #expect(shown == ["https://x.example/real.jpg"], "\(clean)")
        #expect(HTMLCleaner().prose(from: clean, base: nil).html == clean)
    }

    /// Attributes for scripts that hold no file for the reader's eyes.
    @Test(arguments: [
        "<img src=\"/real.jpg\" data-permalink=\"/page.html\" data-id=\"7\">",
        "<img src=\"/real.jpg\" data-src=\"/blank.gif\">",
        "<img src=\"/real.jpg\" data-src=\"javascript:x\">",
        "<img src=\"/real.jpg\" data-large-file=\"/large.jpg\">",
        "<img src=\"/real.jpg\" srcset=\"/other.jpg 2x\">",
        "<picture><source srcset=\"/other.webp\"><img src=\"/real.jpg\"></picture>",
        "<source srcset=\"/other.jpg\"><img src=\"/real.jpg\">",
    ])
    func aFileInItsPlaceStays(html: String) {
        let clean = HTMLCleaner().prose(from: html, base: "https://x.example/").html
        #expect(clean.contains("<img src=\"https://x.example/real.jpg\""), "\(clean)")
    }
}
