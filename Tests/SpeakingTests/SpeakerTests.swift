import Foundation
import TestSupport
import Testing

@testable import Speaking

/// A second of mono sound at 8,000 samples of 16 bits, as many times as there are letters in what is said.
private let voice = """
    #!/bin/sh
    n=$(($(wc -c <"$2")))
    size=$((n * 16000))
    le() { printf "\\\\$(printf %o $(($1 & 255)))\\\\$(printf %o $(($1 >> 8 & 255)))\\\\$(printf %o $(($1 >> 16 & 255)))\\\\$(printf %o $(($1 >> 24 & 255)))"; }
    { printf RIFF; le $((size + 36)); printf 'WAVEfmt '; le 16; printf '\\001\\000\\001\\000'; le 8000; le 16000
      printf '\\002\\000\\020\\000data'; le $size; head -c $size /dev/zero; } >"$1"
    """

@Suite("Speaking a digest") struct SpeakerTests {
    private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "speaker-\(UUID().uuidString)")
    private let now = Date(timeIntervalSince1970: 1_741_000_000)
    private let parts = [(title: "A", text: "bb"), (title: "C", text: "")]

    private func settings(_ program: [String]) -> SpeechSettings {
        var settings = SpeechSettings()
        settings.program = program
        return settings
    }

    private func withVoice(_ body: (SpeechSettings) throws -> Void) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appending(path: "voice").path
        try Data(voice.utf8).write(to: URL(filePath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        try body(settings([program, "{file}", "{text}"]))
    }

    private var kept: String { folder.appending(path: "podcast").path }

    @Test("one file a day, with the seconds at which its parts begin, and no more days than wanted")
    func oneADay() throws {
        try withVoice { settings in
            var settings = settings
            settings.days = 2
            let speaker = Speaker(settings: settings, folder: kept)
            try speaker.speak(parts, of: "2025-03-03", at: now)
            let first = try #require(speaker.recordings.first)
            // "A.", two line ends, "bb" and one line end are 7; "C." and three are 5; after each there is silence.
            #expect(first.parts == [.init(title: "A", start: 0), .init(title: "C", start: 7.8)])
            #expect(abs(first.seconds - 13.6) < 0.001)
            #expect(first.made == 1_741_000_000 && first.name == "2025-03-03.wav")
            let audio = try #require(speaker.audio(of: first))
            #expect(WaveFile(audio)?.seconds == first.seconds)
            // The day has its file: other words do not change it.
            try speaker.speak([(title: "Other", text: "words")], of: "2025-03-03", at: now)
            #expect(speaker.recordings == [first])
            try speaker.speak(parts, of: "2025-03-05", at: now)
            try speaker.speak(parts, of: "2025-03-04", at: now)
            #expect(speaker.recordings.map(\.day) == ["2025-03-05", "2025-03-04"])
            #expect(try FileManager.default.contentsOfDirectory(atPath: kept).count == 4)
        }
    }

    @Test("a program that is missing, fails, writes nothing or takes too long is one line, and earlier files stay")
    func failures() throws {
        try withVoice { settings in
            try Speaker(settings: settings, folder: kept).speak(parts, of: "2025-03-03", at: now)
            func complaint(_ program: [String], timeout: Double = 60) -> String? {
                var settings = self.settings(program)
                settings.timeout = timeout
                do throws(SpeakingError) {
                    try Speaker(settings: settings, folder: kept).speak(parts, of: "2025-03-04", at: now)
                    return nil
                } catch {
                    return error.description
                }
            }
            #expect(
                complaint(["no-such-voice", "{file}"]) == "'no-such-voice' is not installed, or not in PATH")
            #expect(
                complaint(["sh", "-c", "echo first >&2; echo '{file} is odd' >&2; exit 3"])?.hasSuffix(" is odd")
                    == true)
            #expect(complaint(["sh", "-c", "exit 3"]) == "sh failed (3)")
            #expect(complaint(["true", "{file}"]) == "true wrote no WAV file to {file}")
            #expect(complaint(["sh", "-c", "echo text >{file}"]) == "sh wrote no WAV file to {file}")
            #expect(complaint(["sleep", "60"], timeout: 1) == "sleep took longer than 1 seconds")
            // One that ignores SIGTERM is killed.
            let note = folder.appending(path: "pid")
            let deaf = ["sh", "-c", "trap '' TERM; echo $$ >'\(note.path)'; exec sleep 60"]
            #expect(complaint(deaf, timeout: 1) == "sh took longer than 1 seconds")
            let said = try String(contentsOf: note, encoding: .utf8)
            let process = try #require(pid_t(said.trimmingCharacters(in: .newlines)))
            for _ in 0..<50 where kill(process, 0) == 0 { usleep(100_000) }
            #expect(kill(process, 0) != 0)
            #expect(Speaker(settings: settings, folder: kept).recordings.map(\.day) == ["2025-03-03"])
        }
    }

    @Test("a real voice says it", .needs(program: "/usr/bin/espeak-ng", from: "espeak-ng"))
    func realVoice() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let settings = settings(["espeak-ng", "-v", "en", "-w", "{file}", "-f", "{text}"])
        let speaker = Speaker(settings: settings, folder: kept)
        try speaker.speak(
            [(title: "The ten stories", text: "A bridge is closed."), (title: "Sports", text: "A match was won.")],
            of: "2025-03-03", at: now)
        let recording = try #require(speaker.recordings.first)
        #expect(recording.parts.map(\.title) == ["The ten stories", "Sports"])
        #expect((2...20).contains(recording.seconds) && (1...19).contains(recording.parts[1].start))
        let audio = try #require(speaker.audio(of: recording).flatMap(WaveFile.init))
        // It is no silence.
        #expect(audio.samples.contains { $0 > 20 && $0 < 230 })
    }

    @Test("an encoder makes the published file; when it fails nothing is kept")
    func encoder() throws {
        try withVoice { settings in
            var settings = settings
            settings.ending = .mp3
            settings.encoder = ["sh", "-c", "head -c 10 {wav} >{file}"]
            try Speaker(settings: settings, folder: kept).speak(parts, of: "2025-03-03", at: now)
            let recording = try #require(Speaker(settings: settings, folder: kept).recordings.first)
            #expect(recording.name == "2025-03-03.mp3")
            #expect(Speaker(settings: settings, folder: kept).audio(of: recording)?.count == 10)
            settings.encoder = ["false"]
            #expect(throws: SpeakingError(description: "false failed (1)")) {
                try Speaker(settings: settings, folder: kept).speak(parts, of: "2025-03-04", at: now)
            }
            #expect(Speaker(settings: settings, folder: kept).recordings.map(\.day) == ["2025-03-03"])
        }
    }

    @Test("a WAV file from a pipe, with other chunks and too large a size, is read; a truncated one is rejected")
    func wave() throws {
        let format: [UInt8] = [1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x80, 0x3E, 0, 0, 2, 0, 16, 0]
        let head = Array("RIFF".utf8) + [255, 255, 255, 127] + Array("WAVELIST".utf8) + [3, 0, 0, 0, 1, 2, 3, 0]
        let piped = head + Array("fmt ".utf8) + [16, 0, 0, 0] + format + Array("data".utf8) + [255, 255, 255, 127]
        let file = try #require(WaveFile(piped + [1, 2, 3, 4, 5]))
        #expect(file.samples == [1, 2, 3, 4] && file.format == format)
        #expect(WaveFile(file.bytes) == file)
        #expect(WaveFile(head) == nil && WaveFile(Array("RIFF".utf8)) == nil && WaveFile([]) == nil)
        #expect(WaveFile(head + Array("data".utf8) + [2, 0, 0, 0, 1, 2]) == nil)
    }
}
