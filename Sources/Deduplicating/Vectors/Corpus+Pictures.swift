internal import Newsroom

extension Corpus {
    /// Finds articles that share a picture with a few others. The picture's number is the index of the first article
    /// that shows it.
    static func sharedPictures(of articles: [Article]) -> [(index: Int, picture: Int32)] {
        var shown: [String: [Int]] = [:]
        for (index, article) in articles.enumerated() {
            if let image = article.image { shown[image, default: []].append(index) }
        }
        return shown.values.filter { (2...ClusteringTuning.Vectors.mostWithOnePicture).contains($0.count) }.flatMap {
            indices in
            indices.map { (index: $0, picture: Int32(indices[0])) }
        }
    }
}
