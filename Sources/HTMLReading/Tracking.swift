/// What follows readers around: parameters in links and pictures that only count.
enum Tracking {
    /// Parameters that tell a publisher where a reader came from and change nothing about the page; sorted.
    private static let parameters: Set<String> = [
        "__s",  // Drip
        "__twitter_impression",
        "_hsenc", "_hsmi",  // HubSpot
        "_openstat",
        "at_campaign", "at_custom1", "at_custom2", "at_custom3", "at_custom4", "at_medium",  // Piano, seen at the BBC
        "cmpid", "ns_campaign", "ns_fee", "ns_linkname", "ns_mchannel", "ns_source",  // Comscore, BBC
        "dclid", "gbraid", "gclid", "gclsrc", "wbraid",  // Google
        "fb_action_ids", "fb_action_types", "fb_ref", "fb_source", "fbclid",  // Facebook
        "ftag",  // CBS
        "guccounter", "guce_referrer", "guce_referrer_sig",  // Yahoo
        "hsctatracking", "hsa_acc", "hsa_ad", "hsa_cam", "hsa_grp", "hsa_net", "hsa_src",
        "igsh", "igshid",  // Instagram
        "maca",  // Deutsche Welle
        "mc_cid", "mc_eid",  // Mailchimp
        "mkt_tok",  // Marketo
        "msclkid",  // Microsoft
        "oly_anon_id", "oly_enc_id",  // Omeda
        "rb_clickid", "s_cid", "soc_src", "soc_trk",
        "smid",  // New York Times
        "traffic_source",  // Al Jazeera
        "twclid", "ttclid",
        "vero_conv", "vero_id",
        "wickedid", "wt_mc", "wt_zmc",  // Webtrekk, German publishers
        "xtor",  // AT Internet, French publishers, mostly in the fragment
        "yclid", "ysclid",  // Yandex
    ]

    private static let prefixes = ["utm_", "itm_", "mtm_", "pk_campaign", "pk_kwd", "pk_source", "piwik_", "matomo_"]

    /// Pictures with nothing on them.
    private static let blanks: Set<String> = [
        "1x1.gif", "1x1.png", "blank.gif", "clear.gif", "dot.gif", "pixel.gif", "pixel.png", "spacer.gif",
        "tracking.gif",
        "transparent.gif", "transparent.png",
    ]

    /// Hosts, and where it needs one the beginning of the path, whose pictures only count; a leading dot stands for any
    /// host below.
    private static let counters = [
        "/~r/", "/~ff/", "/~4/",  // FeedBurner's, on whatever host the publisher gave it
        ".2o7.net/", ".adnxs.com/", ".chartbeat.net/", ".doubleclick.net/", ".feedsportal.com/",
        ".google-analytics.com/",
        ".googletagmanager.com/", ".omtrdc.net/", ".quantserve.com/", ".scorecardresearch.com/", ".statcounter.com/",
        "analytics.twitter.com/", "bat.bing.com/", "counter.theconversation.com/", "feeds.wordpress.com/1.0/",
        "graph.facebook.com/tr", "medium.com/_/stat", "pixel.wp.com/", "stats.wordpress.com/", "tracking.feedpress.it/",
        "tracking.feedpress.com/", "www.facebook.com/tr",
    ]

    /// The address less its tracking parameters, those in the fragment too.
    static func removed(from address: [UInt8]) -> [UInt8] {
        guard let mark = address.firstIndex(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) else {
            return address
        }
        let fragment = address[mark...].firstIndex(of: UInt8(ascii: "#")) ?? address.endIndex
        var result = Array(address[..<mark])
        result += kept(address[mark..<fragment])
        result += kept(address[fragment...])
        return result
    }

    /// What remains of `?a=1&b=2` or `#a=1`, with its mark, or nothing.
    private static func kept(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard let mark = part.first else { return [] }
        let pieces = part.dropFirst().split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
        let remaining = pieces.filter { !isTracking($0) }
        guard remaining.count < pieces.count else { return part }
        return remaining.isEmpty ? [] : [mark] + remaining.joined(separator: [UInt8(ascii: "&")])
    }

    private static func isTracking(_ piece: ArraySlice<UInt8>) -> Bool {
        // Servers read "%75tm_source" as they read "utm_source".
        let written = piece.prefix { $0 != UInt8(ascii: "=") }.prefix(3 * 40)
        var name = String(decoding: written.percentDecoded.prefix(40), as: UTF8.self).lowercased()
        // Escaped once too often: "?a=1&amp;amp;utm_source=rss".
        while name.hasPrefix("amp;") { name.removeFirst(4) }
        if let dash = name.firstIndex(of: "-"), name[..<dash] == "xtor" { return true }
        return parameters.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }

    /// Whether a picture at this absolute address shows nothing: it counts readers, or it holds a place.
    static func showsNothing(_ address: [UInt8]) -> Bool {
        let rest = address.drop { $0 != UInt8(ascii: "/") }.dropFirst(2)
        let host = rest.prefix { $0 != UInt8(ascii: "/") }
        let path = rest.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        if let slash = path.lastIndex(of: UInt8(ascii: "/")), path.endIndex - slash <= 20,
            blanks.contains(String(decoding: path[(slash + 1)...], as: UTF8.self).lowercased())
        {
            return true
        }
        return counters.contains { counter in
            let counter = counter.utf8
            switch counter.first {
            case UInt8(ascii: "/"): return rest[host.endIndex...].starts(with: counter)
            case UInt8(ascii: "."):
                let domain = counter.dropLast()
                return host.suffix(domain.count).elementsEqual(domain) || host.elementsEqual(domain.dropFirst())
            default: return rest.starts(with: counter)
            }
        }
    }
}

extension WebAddress {
    /// The same address less `utm_source` and its like.
    public var withoutTracking: WebAddress { WebAddress(known: Tracking.removed(from: Array(text.utf8))) }
}
