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
                forgiven, and `$comment` is welcome in every object. A flag beats the environment, which beats the \
                file, which beats the default. `pulse check` names every mistake with its place, and \
                `pulse build --print-config` shows what is in effect. Two more variables choose what is read and \
                when: `PULSE_CONFIG` (`--config`) names the file, `PULSE_NOW` (`--now`) the moment to build for.

                This page and `feeds.schema.json` are generated from the tables in `Sources/Pipeline/Configuration` \
                by `make settings`; change them there.
                """)
    }
}
