import { sections, type Section } from '@contract/members'
import { foldWords } from '@/@core/components/foldText'
import { messages as de } from '@/i18n/de/members'
import { messages as en } from '@/i18n/en/members'
import { messages as pt } from '@/i18n/pt-BR/members'
import { instrumentWords, type InstrumentCode } from '@/shared/instruments/instrumentWords'
import { readInstrument } from '@/shared/instruments/readInstrument'

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
    'violine',
    'bratsche',
    'violoncello',
    'kontrabass',
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
    'fagott',
    'floete',
    'flote',
    'querfloete',
    'querflote',
    'blockfloete',
    'blockflote',
    'klarinette',
    'saxophon',
    'saxofon',
  ],
  brass: [
    'metal',
    'blech',
    'blechblaeser',
    'trompete',
    'trompa',
    'trombone',
    'posaune',
    'french horn',
    'bombardino',
    'waldhorn',
    'tenorhorn',
    'althorn',
    'tenor horn',
    'alto horn',
    'baritone horn',
    'flugelhorn',
    'fluegelhorn',
  ],
  percussion: [
    'percussao',
    'bateria',
    'drums',
    'drum',
    'schlagzeug',
    'schlagwerk',
    'pauke',
    'pauken',
    'percussionist',
    'percussionista',
    'pandeiro',
    'surdo',
  ],
  keyboards: [
    'teclado',
    'teclados',
    'keyboard',
    'tasten',
    'klavier',
    'orgel',
    'cembalo',
    'akkordeon',
    'piano',
    'sanfona',
    'acordeon',
  ],
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
    'sopran',
    'mezzosopran',
    'alt',
    'tenor',
  ],
  direction: ['regente', 'maestro', 'maestrina', 'conductor', 'director', 'dirigent', 'direcao'],
  other: ['outro', 'apoio', 'staff', 'producao', 'sonstige'],
}

/** All words for sections and instruments, in the supported languages; null if a word can belong to several sections. */
const words = new Map<string, Section | null>()

function learn(text: string, section: Section): void {
  const word = foldWords(text)
  words.set(word, words.has(word) && words.get(word) !== section ? null : section)
}

for (const section of sections) {
  for (const { sections: names, instruments } of [en, pt, de]) {
    learn(names[section], section)
    for (const instrument of instruments[section]) learn(instrument, section)
  }
  for (const word of more[section]) learn(word, section)
}

/** A bass sings or is bowed, a baritone sings or is blown: asked about, unless other words decide it. */
const severalSections = new Map<string, readonly Section[]>([
  ...(['bass', 'baixo'] as const).map((word) => [word, ['voices', 'strings']] as const),
  ...(['baritone', 'baritono', 'bariton'] as const).map((word) => [word, ['voices', 'brass']] as const),
])
for (const word of severalSections.keys()) words.set(word, null)

/** Number words to ignore, as in `1º violino`, `Violin II` and `trompete 3`. */
const number = /^([ivx]+|\d+[oaº]?|[ao]|st|nd|rd|th|1st|2nd|3rd|primeir[ao]|segund[ao]|first|second)$/

const partsOf = (text: string) =>
  foldWords(text)
    .split(' ')
    .filter((part) => part !== '' && !number.test(part))

/** The possible sections of a text such as `Bass 2`; empty for any other text. */
export const possibleSections = (text: string): readonly Section[] =>
  severalSections.get(partsOf(text).join(' ')) ?? severalSections.get(readInstrument(text).code ?? '') ?? []

/**
 * The section that a text names, directly or by an instrument; the longest known name in it decides. Undefined if none is known or it can
 * be one of several (a bass sings or is bowed).
 */
export function knownSection(text: string): Section | undefined {
  const parts = partsOf(text)
  for (let length = parts.length; length > 0; length -= 1) {
    for (let from = 0; from + length <= parts.length; from += 1) {
      const section = words.get(parts.slice(from, from + length).join(' '))
      if (section === null) return undefined
      if (section !== undefined) return section
    }
  }
  return undefined
}

const families = new Map<InstrumentCode, Section>()
for (const [word, { code }] of instrumentWords(foldWords)) {
  const section = knownSection(word)
  if (section && !families.has(code)) families.set(code, section)
}

/** The section of an instrument that is written as its abbreviation, or in another language. */
export function sectionOfInstrument(text: string): Section | undefined {
  const { code } = readInstrument(text)
  return code && families.get(code)
}
