import ArgumentParser

/// The command-line options that choose a configuration and override its settings.
protocol ConfigurationChoice: ParsableArguments {
    var file: ConfigurationFile { get }
    /// The values of flags that override a setting, by flag ("--timeout").
    var flags: [String: String] { get }
}

/// All options, for `pulse build`.
struct ConfigurationOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder
    @OptionGroup var memory: ArchiveLocation
    @OptionGroup var templates: TemplatesFolder
    @OptionGroup var asking: FetchingLimits
    @OptionGroup var time: RunDeadline

    var flags: [String: String] { merged(site.flags, memory.flags, templates.flags, asking.flags, time.flags) }
}

/// The options of commands that only read the list of sources.
struct ListOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile

    var flags: [String: String] { [:] }
}

/// The options of commands that fetch feeds without storing anything.
struct FetchingOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var asking: FetchingLimits

    var flags: [String: String] { asking.flags }
}

/// The options of commands that edit the list and look at the built site.
struct OutputOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder

    var flags: [String: String] { site.flags }
}

/// The options of commands that use the built site and its data folder.
struct BuiltSiteOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder
    @OptionGroup var data: DataFolder

    var flags: [String: String] { merged(site.flags, data.flags) }
}

/// The options of commands that use the archive.
struct ArchiveOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var memory: ArchiveLocation

    var flags: [String: String] { memory.flags }
}

/// The options of commands that validate the configuration.
struct CheckOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var site: SiteFolder
    @OptionGroup var memory: ArchiveLocation
    @OptionGroup var templates: TemplatesFolder
    @OptionGroup var asking: FetchingLimits

    var flags: [String: String] { merged(site.flags, memory.flags, templates.flags, asking.flags) }
}

/// The options of commands that fetch feeds but publish nothing.
struct WorkOptions: ConfigurationChoice {
    @OptionGroup var file: ConfigurationFile
    @OptionGroup var memory: ArchiveLocation
    @OptionGroup var asking: FetchingLimits
    @OptionGroup var time: RunDeadline

    var flags: [String: String] { merged(memory.flags, asking.flags, time.flags) }
}

private func merged(_ flags: [String: String]...) -> [String: String] {
    flags.reduce(into: [:]) { all, some in all.merge(some) { $1 } }
}
