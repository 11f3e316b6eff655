/* What pages use of qrcode-generator (`Tools/libraries.sh`). */

interface QRCode {
  addData(text: string, mode: 'Alphanumeric'): void
  make(): void
  /** How many dots a side has. */
  getModuleCount(): number
  isDark(row: number, column: number): boolean
}

/** The version (1 to 40; 0 is the smallest that holds the text) and the error correction. */
type QRCodeMaker = (version: number, correction: 'L' | 'M' | 'Q' | 'H') => QRCode
