package import MarkupReading

extension Vocabulary {
    /// JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/) and Reddit listings
    /// (https://www.reddit.com/dev/api/#listings), with members treated as elements.
    package static let json = Vocabulary(
        namespaces: [
            Namespace(
                addresses: [], prefixes: [],
                terms: [
                    "": (.json, .root),
                    "version": (.version, .value), "title": (.title, .value), "home_page_url": (.homePage, .value),
                    "language": (.language, .value), "items": (.item, .item), "id": (.identifier, .value),
                    "url": (.url, .value), "external_url": (.externalURL, .value),
                    "content_html": (.contentHTML, .value), "content_text": (.contentText, .value),
                    "summary": (.summary, .value), "image": (.image, .structure),
                    "banner_image": (.bannerImage, .value),
                    "date_published": (.published, .value), "date_modified": (.updated, .value),
                    "author": (.author, .structure), "authors": (.author, .structure), "name": (.name, .value),
                    "tags": (.tag, .value), "attachments": (.attachment, .structure), "mime_type": (.mediaType, .value),
                    "size_in_bytes": (.size, .value), "duration_in_seconds": (.duration, .value),
                    // Reddit.
                    "kind": (.kind, .value), "data": (.kind, .transparent), "children": (.item, .item),
                    "permalink": (.relativeLink, .value), "selftext_html": (.selfText, .value),
                    "created_utc": (.created, .value), "num_comments": (.commentCount, .value),
                    "link_flair_text": (.flair, .value),
                    "thumbnail": (.thumbnail, .value), "preview": (.preview, .transparent),
                    "images": (.previewImage, .transparent), "source": (.previewImage, .structure),
                    "width": (.width, .value), "height": (.height, .value),
                ])
        ],
        attributes: [:] as [String: AttributeTerm])
}
