internal import Configuring
internal import Speaking

extension SpeechSettings {
    static let settings = SettingTable<SpeechSettings>(
        "podcast",
        "The digest as a daily podcast, spoken by a program on this machine ([how](podcast.md)). Without a program "
            + "there is no podcast.",
        [
            Setting(
                "program", \.program, .list(of: .name(label: "argument")),
                "The program and its arguments, such as `espeak-ng`, `-v`, `en`, `-w`, `{file}`, `-f`, `{text}`. `{file}` is the "
                    + "WAV file to write, `{text}` a file with the text, which is also its standard input. It runs without a shell."
            ),
            Setting(
                "encoder", \.encoder, .list(of: .name(label: "argument")),
                "A program and its arguments that compress the WAV file `{wav}` into `{file}`. Without it, the WAV file is "
                    + "published, which takes 2 to 3 MB a minute."),
            Setting("ending", \.ending, .choice, "The file name extension of what `encoder` writes."),
            Setting("days", \.days, .whole(1...60), "How many days of episodes to keep."),
            Setting("timeout", \.timeout, .number(1...7_200), "Time limit for each program, in seconds."),
        ])

    /// Checks the settings against each other and against the site's address.
    func check(siteAddress: String?, at path: SettingPath, _ problems: inout SettingProblems) {
        guard !program.isEmpty || !encoder.isEmpty else { return }
        if program.isEmpty { problems.add("is missing; the encoder needs it", at: path["program"]) }
        if !program.isEmpty, !program.dropFirst().contains(where: { $0.contains("{file}") }) {
            problems.add("has no argument with {file}, the file that the program must write", at: path["program"])
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
                "is missing; a podcast needs full addresses for its files", at: SettingPath()["site"]["address"])
        }
    }
}
