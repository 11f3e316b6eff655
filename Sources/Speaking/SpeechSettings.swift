/// The programs that record the digest, and how recordings are stored.
public struct SpeechSettings: Sendable, Equatable {
    /// The speech program and its arguments. `{file}` in an argument stands for the WAV file it must write, and
    /// `{text}` for a file with the text, which is also passed as standard input. Empty for no recordings.
    public var program: [String] = []
    /// A program that converts a WAV file, `{wav}`, to a smaller one, `{file}`; empty to publish the WAV file itself.
    public var encoder: [String] = []
    /// The extension of the audio files, which determines their format.
    public var ending = Ending.wav
    /// The number of days for which recordings are kept.
    public var days = 3
    /// The timeout for each program, in seconds.
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
