internal import CPixbuf

/// The libraries that decode and draw pictures. The program that runs without packages (`make static`) opens them where the system
/// has them; every other one is linked with them, and does not start without.
public enum PictureLibraries {
    /// The first one that the system lacks, by its file's name; nil when pictures can be made. Where it lacks one, each function of
    /// them answers nothing, so that no picture is read or drawn.
    public static let missing: String? = pulse_missing_picture_library().map { String(cString: $0) }
}
