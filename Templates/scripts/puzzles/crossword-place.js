// @ts-check

/** @typedef {import('./crossword-state.js').CrosswordState} CrosswordState */
/** @typedef {import('./crossword-state.js').Entry} Entry */

/** Where in a crossword somebody is: a cell, and the word through it that is being written. */
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

  /** The cells of the word. */
  get own() {
    return this.#state.cells(this.entry)
  }

  /** The word's next cell; at its end the same. */
  get next() {
    const { own } = this
    return own[own.indexOf(this.cell) + 1] ?? this.cell
  }

  /** Where a letter is to go: from an empty cell it is the one before. */
  get toErase() {
    const { own } = this
    const at = own.indexOf(this.cell)
    return this.#state.letter(this.cell) === '' && at > 0 ? own[at - 1] : this.cell
  }

  /**
   * To a cell, whose word becomes the one that is written if it is in another.
   * @param {number} cell
   */
  take(cell) {
    this.cell = cell
    if (!this.own.includes(cell)) this.entry = this.#state.entry(cell, this.entry.down) ?? this.entry
  }

  /** To the other word through the cell. */
  turn() {
    this.entry = this.#state.entry(this.cell, !this.entry.down) ?? this.entry
  }

  /**
   * Another word, and where in it there is something to write.
   * @param {Entry} entry
   */
  into(entry) {
    this.entry = entry
    return this.own.find((cell) => this.#state.letter(cell) === '') ?? this.own[0]
  }

  /**
   * The first cell of the next word; none behind the last, where the key leads out of the grid.
   * @param {number} step
   */
  along(step) {
    const next = this.#entries[this.#entries.indexOf(this.entry) + step]
    if (!next) return undefined
    this.entry = next
    return this.own[0]
  }

  /**
   * The cell where an arrow leads, and its word in that direction.
   * @param {string} key
   */
  beside(key) {
    const to = this.#state.beside(this.cell, key)
    if (to !== undefined) this.entry = this.#state.entry(to, key === 'ArrowDown' || key === 'ArrowUp') ?? this.entry
    return to
  }
}
