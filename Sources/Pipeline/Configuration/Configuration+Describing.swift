internal import Configuring

extension Configuration {
    /// The JSON Schema of `feeds.json`, stored in the repository as `feeds.schema.json`.
    public static var schema: String {
        settings.shape(of: standard).schema(title: "Global Pulse configuration").text(pretty: true) + "\n"
    }

    /// The reference page of all settings, stored in the repository as `docs/settings.md`.
    public static var reference: String {
        settings.shape(of: standard).reference(
            title: "Every setting",
            introduction: """
                `pulse` reads its settings from `feeds.json`. The file is JSON; `#` comments and trailing commas are \
                allowed, and every object may have a `$comment`. Flags override the environment, which overrides the \
                file, which overrides the defaults. `pulse check` reports every mistake with its place, and \
                `pulse build --print-config` prints the settings in effect. Two more variables apply: `PULSE_CONFIG` \
                (`--config`) names the file, and `PULSE_NOW` (`--now`) sets the time to build for.

                This page and `feeds.schema.json` are generated from the tables in `Sources/Pipeline/Configuration` \
                by `make settings`; change them there.
                """)
    }
}
