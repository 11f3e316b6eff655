/// Template values for the wave of articles: `width`, `height`, `middle`, `bars` (`category`, `path`), `days`, `label`.
struct PulseView: TemplateView {
    let line: PulseLine
    let words: Localisation

    /// Creates the view, or nil if there is nothing to draw.
    init?(_ line: PulseLine, words: Localisation) {
        guard line.count > 0 else { return nil }
        self.line = line
        self.words = words
    }

    func child(named name: String) -> (any TemplateValue)? {
        switch name {
        case "width": PulseLine.width
        case "height": PulseLine.height
        case "middle": PulseLine.height / 2
        case "bars": line.bars.map(BarsView.init)
        case "days": line.days
        case "label": words.wording("pulse.label", counting: line.count)
        default: nil
        }
    }

    struct BarsView: TemplateView {
        let bars: PulseLine.Bars

        func child(named name: String) -> (any TemplateValue)? {
            switch name {
            case "category": bars.category
            case "path": bars.path
            default: nil
            }
        }
    }
}
