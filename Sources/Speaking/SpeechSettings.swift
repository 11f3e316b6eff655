/// The programs that speak the digest, and how it is kept.
public struct SpeechSettings: Sendable, Equatable {
    /// The program and its arguments, of which one holds `{file}`, where it shall write a WAV file; `{text}` is a file with what
    /// it shall say, which it is also given as its input. Empty where nothing is spoken.
    public var program: [String] = []
    /// A program that makes a smaller file, `{file}`, of a WAV file, `{wav}`; empty where the WAV file itself is published.
    public var encoder: [String] = []
    /// How the files' names end, which says of what kind they are.
    public var ending = Ending.wav
    /// How many days stay.
    public var days = 3
    /// Seconds that a program may take.
    public var timeout = 600.0

    public enum Ending: String, Sendable, CaseIterable {
        case wav, mp3, m4a, opus, ogg

        public var mediaType: String {
            switch self {
            case .wav: "audio/wav"
            case .mp3: "audio/mpeg"
            case .m4a: "audio/mp4"
            case .opus, .ogg: "audio/ogg"
            }
        }
    }

    public init() {}
}
