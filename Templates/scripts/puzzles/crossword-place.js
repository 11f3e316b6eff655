// @ts-check

/** @typedef {import('./crossword-state.js').CrosswordState} CrosswordState */
/** @typedef {import('./crossword-state.js').Entry} Entry */

/** The current position in a crossword: a cell, and the current word through it. */
export class CrosswordPlace {
  #state
  #entries

  entry
  cell

  /**
   * @param {CrosswordState} state
   * @param {Entry[]} entries
   */
  constructor(state, entries) {
    this.#state = state
    this.#entries = entries
    this.entry = entries[0]
    this.cell = state.cells(entries[0])[0]
  }

  /** The cells of the current word. */
  get own() {
    return this.#state.cells(this.entry)
  }

  /** The next cell of the word; at its end, the same cell. */
  get next() {
    const { own } = this
    return own[own.indexOf(this.cell) + 1] ?? this.cell
  }

  /** The cell to erase: the previous one if the current cell is empty. */
  get toErase() {
    const { own } = this
    const at = own.indexOf(this.cell)
    return this.#state.letter(this.cell) === '' && at > 0 ? own[at - 1] : this.cell
  }

  /**
   * Moves to a cell; if it is in another word, that becomes the current one.
   * @param {number} cell
   */
  take(cell) {
    this.cell = cell
    if (!this.own.includes(cell)) this.entry = this.#state.entry(cell, this.entry.down) ?? this.entry
  }

  /** Switches to the other word through the cell. */
  turn() {
    this.entry = this.#state.entry(this.cell, !this.entry.down) ?? this.entry
  }

  /**
   * Moves to another word, at its first empty cell.
   * @param {Entry} entry
   */
  into(entry) {
    this.entry = entry
    return this.own.find((cell) => this.#state.letter(cell) === '') ?? this.own[0]
  }

  /**
   * Moves to the first cell of the next word; after the last, the key leaves the grid.
   * @param {number} step
   */
  along(step) {
    const next = this.#entries[this.#entries.indexOf(this.entry) + step]
    if (!next) return undefined
    this.entry = next
    return this.own[0]
  }

  /**
   * Moves to the cell in an arrow's direction, and to its word in that direction.
   * @param {string} key
   */
  beside(key) {
    const to = this.#state.beside(this.cell, key)
    if (to !== undefined) this.entry = this.#state.entry(to, key === 'ArrowDown' || key === 'ArrowUp') ?? this.entry
    return to
  }
}
