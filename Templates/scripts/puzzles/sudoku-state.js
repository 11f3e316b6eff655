// @ts-check

/** The state of a sudoku: its digits and notes, the steps that can be undone, and the time taken. */
export class SudokuState {
  /** @type {number[]} 0 where a cell is empty */
  #digits
  /** @type {number[]} a bit for each digit, that of 1 the lowest */
  #notes
  /** @type {{ cell: number, digit: number, notes: number }[]} what a cell had before each step */
  #steps = []
  #givens

  seconds = 0
  isTouched = false

  /**
   * @param {string} givens
   * @param {string} kept what `text` gave; another text counts as none
   */
  constructor(givens, kept) {
    this.#givens = givens
    this.#digits = [...givens].map((sign) => Number(sign) || 0)
    this.#notes = this.#digits.map(() => 0)
    const [seconds, digits, notes] = kept.split(';')
    if (!/^\d+$/.test(seconds) || !/^\d{81}$/.test(digits ?? '')) return
    this.seconds = Number(seconds)
    this.#digits = this.#digits.map((digit, cell) => digit || Number(digits[cell]))
    for (const [cell, bits] of (notes ?? '').split(',').entries()) if (cell < 81) this.#notes[cell] = Number(bits) & 511
    this.isTouched = true
  }

  /** The state as stored. */
  text() {
    return [this.seconds, this.#digits.join(''), this.#notes.map((bits) => bits || '').join(',')].join(';')
  }

  /** @param {number} cell */
  isGiven(cell) {
    return this.#givens[cell] !== '.'
  }

  /** @param {number} cell */
  digit(cell) {
    return this.#digits[cell]
  }

  /** @param {number} cell */
  notes(cell) {
    return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => this.#notes[cell] & (1 << (digit - 1)))
  }

  /**
   * @param {number} cell
   * @param {number} digit 0 to empty it
   */
  put(cell, digit) {
    this.#step(cell)
    this.#digits[cell] = digit
    this.#notes[cell] = 0
  }

  /**
   * Adds a digit to a cell's notes, or removes it.
   * @param {number} cell
   * @param {number} digit
   */
  note(cell, digit) {
    this.#step(cell)
    this.#digits[cell] = 0
    this.#notes[cell] ^= 1 << (digit - 1)
  }

  /** @param {number} cell */
  #step(cell) {
    this.isTouched = true
    this.#steps.push({ cell, digit: this.#digits[cell], notes: this.#notes[cell] })
  }

  /** Undoes the last step and returns its cell. */
  undo() {
    const step = this.#steps.pop()
    if (!step) return undefined
    this.#digits[step.cell] = step.digit
    this.#notes[step.cell] = step.notes
    return step.cell
  }

  /**
   * Returns the cells with wrong digits.
   * @param {string} solution
   */
  wrong(solution) {
    return [...this.#digits.keys()].filter(
      (cell) => this.#digits[cell] > 0 && this.#digits[cell] !== Number(solution[cell]),
    )
  }

  /** @param {string} solution */
  isSolvedBy(solution) {
    return this.#digits.join('') === solution
  }
}
