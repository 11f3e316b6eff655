import Pipeline
import Publishing

/// The check that the published site fits its web host.
struct HostDoctor {
    private let fit: HostFit?

    init(_ configuration: Configuration) { fit = configuration.hostFit }

    var findings: [Finding] {
        guard let fit else { return [] }
        guard let advice = fit.advice else { return [Finding(.ok, "host", fit.text)] }
        return [Finding(.wrong, "host", "\(fit.text); \(advice)")]
    }
}
