/// `signals.html`: `day`, and all that a `PatternsView` has.
struct SignalsPage: TemplateView {
    let day: DayView
    let patterns: PatternsView

    func child(named name: String) -> Any? { name == "day" ? day : patterns.child(named: name) }
}
