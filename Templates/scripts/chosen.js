// @ts-check
import { store } from './store.js'

/** The language the page was made in. */
export const own = document.documentElement.lang

/**
 * The language the reader chose, else the page's.
 * @returns {string}
 */
export const chosen = () => store.get('preferences').language ?? own

/** Whether the interface is shown in another language than the page was built in. */
export const isOther = () => chosen() !== own
