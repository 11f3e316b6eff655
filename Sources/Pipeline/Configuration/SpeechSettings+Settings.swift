internal import Configuring
internal import Speaking

extension SpeechSettings {
    static let settings = SettingTable<SpeechSettings>(
        "podcast",
        "The digest, spoken once a day by a program of this machine and offered as a podcast ([how](podcast.md)); without a "
            + "program there is none.",
        [
            Setting(
                "program", \.program, .list(of: .name(label: "argument")),
                "The program and its arguments, such as `espeak-ng`, `-v`, `en`, `-w`, `{file}`, `-f`, `{text}`. `{file}` is "
                    + "where it writes a WAV file, `{text}` a file with what it says, which is its input, too. No shell reads it."
            ),
            Setting(
                "encoder", \.encoder, .list(of: .name(label: "argument")),
                "A program and its arguments that make a smaller file, `{file}`, of a WAV file, `{wav}`; without it the WAV "
                    + "file is published, which takes 2 to 3 MB a minute."),
            Setting("ending", \.ending, .choice, "How the file's name ends: as `encoder` writes it."),
            Setting("days", \.days, .whole(1...60), "How many days stay."),
            Setting("timeout", \.timeout, .number(1...7_200), "Seconds that a program may take, each time."),
        ])

    /// Checks the settings against each other and against the site's address.
    func check(siteAddress: String?, at path: SettingPath, _ problems: inout SettingProblems) {
        guard !program.isEmpty || !encoder.isEmpty else { return }
        if program.isEmpty { problems.add("is missing; without it there is nothing to encode", at: path["program"]) }
        if !program.isEmpty, !program.dropFirst().contains(where: { $0.contains("{file}") }) {
            problems.add("has no argument with {file}, where the program writes what it says", at: path["program"])
        }
        for name in ["{wav}", "{file}"]
        where !encoder.isEmpty && !encoder.dropFirst().contains(where: { $0.contains(name) }) {
            problems.add("has no argument with \(name)", at: path["encoder"])
        }
        if encoder.isEmpty, ending != .wav {
            problems.add("is '\(ending.rawValue)', which needs an encoder", at: path["ending"])
        }
        if siteAddress == nil {
            problems.add(
                "is missing; a podcast names its files by whole addresses", at: SettingPath()["site"]["address"])
        }
    }
}
