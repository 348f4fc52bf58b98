import { sections, type Section } from '@contract/members'
import { foldWords } from '@/@core/components/foldText'
import { messages as en } from '@/i18n/en/members'
import { messages as pt } from '@/i18n/pt-BR/members'

const more: Record<Section, readonly string[]> = {
  strings: [
    'corda',
    'string',
    'streicher',
    'violin',
    'violao',
    'cello',
    'celo',
    'rabeca',
    'cavaquinho',
    'geige',
    'bratsche',
  ],
  woodwinds: [
    'madeira',
    'woodwind',
    'wood',
    'holz',
    'holzblaeser',
    'clarineta',
    'sax',
    'saxofone',
    'saxophone',
    'flute',
    'flauta',
    'fagote',
  ],
  brass: ['metal', 'blech', 'blechblaeser', 'trompete', 'trompa', 'trombone', 'posaune', 'french horn', 'bombardino'],
  percussion: [
    'percussao',
    'bateria',
    'drums',
    'drum',
    'schlagzeug',
    'percussionist',
    'percussionista',
    'pandeiro',
    'surdo',
  ],
  keyboards: ['teclado', 'teclados', 'keyboard', 'tasten', 'klavier', 'piano', 'sanfona', 'acordeon'],
  voices: [
    'voz',
    'voice',
    'choir',
    'coro',
    'coral',
    'canto',
    'singer',
    'vocal',
    'chor',
    'cantor',
    'cantora',
    'contralto',
    'soprano',
    'tenor',
  ],
  direction: ['regente', 'maestro', 'maestrina', 'conductor', 'director', 'dirigent', 'direcao'],
  other: ['outro', 'apoio', 'staff', 'producao', 'sonstige'],
}

/** Every word for a section or one of its instruments, in the languages that we know; null where it can be of two sections. */
const words = new Map<string, Section | null>()

function learn(text: string, section: Section): void {
  const word = foldWords(text)
  words.set(word, words.has(word) && words.get(word) !== section ? null : section)
}

for (const section of sections) {
  for (const { sections: names, instruments } of [en, pt]) {
    learn(names[section], section)
    for (const instrument of instruments[section]) learn(instrument, section)
  }
  for (const word of more[section]) learn(word, section)
}

// A bass sings or is bowed, a baritone sings or is blown: that has to be asked.
for (const word of ['bass', 'baixo', 'baritone', 'baritono', 'bariton']) words.set(word, null)

/** `1º violino`, `Violin II` and `trompete 3` are what stands without the number. */
const number = /^([ivx]+|\d+[oaº]?|[ao]|st|nd|rd|th|1st|2nd|3rd|primeir[ao]|segund[ao]|first|second)$/

/**
 * The section that a text names, by itself or by an instrument of it; the longest name that stands in it decides. Undefined where
 * none is known or it can be of several (a bass sings or is bowed).
 */
export function knownSection(text: string): Section | undefined {
  const parts = foldWords(text)
    .split(' ')
    .filter((part) => part !== '' && !number.test(part))
  for (let length = parts.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const section = words.get(parts.slice(from, from + length).join(' '))
      if (section === null) return undefined
      if (section !== undefined) return section
    }
  }
  return undefined
}
