// @ts-check
import { store } from '../store.js'
import { words } from '../words.js'
import { Answers, mean } from './answers.js'
import { form } from './form.js'
import { searchIndex } from './index.js'
import { remember, showRecent } from './recent.js'
import { combobox, suggestions } from './suggestions.js'

/** @typedef {ReturnType<typeof form>} Parts */
/** @typedef {ReturnType<typeof combobox>} Box */

/** The pause in typing after which the search starts, in milliseconds. */
const pause = 300

/** @param {Document} page */
export async function start(page) {
  const section = page.querySelector('.search')
  if (!section) return
  const parts = form(section)
  fill(parts, new URL(page.location.href).searchParams)
  const said = await words()
  const answers = new Answers(parts, said)
  const search = searchOf(answers)
  const box = combobox(parts.field, parts.list, ({ value }) => {
    parts.field.value = value
    parts.field.setSelectionRange(value.length, value.length)
    box.close()
    search.now()
  })
  answerTyping(answers, box, search)
  answerRecent(answers, box, search)
  parts.sort.addEventListener('change', () => void answers.ask())
  // Leaving the field counts as a deliberate search.
  parts.field.addEventListener('change', () => mean(parts.field.value))
  addEventListener('popstate', () => {
    box.close()
    parts.field.value = ''
    fill(parts, new URL(page.location.href).searchParams)
    void answers.ask()
  })
  parts.more.addEventListener('click', () => void answers.more())
  page.addEventListener('pulse:language', ({ detail }) => {
    answers.said = detail
    void answers.ask()
  })

  remember(parts.field.value)
  const answered = answers.ask()
  mean(parts.field.value)
  await answered
}

/**
 * Fills in the form from the address.
 * @param {Parts} parts
 * @param {URLSearchParams} asked
 */
function fill({ field, sort }, asked) {
  // Keep what was typed before the scripts loaded.
  field.value ||= asked.get('q') ?? ''
  sort.value = [...sort.options].find(({ value }) => value === asked.get('sort'))?.value ?? 'relevance'
}

/** @typedef {{ now(): void, later(): void }} Search at once, and it is remembered; or when the reader pauses */

/**
 * @param {Answers} answers
 * @returns {Search}
 */
function searchOf(answers) {
  let timer = 0
  return {
    now() {
      clearTimeout(timer)
      remember(answers.parts.field.value)
      void answers.ask()
      mean(answers.parts.field.value)
    },
    later() {
      clearTimeout(timer)
      timer = setTimeout(() => void answers.ask(), pause)
    },
  }
}

/**
 * The text field, with suggestions.
 * @param {Answers} answers
 * @param {Box} box
 * @param {Search} search
 */
function answerTyping(answers, box, search) {
  const { field, form } = answers.parts
  // Suggestions that arrive after the search are not shown.
  let isAsked = false
  const suggested = () => {
    isAsked = false
    void suggest(answers, box, () => isAsked)
  }
  field.addEventListener('focus', () => {
    // Loaded before the first letter, and only for readers who search.
    searchIndex().catch(() => {})
    suggested()
  })
  field.addEventListener('input', () => {
    search.later()
    suggested()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    isAsked = true
    box.close()
    search.now()
  })
}

/**
 * Recent searches, which can be repeated or deleted.
 * @param {Answers} answers
 * @param {Box} box
 * @param {Search} search
 */
function answerRecent(answers, box, search) {
  const { field, recent } = answers.parts
  recent.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLButtonElement)) return
    if (target.closest('li')) {
      field.value = target.textContent ?? ''
      search.now()
    } else {
      store.set('searches', [])
      showRecent(recent, true)
    }
    field.focus()
    box.close()
  })
}

/**
 * Shows recent searches before the first letter, then suggestions.
 * @param {Answers} answers
 * @param {Box} box
 * @param {() => boolean} isAsked whether the reader has asked meanwhile
 */
async function suggest({ parts: { field }, said }, box, isAsked) {
  const typed = field.value
  const kindName = (/** @type {string} */ kind) => said.text(`search.kind.${kind}`)
  const isWanted = () => field.value === typed && document.activeElement === field && !isAsked()
  if (!typed.trim()) {
    const recent = store.get('searches').map((text) => ({ text, kind: /** @type {const} */ ('recent'), value: text }))
    return box.show(isWanted() ? recent : [], kindName)
  }
  try {
    const index = await searchIndex()
    if (isWanted()) box.show(suggestions(typed, index, said), kindName)
  } catch {
    box.close()
  }
}
