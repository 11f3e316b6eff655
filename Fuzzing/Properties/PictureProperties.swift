import PictureMaking

/// A picture is refused, or becomes a JPEG of the size that was asked for.
enum PictureProperties {
    static func complaint(about input: [UInt8]) -> String? {
        let picture: ResizedPicture
        do throws(PictureProblem) {
            picture = try ResizedPicture(of: input, widthLimit: 64, pixelLimit: 1_000_000, smallest: 4)
        } catch { return nil }
        guard (1...64).contains(picture.width), (1...1024).contains(picture.height) else {
            return "\(picture.width) by \(picture.height)"
        }
        let isJPEG = picture.jpeg.starts(with: [0xFF, 0xD8, 0xFF]) && picture.jpeg.suffix(2) == [0xFF, 0xD9]
        return isJPEG ? nil : "no JPEG: \(picture.jpeg.prefix(16))"
    }
}
