// @ts-check
import { make } from '../element.js'
import { begun, finish, keep } from './kept.js'
import { button, line, sharing, sources } from './parts.js'

/**
 * The news quiz: one question after another, each answered with its source.
 * @param {import('./parts.js').Table} table
 */
export function play({ box, puzzles, said }) {
  const { quiz, day } = puzzles
  /** The answers chosen, by number. */
  const given = [...begun(day, 'quiz')].map(Number).slice(0, quiz.length)
  const status = line()
  const stage = make('div')
  box.replaceChildren(stage, status)
  show(given.length === 0 ? 0 : given.length)

  /** @param {number} number */
  function show(number) {
    if (number >= quiz.length) return end()
    const question = quiz[number]
    const { kind, before, behind, choices, reports } = question
    const language = reports[0]?.language
    const buttons = choices.map((choice, place) =>
      make(
        'button',
        { type: 'button', class: 'quiz-choice', lang: language, dir: 'auto', onclick: () => answer(place) },
        choice,
      ),
    )
    const heading = make(
      'h3',
      { tabindex: -1 },
      said.text('puzzles.quiz.number-of', { n: number + 1, total: quiz.length }),
    )
    const gap = make('span', { class: 'quiz-gap' }, make('span', { class: 'unseen' }, said.text('puzzles.quiz.gap')))
    const choosing = make('div', {
      class: 'quiz-buttons',
      role: 'group',
      'aria-label': said.text(`puzzles.quiz.${kind}`),
    })
    choosing.append(...buttons)
    stage.replaceChildren(
      heading,
      make('p', { class: 'quiz-asked' }, said.text(`puzzles.quiz.${kind}`)),
      make('p', { class: 'quiz-headline', lang: language, dir: 'auto' }, before, gap, behind),
      choosing,
    )
    status.textContent = ''
    if (number > 0) heading.focus()

    /** @param {number} place */
    function answer(place) {
      given[number] = place
      keep(day, 'quiz', given.join(''))
      for (const [index, each] of buttons.entries()) {
        each.disabled = true
        if (index === question.answer) each.classList.add('is-right')
        else if (index === place) each.classList.add('is-wrong')
      }
      const isRight = place === question.answer
      status.textContent = isRight
        ? said.text('puzzles.quiz.right')
        : said.text('puzzles.quiz.wrong', { answer: choices[question.answer] })
      const isLast = number + 1 === quiz.length
      const on = button(said.text(isLast ? 'puzzles.quiz.end' : 'puzzles.quiz.next'), () => show(number + 1), {
        class: 'primary',
      })
      stage.append(sources(reports, said), make('div', { class: 'actions' }, on))
      on.focus()
    }
  }

  function end() {
    const right = quiz.filter(({ answer }, number) => given[number] === answer).length
    finish(day, 'quiz', right)
    const score = said.text('puzzles.quiz.score', { n: right, total: quiz.length })
    const marks = quiz.map(({ answer }, number) => (given[number] === answer ? '●' : '○')).join('')
    const heading = make('h3', { tabindex: -1 }, score)
    stage.replaceChildren(
      heading,
      make(
        'ol',
        { class: 'quiz-told' },
        ...quiz.map(({ answer, choices, reports, before, behind }, number) =>
          make(
            'li',
            {},
            make('span', { 'aria-hidden': 'true' }, given[number] === answer ? '● ' : '○ '),
            said.text(given[number] === answer ? 'puzzles.quiz.right' : 'puzzles.quiz.wrong', {
              answer: choices[answer],
            }),
            ' ',
            before || behind
              ? make('span', { lang: reports[0]?.language, dir: 'auto' }, `${before}${choices[answer]}${behind}`)
              : null,
            sources(reports, said),
          ),
        ),
      ),
      make('div', { class: 'actions' }, sharing(said, day, said.text('puzzles.quiz'), [`${score} ${marks}`])),
    )
    status.textContent = ''
    heading.focus()
  }
}
