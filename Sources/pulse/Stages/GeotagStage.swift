import Geotagging
import Newsroom

/// `pulse stage geotag`: finds the places named in a text.
struct GeotagStage: FilterStage {
    static let name = "geotag"

    struct Input: Decodable {
        var id: LineID
        /// A complete text; otherwise use the three fields of an article.
        var text: String?
        var title: String?
        var summary: String?
        var content: String?
        /// The publisher's country as ISO 3166-1 alpha-2.
        var sourceCountry: String?
        /// The location given by the publisher, in degrees.
        var latitude: Double?
        var longitude: Double?
    }

    struct Output: Encodable {
        var id: LineID
        var places: [Mention]
        var location: Location?

        private enum CodingKeys: CodingKey {
            case id, places, location
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(id, forKey: .id)
            try container.encode(places, forKey: .places)
            // Encode a missing location as null rather than leaving it out.
            try container.encode(location, forKey: .location)
        }
    }

    struct Mention: Encodable {
        var start: Int
        var end: Int
        var text: String
        var name: String
        var country: String
        /// The GeoNames id; left out if unknown.
        var geonameID: Int?
        var latitude: Double
        var longitude: Double
        var confidence: Double
    }

    struct Location: Encodable {
        var name: String
        var kind: String
        var country: String
        var geonameID: Int?
        var latitude: Double
        var longitude: Double
        var confidence: Double
    }

    private let geotagger: Geotagger

    init() throws {
        geotagger = Geotagger(gazetteer: try Gazetteer())
    }

    func outputs(for questions: [Input]) -> [Output] {
        questions.map(answer)
    }

    private func answer(to question: Input) -> Output {
        let geotag =
            if let text = question.text {
                geotagger.geotag(of: text, sourceCountry: question.sourceCountry)
            } else {
                geotagger.geotag(
                    title: question.title ?? "", summary: question.summary ?? "", text: question.content ?? "",
                    sourceCountry: question.sourceCountry, at: question.coordinates)
            }
        return Output(
            id: question.id,
            places: geotag.mentions.map { mention in
                Mention(
                    start: mention.range.lowerBound, end: mention.range.upperBound, text: mention.text,
                    name: mention.place.name, country: mention.place.country,
                    geonameID: mention.place.id > 0 ? mention.place.id : nil, latitude: mention.place.latitude,
                    longitude: mention.place.longitude, confidence: mention.confidence)
            },
            location: geotag.location.map { place in
                Location(
                    name: place.name, kind: place.kind.rawValue, country: place.country,
                    geonameID: place.id > 0 ? place.id : nil, latitude: place.latitude, longitude: place.longitude,
                    confidence: geotag.confidence)
            })
    }
}

extension GeotagStage.Input {
    fileprivate var coordinates: Coordinates? {
        guard let latitude, let longitude else { return nil }
        return Coordinates(latitude: latitude, longitude: longitude)
    }
}
