// @ts-check

/** @typedef {NonNullable<import('./data.js').Puzzles['crossword']>} Crossword */
/** @typedef {Crossword['entries'][number]} Entry */

/** The number of seconds added for each revealed letter. */
const price = 30

/** The state of a crossword: its letters, the revealed ones, and the time taken. */
export class CrosswordState {
  /** @type {string[]} row by row: a letter, "" in an empty cell, "." where none is */
  #letters
  /** @type {Set<number>} */
  #shown = new Set()
  #solution
  #entries

  width
  seconds = 0
  isTouched = false

  /**
   * @param {Crossword} crossword
   * @param {string} kept what `text` gave; another text counts as none
   */
  constructor({ rows, entries }, kept) {
    this.width = rows[0].length
    this.#solution = [...rows.join('')]
    this.#entries = entries.map((entry) => ({ entry, cells: this.#cells(entry) }))
    this.#letters = this.#solution.map((letter) => (letter === '.' ? '.' : ''))
    const [seconds, letters, shown] = kept.split(';')
    if (!/^\d+$/.test(seconds) || [...(letters ?? '')].length !== this.#solution.length) return
    this.seconds = Number(seconds)
    this.#letters = [...letters].map((letter, cell) =>
      this.#solution[cell] === '.' ? '.' : /[a-zñ]/.test(letter) ? letter : '',
    )
    for (const cell of (shown ?? '').split(',').filter(Boolean).map(Number))
      if (this.#letters[cell] === this.#solution[cell]) this.#shown.add(cell)
    this.isTouched = true
  }

  /** The state as stored. */
  text() {
    return [this.seconds, this.#letters.map((letter) => letter || '_').join(''), [...this.#shown].join(',')].join(';')
  }

  /** @param {Entry} entry */
  #cells({ row, column, down, word }) {
    return [...word].map((_, place) => (row + (down ? place : 0)) * this.width + column + (down ? 0 : place))
  }

  /** The number of cells, including black ones. */
  get count() {
    return this.#solution.length
  }

  /** The number of revealed letters. */
  get shown() {
    return this.#shown.size
  }

  /** @param {number} cell */
  isBlack(cell) {
    return this.#solution[cell] === '.'
  }

  /** @param {number} cell */
  isShown(cell) {
    return this.#shown.has(cell)
  }

  /** @param {number} cell */
  letter(cell) {
    return this.#letters[cell]
  }

  /** @param {Entry} entry */
  cells(entry) {
    return this.#cells(entry)
  }

  /**
   * Returns a cell's word in a direction, or the other one if there is none.
   * @param {number} cell
   * @param {boolean} down
   */
  entry(cell, down) {
    const own = this.#entries.filter(({ cells }) => cells.includes(cell)).map(({ entry }) => entry)
    return own.find((entry) => entry.down === down) ?? own[0]
  }

  /**
   * Returns the next cell in an arrow's direction, skipping black ones.
   * @param {number} cell
   * @param {string} key
   */
  beside(cell, key) {
    const isUpright = key === 'ArrowDown' || key === 'ArrowUp'
    const step = (isUpright ? this.width : 1) * (key === 'ArrowDown' || key === 'ArrowRight' ? 1 : -1)
    const row = Math.floor(cell / this.width)
    for (let to = cell + step; to >= 0 && to < this.count; to += step) {
      if (!isUpright && Math.floor(to / this.width) !== row) return undefined
      if (!this.isBlack(to)) return to
    }
    return undefined
  }

  /**
   * Returns the number in a cell's corner.
   * @param {number} cell
   */
  number(cell) {
    return this.#entries.find(({ cells }) => cells[0] === cell)?.entry.number
  }

  /**
   * @param {number} cell
   * @param {string} letter "" to empty it
   */
  put(cell, letter) {
    if (this.isBlack(cell) || this.isShown(cell)) return
    this.isTouched = true
    this.#letters[cell] = letter
  }

  /**
   * Reveals letters, which costs time for each that was not there.
   * @param {number[]} cells
   */
  show(cells) {
    for (const cell of cells) {
      if (this.#letters[cell] === this.#solution[cell]) continue
      this.#letters[cell] = this.#solution[cell]
      this.#shown.add(cell)
      this.seconds += price
      this.isTouched = true
    }
  }

  /** Returns the cells with wrong letters. */
  wrong() {
    return [...this.#letters.keys()].filter(
      (cell) => this.#letters[cell] !== '' && this.#letters[cell] !== this.#solution[cell],
    )
  }

  isSolved() {
    return this.#letters.every((letter, cell) => letter === this.#solution[cell])
  }
}
