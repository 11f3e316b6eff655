// @ts-check
import { store } from './store.js'

/** The language the page was made in. */
export const own = document.documentElement.lang

/**
 * The language the reader chose, else the page's.
 * @returns {string}
 */
export const chosen = () => store.get('preferences').language ?? own

/** Whether the interface must be said otherwise than it stands in the page. */
export const isOther = () => chosen() !== own
