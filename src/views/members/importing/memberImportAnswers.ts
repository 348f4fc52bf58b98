import type { MemberStatus, Section } from '@contract/members'
import type { OwnSection, Spelling } from '@contract/sections'
import type { OwnField } from '@contract/members/ownFields'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import { foldWords } from '@/@core/components/foldText'
import { filledCells, isTotal, repeatsHeader, type AsideReason } from '@/@core/import/parsing/asideRows'
import { openDateOrders, type DateOrder } from '@/@core/import/parsing/readDate'
import { unknownValues, type UnknownValue } from '@/@core/import/parsing/unknownValues'
import type { MemberFieldId } from './memberImportFields'
import type { NameOrder } from './memberNames'
import { ownDateTexts, type OwnAnswers, type OwnColumnId } from './ownColumns'
import { knownStatus, proposedStatus } from './memberImportStatuses'
import { knownSection, possibleSections, sectionOfInstrument } from './memberImportWords'

export type MemberColumnId = MemberFieldId | OwnColumnId
export type MemberColumns = FileColumns<MemberColumnId>

/** The person's answers about the file; empty until given. */
export interface MemberAnswers {
  dateOrder: DateOrder | ''
  /** Which part of a name comes first; empty: as the file suggests. */
  nameOrder: NameOrder | ''
  /** Of lines that name no section and no instrument. */
  section: Section | ''
  /** By the file's own word, folded. */
  sections: Record<string, Section | ''>
  /** By the file's own word, folded. */
  statuses: Record<string, MemberStatus | ''>
  /** Of words in columns of own fields (`ownAnswerKey`). Absent in what was stored before there were any. */
  own?: OwnAnswers
  /**
   * Which of the group's instruments a word is, or in which section an instrument of that name goes (`newIn`); by the file's own word,
   * folded. Not asked in files of earlier days.
   */
  instruments?: Record<string, string>
  /** Where words for the status are kept that say more than that (statusWords.ts). */
  statusWords?: string
}

export const initialMemberAnswers: MemberAnswers = {
  dateOrder: '',
  nameOrder: '',
  section: '',
  sections: {},
  statuses: {},
}

const NEW_IN = 'in:'
/** The answer that an instrument of its own goes into a section of the group. */
export const newIn = (sectionId: string): string => NEW_IN + sectionId
/** The section of such an answer; undefined for the name of an instrument. */
export const sectionIdOf = (answer: string): string | undefined =>
  answer.startsWith(NEW_IN) ? answer.slice(NEW_IN.length) : undefined

/** The group's sections, and what it said of names in earlier files. */
export interface OwnWords {
  sections: readonly OwnSection[]
  spellings: readonly Spelling[]
}

const noWords: OwnWords = { sections: [], spellings: [] }

/** The section of what a person said, now or of an earlier file, that a word for an instrument is. `key`: the folded word. */
function answeredSection({ instruments }: MemberAnswers, own: OwnWords, key: string): Section | undefined {
  const { sections, spellings } = own
  const answer = instruments?.[key] || (spellings.find(({ said }) => foldWords(said) === key)?.instrument ?? '')
  const id = sectionIdOf(answer)
  return sections.find((one) => (id === undefined ? one.instruments.includes(answer) : one.id === id))?.family
}

interface MemberAmbiguities {
  dateOrders: readonly DateOrder[]
  /** Sections, or instruments where a line names no section, that we cannot place. */
  unknown: readonly UnknownValue[]
  /** How many lines name neither. */
  bare: number
  /** Unknown statuses. */
  unknownStatuses: readonly UnknownValue[]
}

/** All date columns are assumed to use the same format. */
export function dateTexts(columns: MemberColumns, ownFields: readonly OwnField[] = []): readonly string[] {
  const builtIn = (['joinedOn', 'leftOn', 'birthDate'] as const).flatMap((field) => columns.values(field))
  return [...builtIn, ...ownDateTexts(ownFields, columns)]
}

/** The cell that determines the section: the section, else the instrument. */
function sectionWord(columns: MemberColumns, row: FileRow): string {
  return columns.cell(row, 'section') || columns.cell(row, 'instrument')
}

const soleSections = new WeakMap<MemberColumns, Partial<Record<'section' | 'instrument', Section | null>>>()

/** The section of all known words of the column; null if they belong to several, or none is known. */
function soleSection(columns: MemberColumns, field: 'section' | 'instrument'): Section | null {
  const held = soleSections.get(columns) ?? {}
  soleSections.set(columns, held)
  const before = held[field]
  if (before !== undefined) return before
  const found = new Set(columns.values(field).flatMap((text) => knownSection(text) ?? sectionOfInstrument(text) ?? []))
  const [only = null] = found.size === 1 ? [...found] : []
  held[field] = only
  return only
}

/** `Bass` beside soprani and tenors sings, beside violins it is bowed. */
function sectionByOthers(columns: MemberColumns, row: FileRow): Section | undefined {
  for (const field of ['section', 'instrument'] as const) {
    const possible = possibleSections(columns.cell(row, field))
    const only = possible.length > 0 ? soleSection(columns, field) : null
    if (only !== null && possible.includes(only)) return only
  }
  return undefined
}

/** The section of the group that is called so. */
export const ownSectionNamed = (sections: readonly OwnSection[], text: string): OwnSection | undefined =>
  text === '' ? undefined : sections.find(({ name }) => name !== undefined && foldWords(name) === foldWords(text))

/** An unknown section word may be resolved by the instrument in the same row, or by the other rows. */
function sectionOfRow(
  columns: MemberColumns,
  row: FileRow,
  sections: readonly OwnSection[] | undefined = [],
): Section | undefined {
  const [section, instrument] = [columns.cell(row, 'section'), columns.cell(row, 'instrument')]
  const said = ownSectionNamed(sections, section)?.family ?? knownSection(section) ?? knownSection(instrument)
  return said ?? sectionOfInstrument(instrument) ?? sectionByOthers(columns, row)
}

/** `Violinos` alone, above the violins; `Total: 12` below them; a printed line such as `Atualizado em 12/03/2026`. */
export function memberAside(columns: MemberColumns, row: FileRow): AsideReason | undefined {
  if (repeatsHeader(row, columns.header)) return 'heading'
  const [first = '', ...more] = filledCells(row)
  if (isTotal(first) && columns.cell(row, 'email') === '') return 'total'
  const hasOthers = columns.has('section') || columns.has('instrument')
  const isSection = knownSection(first) !== undefined || knownSection(first.replace(/s$/i, '')) !== undefined
  const isHeading = hasOthers && (isSection || /\d/.test(first))
  return more.length === 0 && isHeading ? 'heading' : undefined
}

const known = new WeakMap<MemberColumns, { sections: readonly OwnSection[] | undefined; found: MemberAmbiguities }>()

/** What the values of the columns leave open. */
export function memberAmbiguities(
  columns: MemberColumns,
  ownFields: readonly OwnField[] = [],
  sections?: readonly OwnSection[],
): MemberAmbiguities {
  const before = known.get(columns)
  if (before && before.sections === sections) return before.found
  const people = columns.rows.filter((row) => memberAside(columns, row) === undefined)
  const unplaced = people.filter((row) => sectionOfRow(columns, row, sections) === undefined)
  const words = unplaced.map((row) => sectionWord(columns, row))
  const ambiguities = {
    dateOrders: openDateOrders(dateTexts(columns, ownFields)),
    unknown: unknownValues(words, () => false),
    bare: words.filter((word) => foldWords(word) === '').length,
    unknownStatuses: unknownValues(
      people.map((row) => columns.cell(row, 'status')),
      (word) => knownStatus(word) !== undefined,
    ),
  }
  known.set(columns, { sections, found: ambiguities })
  return ambiguities
}

/** Words whose section is still asked: what the instrument says needs no other answer. */
export const openSections = (
  { unknown }: Pick<MemberAmbiguities, 'unknown'>,
  answers: MemberAnswers,
  own: OwnWords = noWords,
): readonly UnknownValue[] => unknown.filter(({ key }) => answeredSection(answers, own, key) === undefined)

export function sectionOf(
  columns: MemberColumns,
  answers: MemberAnswers,
  row: FileRow,
  own: OwnWords = noWords,
): Section | undefined {
  return saidSection(columns, answers, row, own) ?? (answers.section || undefined)
}

/** Where the section is known from the line itself, or from a person's answer about its word. */
function saidSection(
  columns: MemberColumns,
  answers: MemberAnswers,
  row: FileRow,
  own: OwnWords = noWords,
): Section | undefined {
  const instrument = foldWords(columns.cell(row, 'instrument'))
  const answered = answeredSection(answers, own, instrument)
  if (sectionIdOf(answers.instruments?.[instrument] ?? '') !== undefined && answered) return answered
  const said = answers.sections[foldWords(sectionWord(columns, row))]
  return sectionOfRow(columns, row, own.sections) ?? answered ?? (said || undefined)
}

export const isSectionSaid = (...about: Parameters<typeof saidSection>): boolean => saidSection(...about) !== undefined

/** As a person said, else as proposed for a kind of membership; empty while nobody knows. `key`: the folded word. */
export const chosenStatus = ({ statuses }: MemberAnswers, key: string): MemberStatus | '' =>
  statuses[key] ?? proposedStatus(key) ?? ''

/** A line without status is an active member. */
export function statusOf(columns: MemberColumns, answers: MemberAnswers, row: FileRow): MemberStatus | undefined {
  const text = columns.cell(row, 'status')
  if (foldWords(text) === '') return 'active'
  return knownStatus(text) ?? (chosenStatus(answers, foldWords(text)) || undefined)
}
