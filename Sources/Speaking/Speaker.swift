internal import Configuring
public import Foundation

/// Records the digest once a day and stores recordings in a folder: an audio file and, written last, a JSON file that
/// describes it.
public struct Speaker: Sendable {
    private let settings: SpeechSettings
    private let folder: URL

    /// The pause between parts, in seconds.
    private static let rest = 0.8

    /// - Parameter folder: the folder for recordings; created if missing.
    public init(settings: SpeechSettings, folder: String) {
        self.settings = settings
        self.folder = URL(filePath: folder)
    }

    /// The stored recordings, newest first; those with an unreadable description or audio file are skipped.
    public var recordings: [Recording] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted(by: >).compactMap { name in
            guard let data = try? Data(contentsOf: folder.appending(path: name)),
                let recording = try? JSONDecoder().decode(Recording.self, from: data),
                name == recording.day + ".json",
                FileManager.default.isReadableFile(atPath: folder.appending(path: recording.name).path)
            else { return nil }
            return recording
        }
    }

    /// Returns a recording's audio; nil if it is gone.
    public func audio(of recording: Recording) -> [UInt8]? {
        (try? Data(contentsOf: folder.appending(path: recording.name))).map { [UInt8]($0) }
    }

    /// Records the parts unless the day already has a recording, then deletes the oldest recordings.
    ///
    /// - Parameter parts: the titles and texts; if there are none, nothing is done.
    /// - Throws: the reason nothing was recorded, in one line; existing recordings are kept.
    public func speak(_ parts: [(title: String, text: String)], of day: String, at now: Date) throws(SpeakingError) {
        let known = recordings
        guard !settings.program.isEmpty, !parts.isEmpty, !known.contains(where: { $0.day == day }) else { return }
        let files = FileManager.default
        let work = files.temporaryDirectory.appending(path: "pulse-speech-\(UUID().uuidString)")
        defer { try? files.removeItem(at: work) }
        do {
            try files.createDirectory(at: work, withIntermediateDirectories: true)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            let (wave, starts) = try spoken(parts, in: work)
            let recording = Recording(
                day: day, made: Int(now.timeIntervalSince1970), ending: settings.ending.rawValue, seconds: wave.seconds,
                parts: zip(parts, starts).map { Recording.Part(title: $0.title, start: $1) },
                text: parts.map { $0.title + "\n\n" + $0.text }.joined(separator: "\n\n"))
            let audio = try encoded(wave, in: work)
            try audio.write(to: folder.appending(path: recording.name), options: .atomic)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys]
            try encoder.encode(recording).write(to: folder.appending(path: day + ".json"), options: .atomic)
        } catch let error as SpeakingError {
            throw error
        } catch {
            throw SpeakingError(description: "the recording cannot be saved: \(error.fileReason)")
        }
        for old in recordings.dropFirst(settings.days) {
            for name in [old.name, old.day + ".json"] { try? files.removeItem(at: folder.appending(path: name)) }
        }
    }

    /// Returns a single file with all parts, and the start of each.
    private func spoken(
        _ parts: [(title: String, text: String)], in work: URL
    ) throws -> (wave: WaveFile, starts: [Double]) {
        let program = NamedProgram(command: settings.program, timeout: settings.timeout)
        var whole: WaveFile?
        var starts: [Double] = []
        for (number, part) in parts.enumerated() {
            let text = work.appending(path: "\(number).txt")
            let file = work.appending(path: "\(number).wav")
            try Data((part.title + ".\n\n" + part.text + "\n").utf8).write(to: text)
            try program.run(["text": text.path, "file": file.path], input: text, in: work)
            guard let bytes = try? Data(contentsOf: file), let wave = WaveFile([UInt8](bytes)), !wave.samples.isEmpty
            else { throw SpeakingError(description: "\(settings.program[0]) wrote no WAV file to {file}") }
            starts.append(whole?.seconds ?? 0)
            guard var all = whole else {
                whole = wave
                whole?.rest(for: Self.rest)
                continue
            }
            guard all.format == wave.format else {
                throw SpeakingError(description: "\(settings.program[0]) writes WAV files in different formats")
            }
            all.samples += wave.samples
            all.rest(for: Self.rest)
            whole = all
        }
        guard let whole else { throw SpeakingError(description: "the text has nothing to read aloud") }
        return (whole, starts)
    }

    private func encoded(_ wave: WaveFile, in work: URL) throws -> Data {
        let bytes = Data(wave.bytes)
        guard !settings.encoder.isEmpty else { return bytes }
        let (source, file) = (work.appending(path: "all.wav"), work.appending(path: "all." + settings.ending.rawValue))
        try bytes.write(to: source)
        try NamedProgram(command: settings.encoder, timeout: settings.timeout)
            .run(["wav": source.path, "file": file.path], input: nil, in: work)
        guard let made = try? Data(contentsOf: file), !made.isEmpty else {
            throw SpeakingError(description: "\(settings.encoder[0]) wrote nothing to {file}")
        }
        return made
    }
}
