// @ts-check
import { draw } from '../element.js'

/** The icons of player buttons, as drawings, because not every font has the characters. */
const shapes = {
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  next: 'M6 5l9 7-9 7zM18 5v14',
  previous: 'M18 5l-9 7 9 7zM6 5v14',
  skip: 'M5 5l7 7-7 7M12 5l7 7-7 7',
  close: 'M18 6 6 18M6 6l12 12',
}

/** @param {keyof typeof shapes} name */
export const sign = (name) =>
  draw('svg', { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' }, draw('path', { d: shapes[name] }))
