internal import CPixbuf

/// The libraries that decode and draw pictures. The static build (`make static`) loads them at run time if the system
/// has them; all other builds are linked with them and need them to start.
public enum PictureLibraries {
    /// The file name of the first missing library; nil if pictures can be made. If one is missing, all library
    /// functions do nothing, so no picture is read or drawn.
    public static let missing: String? = pulse_missing_picture_library().map { String(cString: $0) }
}
