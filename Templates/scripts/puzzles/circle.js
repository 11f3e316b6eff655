// @ts-check
import { make } from '../element.js'
import { begun, finish, keep } from './kept.js'
import { button, line, sharing, typing } from './parts.js'

/**
 * Returns a word's points: one for four letters, one more for each further letter, and seven extra for all seven
 * letters.
 * @param {string} word
 */
export const points = (word) => word.length - 3 + (new Set(word).size === 7 ? 7 : 0)

/**
 * A spelling circle: words from seven letters.
 * @param {import('./parts.js').Table} table
 */
export function play(table) {
  const { box, puzzles, said } = table
  const { circle, day } = puzzles
  if (!circle) return
  const { centre, others, words } = circle
  const all = new Set(words)
  const found = begun(day, 'circle')
    .split(',')
    .filter((word) => all.has(word))
  let typed = ''
  let order = [...others]
  let showsAll = false
  const status = line()
  const letters = make('div', {
    class: 'circle-keys',
    role: 'group',
    'aria-label': said.text('puzzles.circle.letters'),
  })
  const written = make('p', { class: 'circle-word', role: 'status' })
  const score = make('p', { class: 'facts' })
  const list = make('p', { class: 'circle-found' })
  const end = make('div', { class: 'actions' })
  box.replaceChildren(
    make('p', { class: 'puzzle-rules' }, said.text('puzzles.circle.rules')),
    written,
    letters,
    make(
      'div',
      { class: 'actions circle-actions' },
      button(said.text('puzzles.delete'), erase),
      button(said.text('puzzles.circle.shuffle'), shuffle),
      button(said.text('puzzles.enter'), enter, { class: 'primary' }),
    ),
    status,
    score,
    list,
    end,
  )
  typing(table, { type, erase, enter })
  shuffle()
  show()

  function shuffle() {
    order = order
      .map((letter) => ({ letter, at: Math.random() }))
      .sort((a, b) => a.at - b.at)
      .map(({ letter }) => letter)
    letters.replaceChildren(
      ...[centre, ...order].map((letter, place) =>
        button(letter.toUpperCase(), () => type(letter), {
          class: place === 0 && 'is-centre',
          'aria-label':
            place === 0 ? said.text('puzzles.circle.centre', { letter: letter.toUpperCase() }) : letter.toUpperCase(),
        }),
      ),
    )
  }

  /** @param {string} letter */
  function type(letter) {
    if (typed.length < 15) typed += letter
    write()
  }

  function erase() {
    typed = typed.slice(0, -1)
    write()
  }

  function write() {
    written.textContent = typed.toUpperCase()
  }

  function enter() {
    const word = typed
    const name = word.toUpperCase()
    typed = ''
    written.textContent = ''
    if (word.length < 4) status.textContent = said.text('puzzles.circle.short')
    else if ([...word].some((letter) => letter !== centre && !others.includes(letter)))
      status.textContent = said.text('puzzles.circle.others')
    else if (!word.includes(centre))
      status.textContent = said.text('puzzles.circle.needs', { letter: centre.toUpperCase() })
    else if (found.includes(word)) status.textContent = said.text('puzzles.circle.again', { word: name })
    else if (!all.has(word)) status.textContent = said.text('puzzles.circle.unknown', { word: name })
    else {
      found.push(word)
      keep(day, 'circle', found.join(','))
      finish(day, 'circle', total(found))
      const worth = said.count('puzzles.points', points(word))
      const praise = new Set(word).size === 7 ? ` ${said.text('puzzles.circle.all')}` : ''
      status.textContent = said.text('puzzles.circle.found', { word: name, points: worth }) + praise
      show()
    }
  }

  function show() {
    const worth = said.count('puzzles.points', total(found))
    score.textContent = said.text('puzzles.circle.so-far', { n: found.length, total: words.length, points: worth })
    const rest = showsAll ? words.filter((word) => !found.includes(word)) : []
    list.replaceChildren(
      ...[...found].sort().map((word) => make('strong', {}, `${word} `)),
      ...rest.map((word) => make('span', {}, `${word} `)),
    )
    const line = `${found.length}/${words.length} · ${worth}`
    end.replaceChildren(
      ...(found.length > 0 ? [sharing(said, day, said.text('puzzles.circle'), [line])] : []),
      ...(showsAll || found.length === 0
        ? []
        : [
            button(said.text('puzzles.circle.show'), () => {
              showsAll = true
              show()
            }),
          ]),
    )
  }
}

/** @param {string[]} words */
const total = (words) => words.reduce((sum, word) => sum + points(word), 0)
