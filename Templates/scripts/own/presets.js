// @ts-check
/**
 * Words that identify kinds of articles, in the languages of the interface, as a reader would type them to mute a
 * subject. Each matches whole words, without case and accents; hiding too little is better than hiding too much.
 * @type {Record<string, string>}
 */
const lists = {
  politics: `election elections parliament senate congress minister president campaign ballot lawmakers
    elecciones elección parlamento senado congreso ministro ministra presidente presidenta diputados
    eleições eleição deputados ministério`,
  crime: `murder murdered killer stabbing robbery kidnapped rape homicide shooting
    asesinato asesinado homicidio apuñalado atraco secuestro violación tiroteo
    assassinato assassinado homicídio esfaqueado assalto sequestro estupro tiroteio`,
  celebrities: `celebrity celebrities paparazzi kardashian influencer gossip
    famosos famosas famoso farándula cotilleo
    celebridade celebridades famosa fofoca fofocas`,
  results: `beat beats defeat defeats thrash scoreline hat-trick shootout wins win
    derrota golea goleada empate marcador
    vence venceu goleia empata placar`,
  war: `war airstrike airstrikes missile missiles shelling troops invasion ceasefire frontline
    guerra bombardeo bombardeos misil misiles tropas invasión
    bombardeio bombardeios míssil mísseis invasão`,
}

/** Their names in the settings. */
export const presets = Object.keys(lists)

/**
 * Returns the words of some of them.
 * @param {string[]} names what is imported may name others
 */
export const wordsOf = (names) => names.flatMap((name) => (Object.hasOwn(lists, name) ? lists[name].split(/\s+/) : []))
