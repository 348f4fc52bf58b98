// Longer than other files, as it is one grammar with its table.

/**
 * The shorthand by which libraries say what a piece is scored for. For orchestras that of Daniels' Orchestral Music, which most orchestra
 * libraries follow: woodwinds (flute, oboe, clarinet, bassoon), brass (horn, trumpet, trombone, tuba), timpani and percussion, others,
 * strings, with the players of a section in brackets: `2[1.2/pic] 2 2 2 — 4 2 3 1 — tmp+2 — hp — str`. Choirs are said by their
 * voices (`SATB`, `SSAATTBB`, `TTBB`), bands by a list (`pic, 2 fl, ob, 3 cl, asx, 4 hn`).
 */

/** Abbreviations, the first of each as it is written. Those of bands are not Daniels' own. */
const table = {
  piccolo: 'pic picc',
  flute: 'fl',
  altoFlute: 'afl',
  bassFlute: 'bfl',
  recorder: 'rec',
  oboe: 'ob',
  oboeDamore: "obd'am",
  englishHorn: 'Eh ca',
  ebClarinet: 'Ebcl escl',
  clarinet: 'cl',
  altoClarinet: 'acl',
  bassClarinet: 'bcl',
  contrabassClarinet: 'cbcl',
  bassoon: 'bn bsn fg',
  contrabassoon: 'cbn cbsn',
  saxophone: 'sx sax',
  sopranoSax: 'ssx ssax',
  altoSax: 'asx asax',
  tenorSax: 'tsx tsax',
  baritoneSax: 'bsx bsax',
  horn: 'hn',
  wagnerTuba: 'Wagtu',
  tenorHorn: 'thn',
  sopranoCornet: 'scrt',
  cornet: 'crt cnt cor',
  trumpet: 'tp tpt',
  piccoloTrumpet: 'pictp pictpt',
  bassTrumpet: 'bstp bstpt',
  flugelhorn: 'flug fhn',
  trombone: 'tbn trb',
  bassTrombone: 'btbn',
  baritoneHorn: 'barhn',
  euphonium: 'euph euphonium',
  tuba: 'tu tba tuba',
  timpani: 'tmp timp',
  mallets: 'mal mallets',
  drumKit: 'drums drumset',
  percussion: 'perc',
  harp: 'hp',
  piano: 'pf pno',
  keyboard: 'kbd synth',
  harpsichord: 'hpsd cembalo',
  celesta: 'cel',
  organ: 'org',
  accordion: 'acc',
  mandolin: 'mand',
  guitar: 'gtr',
  electricGuitar: 'egtr',
  bassGuitar: 'bgtr',
  violin: 'vn vln',
  viola: 'va vla',
  cello: 'vc',
  doubleBass: 'db',
  strings: 'str strings',
  continuo: 'cnt. continuo bc',
  tape: 'tape',
  soprano: 'S',
  mezzo: 'Mz',
  alto: 'A',
  tenor: 'T',
  baritone: 'Bar',
  bass: 'B',
} as const
export type ScoredInstrument = keyof typeof table

const names = Object.entries(table).map(([code, words]) => [code as ScoredInstrument, words.split(' ')] as const)
const short = new Map(names.map(([code, words]) => [code, words[0] ?? code]))
const known = new Map(names.flatMap(([code, words]) => words.map((word) => [word.toLowerCase(), code] as const)))

/** In the order of their numbers; each with what its `*` doubles. */
const woodwinds = [
  ['flute', 'piccolo'],
  ['oboe', 'englishHorn'],
  ['clarinet', 'bassClarinet'],
  ['bassoon', 'contrabassoon'],
] as const
const brass = ['horn', 'trumpet', 'trombone', 'tuba'] as const
const stringSections = ['violin', 'violin', 'viola', 'cello', 'doubleBass'] as const
const voices = { S: 'soprano', A: 'alto', T: 'tenor', B: 'bass' } as const

export interface ScoredPart {
  instrument: ScoredInstrument
  /** Players. */
  count: number
  /** What some of them play besides. */
  doubles: ScoredInstrument[]
}

/** `text`: as it is written; `parts` in the order of the score. Strings without numbers are one part, of one player at least. */
export type ReadScoring = { text: string; parts: ScoredPart[] } | { error: string }

class Unread extends Error {}

const PLAYERS_MAX = 200

function players(word: string, typed = word): number {
  const count = Number(word)
  if (!/^\d{1,3}$/.test(word) || count > PLAYERS_MAX) throw new Unread(typed)
  return count
}

function instrumentOf(word: string, typed = word): ScoredInstrument {
  // `pic2`: the second player of it.
  const code = known.get(word.toLowerCase()) ?? known.get(word.toLowerCase().replace(/\d$/, ''))
  if (code === undefined) throw new Unread(typed)
  return code
}

interface Section {
  text: string
  parts: ScoredPart[]
}

const SECTION = /^(\*?)(\d{1,2})(?:\[([^[\]]*)\])?$/

/** `3[1.2/pic.pic]`: three players; the second doubles, the third plays the piccolo alone. `*2`: one doubles the usual instrument. */
function readSection(typed: string, main: ScoredInstrument, usual?: ScoredInstrument): Section {
  const [, star = '', digits = '', inside] = SECTION.exec(typed) ?? []
  if (digits === '' || (star !== '' && (usual === undefined || inside !== undefined))) throw new Unread(typed)
  const count = players(digits, typed)
  const doubles = new Set<ScoredInstrument>(star === '' || usual === undefined ? [] : [usual])
  const others = new Map<ScoredInstrument, number>()
  const chairs = inside === undefined ? [] : inside.split('.').map((chair) => chair.trim())
  if (chairs.length > count) throw new Unread(typed)
  const numbers = new Set<number>()
  for (const chair of chairs) {
    const [first = '', ...more] = chair.split('/').map((word) => word.trim())
    for (const word of more) doubles.add(instrumentOf(word, word === '' ? typed : word))
    if (/^\d+$/.test(first)) {
      const number = Number(first)
      if (number < 1 || number > count || numbers.has(number)) throw new Unread(typed)
      numbers.add(number)
      continue
    }
    const other = instrumentOf(first, first === '' ? typed : first)
    others.set(other, (others.get(other) ?? 0) + 1)
  }
  const beside = [...others.values()].reduce((sum, some) => sum + some, 0)
  const parts: ScoredPart[] = [{ instrument: main, count: count - beside, doubles: [...doubles] }]
  for (const [instrument, some] of others) parts.push({ instrument, count: some, doubles: [] })
  const shown = chairs.map((chair) => chair.split('/').map(writeChair).join('/')).join('.')
  return { text: `${star}${count}${inside === undefined ? '' : `[${shown}]`}`, parts }
}

function writeChair(word: string): string {
  const typed = word.trim()
  if (/^\d+$/.test(typed)) return typed
  const number = known.has(typed.toLowerCase()) ? '' : (/\d$/.exec(typed)?.[0] ?? '')
  return (short.get(instrumentOf(typed)) ?? typed) + number
}

/** Numbers of one group, apart at blanks, dots or commas that stand in no bracket. */
const splitNumbers = (group: string) => group.split(/[\s.,]+(?![^[]*\])/).filter((word) => word !== '')

function readNumbers(group: string, sections: readonly (readonly [ScoredInstrument, ScoredInstrument?])[]): Section {
  const words = splitNumbers(group)
  if (words.length !== sections.length) throw new Unread(group)
  const read = sections.map(([main, usual], at) => readSection(words[at] ?? '', main, usual))
  return { text: read.map(({ text }) => text).join(' '), parts: read.flatMap(({ parts }) => parts) }
}

/** `tmp+2`, `2tmp+3`: timpani, and so many players of percussion. */
function readTimpani(typed: string): Section | undefined {
  const [, kettles = '', percussion = ''] = /^(\d?)\s*(?:tmp|timp)\s*(?:\+\s*(\d{1,2}))?$/i.exec(typed) ?? []
  if (!/^\d?\s*(?:tmp|timp)\s*(?:\+\s*\d{1,2})?$/i.test(typed)) return undefined
  return {
    text: `${kettles}tmp${percussion && `+${percussion}`}`,
    parts: [
      { instrument: 'timpani', count: Number(kettles || 1), doubles: [] },
      ...(percussion === '' ? [] : [{ instrument: 'percussion' as const, count: Number(percussion), doubles: [] }]),
    ],
  }
}

/** `str`, `str[16.14.12.10.8]`, `16.14.12.10.8`: desks are not counted, players are. */
function readStrings(typed: string): Section | undefined {
  const [, counts = typed] = /^(?:str|strings)?\s*(?:\[([^\]]*)\])?$/i.exec(typed) ?? []
  if (/^(?:str|strings)$/i.test(typed))
    return { text: 'str', parts: [{ instrument: 'strings', count: 1, doubles: [] }] }
  if (!/^\d{1,2}(?:[./]\d{1,2}){4}$/.test(counts)) return undefined
  const numbers = counts.split(/[./]/).map(Number)
  const parts = stringSections.map((instrument, at) => ({ instrument, count: numbers[at] ?? 0, doubles: [] }))
  const [first, second, ...rest] = parts
  const violins = { instrument: 'violin' as const, count: (first?.count ?? 0) + (second?.count ?? 0), doubles: [] }
  return { text: `str[${numbers.join('.')}]`, parts: [violins, ...rest].filter(({ count }) => count > 0) }
}

/** `hp`, `2hp`, `2 hp`, `hp 2`, `pf/cel`: one player, or so many, who may play another besides. */
function readOther(typed: string): Section {
  const [, before = '', word = '', behind = ''] = /^(\d{0,3})\s*([^\d\s].*?)\s*(\d{0,3})$/.exec(typed) ?? []
  if (word === '' || (before !== '' && behind !== '')) throw new Unread(typed)
  const [first = '', ...more] = word.split('/').map((name) => name.trim())
  const count = players(before || behind || '1', typed)
  if (count === 0) throw new Unread(typed)
  const instrument = instrumentOf(first, typed)
  const doubles = more.map((name) => instrumentOf(name, typed))
  const shown = [instrument, ...doubles].map((code) => short.get(code)).join('/')
  return { text: `${count === 1 ? '' : count}${shown}`, parts: [{ instrument, count, doubles }] }
}

/** `vn solo`, `solo S`: one who stands before the others. */
function readSolo(typed: string): Section | undefined {
  const [, before, behind] = /^(?:solo\s+(\S.*)|(\S.*)\s+sol[io]s?)$/i.exec(typed) ?? []
  const name = before ?? behind
  if (name === undefined) return undefined
  const { text, parts } = readOther(name)
  return { text: `${text} solo`, parts }
}

/** Said behind the letters of a choir, as they are written. */
const choirWords = new Map([
  ['div', 'div'],
  ['divisi', 'div'],
  ['solo', 'soli'],
  ['soli', 'soli'],
  ['a cappella', 'a cappella'],
  ['a capella', 'a cappella'],
])

/** `SATB`, `SSAATTBB`, `SATB div`, `SATB soli`, `SATB a cappella`: a voice for each letter. */
function readChoir(typed: string): Section | undefined {
  const [, letters = '', said = ''] = /^([SATB]{2,16})(?:\s+(.*))?$/.exec(typed) ?? []
  if (letters === '') return undefined
  const words = said.match(/a cap\S+|\S+/gi) ?? []
  const shown = words.map((word) => {
    const known = choirWords.get(word.toLowerCase().replaceAll(/[().]/g, ''))
    if (known === undefined) throw new Unread(word)
    return known
  })
  const parts = Object.entries(voices).flatMap(([letter, instrument]) => {
    const count = letters.split(letter).length - 1
    return count === 0 ? [] : [{ instrument, count, doubles: [] }]
  })
  return { text: [letters, ...shown].join(' '), parts }
}

/** Between what plays together; the plus of `tmp+2` counts players. */
const LIST = /\s*[,;]\s*|(?<!(?:tmp|timp)\s*)\s*\+\s*/i

/** Dashes between groups; a hyphen counts where it stands between blanks or numbers. */
const GROUPS = /\s*[—–]\s*|\s+-\s+|(?<=[\d\]])-(?=[\w*])|(?<=\d)-(?=tmp|timp|str)|(?<=[a-z])-(?=str|hp|tmp)/i

function readGroups(typed: string): Section[] {
  const [first = '', ...rest] = typed.split(GROUPS)
  const isOrchestra = /^\*?\d+(?:\[[^\]]*\])?[\s.,]+\*?\d/.test(first)
  if (!isOrchestra) return [first, ...rest].map((group) => readGroup(group))
  const [second, ...others] = rest
  if (second === undefined) throw new Unread(first)
  return [
    readNumbers(first, woodwinds),
    readNumbers(
      second,
      brass.map((instrument) => [instrument]),
    ),
    ...others.map((group) => readGroup(group)),
  ]
}

/** A list; between a choir and what accompanies it there is a dash: `SATB + org` is `SATB — org`. */
function readGroup(group: string): Section {
  let text = ''
  let wasChoir: boolean | undefined
  const parts: ScoredPart[] = []
  for (const typed of group.split(LIST)) {
    const choir = readChoir(typed)
    const read = choir ?? readTimpani(typed) ?? readStrings(typed) ?? readSolo(typed) ?? readOther(typed)
    const isChoir = choir !== undefined || (wasChoir === true && read.text.endsWith(' solo'))
    const dash = wasChoir === isChoir ? ', ' : ' — '
    text += (wasChoir === undefined ? '' : dash) + read.text
    wasChoir = isChoir
    parts.push(...read.parts)
  }
  return { text, parts }
}

/** Reads the shorthand; where it cannot, `error` is the word or group at which it stopped. */
export function readScoring(typed: string): ReadScoring {
  try {
    const groups = readGroups(typed.trim().replaceAll(/\s+/g, ' '))
    const parts = groups.flatMap((group) => group.parts).filter(({ count }) => count > 0)
    return { text: groups.map(({ text }) => text).join(' — '), parts }
  } catch (thrown) {
    if (thrown instanceof Unread) return { error: thrown.message }
    throw thrown
  }
}

/** The abbreviation by which it is written. */
export const shortInstrument = (instrument: ScoredInstrument): string => table[instrument].split(' ')[0] ?? instrument

/** As it is written; what cannot be read stays as it is. */
export function writeScoring(typed: string): string {
  const read = readScoring(typed)
  return 'error' in read ? typed : read.text
}
