// @ts-check
/**
 * Returns a topic's name in a language.
 * @param {{ key?: string, name: string }} topic
 * @param {import('../words.js').Words} said
 */
export const nameOf = (topic, said) => (topic.key && said.has(topic.key) ? said.text(topic.key) : topic.name)
