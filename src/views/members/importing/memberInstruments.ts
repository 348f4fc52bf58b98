import { instrumentKey } from '@contract/invitees'
import type { Section } from '@contract/members'
import { sectionOf } from '@contract/sections'
import { foldWords } from '@/@core/components/foldText'
import { unknownValues, type UnknownValue } from '@/@core/import/parsing/unknownValues'
import type { InstrumentCode } from '@/shared/instruments/instrumentWords'
import { partIn, readInstrument } from '@/shared/instruments/readInstrument'
import {
  memberAside,
  newIn,
  ownSectionNamed,
  sectionIdOf,
  type MemberColumns,
  type OwnWords,
} from './memberImportAnswers'
import { knownSection, sectionOfInstrument } from './memberImportWords'

/** How the group calls instruments. */
export interface OwnInstruments extends OwnWords {
  /** In the person's language, where neither the group nor the file has a name. */
  nameOf?: (code: InstrumentCode) => string
}

export const noInstruments: OwnInstruments = { sections: [], spellings: [] }

/** These words are also parts of what is bowed or blown: `Bass`, `Alt`, `Tenor`. */
const voices = new Set<InstrumentCode>(['soprano', 'mezzo', 'alto', 'countertenor', 'tenor', 'baritone', 'bass'])

interface Played {
  instrument?: string | undefined
  part?: number | undefined
  /** What the same cell says that they play too. */
  besides?: string | undefined
}

/** What the file itself says of the sections of unknown instruments: its column for the section names one of the group's. */
function saidSections(columns: MemberColumns, own: OwnInstruments): Map<string, string> {
  const said = new Map<string, string>()
  for (const row of columns.rows) {
    const key = foldWords(columns.cell(row, 'instrument'))
    const section = ownSectionNamed(own.sections, columns.cell(row, 'section'))
    if (key !== '' && section && !said.has(key)) said.set(key, newIn(section.id))
  }
  return said
}

const saidBefore = new WeakMap<MemberColumns, { own: OwnInstruments; said: Map<string, string> }>()

/** What an unknown instrument is, by its folded name: as a person said, else as the file does; empty where nobody did. */
export function chosenInstrument(
  columns: MemberColumns,
  own: OwnInstruments,
  answers: Readonly<Record<string, string>>,
  key: string,
): string {
  const before = saidBefore.get(columns)
  const said = before?.own === own ? before.said : saidSections(columns, own)
  if (before?.own !== own) saidBefore.set(columns, { own, said })
  return answers[key] ?? said.get(key) ?? ''
}

/**
 * What somebody plays, and what else: `1. Tenor / Bass 1`, `Clarinet/Bass clarinet`, `Bass 1/2` (of one name, in two parts). Only where both are
 * known; else the whole is one name.
 */
function playedBoth(text: string): readonly [string, string?] {
  const [first = '', second, ...more] = text.split('/').map((name) => name.trim())
  if (second === undefined || more.length > 0) return [text]
  const alone = /^(\d|i{1,3}|iv)\.?$/i
  const [one, other] = [
    alone.test(first) ? second.replace(/^\S+/, first) : first,
    alone.test(second) ? first.replace(/\S+$/, second) : second,
  ]
  const isKnown = (name: string) => readInstrument(name).code !== undefined
  return isKnown(one) && isKnown(other) && !isKnown(text) ? [one, other] : [text]
}

const isListed = ({ sections }: OwnInstruments, text: string) => {
  const key = instrumentKey(text)
  return sections.some(({ instruments }) => instruments.some((name) => instrumentKey(name) === key))
}

const spellingOf = ({ spellings }: OwnInstruments, text: string) =>
  spellings.find(({ said }) => foldWords(said) === foldWords(text))

/** The group's name for an instrument of the family, as it is listed. */
function ownName({ sections }: OwnInstruments, family: Section, code: InstrumentCode): string | undefined {
  return sections
    .filter((section) => section.family === family)
    .flatMap(({ instruments }) => instruments)
    .find((name) => {
      const read = readInstrument(name)
      return read.code === code && read.part === undefined
    })
}

/**
 * Reads the instruments of a file: `2nd Clarinet`, `Klarinette 2` and `Cl. 2` are one, called as the group calls it, or else as the file
 * writes it in full first. What nobody knows stays as it was written, unless an answer says what it is (by the folded word).
 */
export function instrumentReader(
  columns: MemberColumns,
  own: OwnInstruments,
  answers: Readonly<Record<string, string>>,
): (text: string, section: Section | undefined) => Played {
  const inFile = new Map<InstrumentCode, string>()
  for (const text of columns.values('instrument').flatMap(playedBoth)) {
    if (text === undefined) continue
    const { code, isShort, name } = readInstrument(text)
    if (code && !isShort && !inFile.has(code)) inFile.set(code, name)
  }
  function readOne(text: string, section: Section | undefined): Played {
    const spelling = spellingOf(own, text)
    if (spelling) return { instrument: spelling.instrument, part: spelling.part ?? partIn(text) }
    const answer = answers[foldWords(text)] ?? ''
    if (answer !== '')
      return sectionIdOf(answer) === undefined ? { instrument: answer, part: partIn(text) } : { instrument: text }
    if (section === undefined) return { instrument: text }
    const listed = sectionOf(own.sections, { section, instrument: text })
    if (listed) return { instrument: listed.instruments.find((name) => instrumentKey(name) === instrumentKey(text)) }
    const { code, name, isShort, part } = readInstrument(text)
    if (!code || voices.has(code) !== (section === 'voices')) return { instrument: text }
    const called = isShort ? (inFile.get(code) ?? own.nameOf?.(code) ?? name) : (inFile.get(code) ?? name)
    return { instrument: ownName(own, section, code) ?? called, part }
  }

  return (text, section) => {
    if (text === '') return {}
    const isSaid = isListed(own, text) || spellingOf(own, text) !== undefined || (answers[foldWords(text)] ?? '') !== ''
    const [first, other] = isSaid ? [text] : playedBoth(text)
    const played = readOne(first, section)
    if (other === undefined) return played
    const { instrument, part } = readOne(other, section)
    // Of one name the part alone tells the two apart.
    const besides = instrument === played.instrument && part !== undefined ? `${instrument} ${part}` : instrument
    return { ...played, besides }
  }
}

/** Would stand in the last section of its family, though others of it may be meant. */
function isUnlisted({ sections }: OwnInstruments, text: string, code: InstrumentCode): boolean {
  const family = knownSection(text) ?? sectionOfInstrument(text)
  const isNamed = (name: string) => readInstrument(name).code === code
  return (
    sections.filter((section) => section.family === family).length > 1 &&
    !sections.some(({ instruments }) => instruments.some(isNamed))
  )
}

/**
 * Names that neither the table nor the group knows, and those of which nobody can tell which of its sections they are in: what they are is
 * asked where the group has instruments to choose from.
 */
export function unknownInstruments(columns: MemberColumns, own: OwnInstruments): UnknownValue[] {
  if (own.sections.every(({ instruments }) => instruments.length === 0)) return []
  const people = columns.rows.filter((row) => memberAside(columns, row) === undefined)
  const unknown = people
    .map((row) => columns.cell(row, 'instrument'))
    .filter((text) => {
      if (text === '' || isListed(own, text) || spellingOf(own, text)) return false
      const [first] = playedBoth(text)
      const { code } = readInstrument(first)
      return code === undefined || isUnlisted(own, first, code)
    })
  return unknownValues(unknown, () => false)
}
