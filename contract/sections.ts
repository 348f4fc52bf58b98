import * as z from 'zod/mini'
import type { Call } from './call'
import { instrumentKey } from './invitees'
import { Section, Part } from './members'
import { Version, foldedLine, line } from './primitives'

export const SECTIONS_MAX = 60
/** Of one section. */
export const SECTION_INSTRUMENTS_MAX = 60
export const SPELLINGS_MAX = 1_000
const MOVES_MAX = 500

const Name = foldedLine(60)

/** A section of the group: its instruments or voices, in the order of the score. */
export const OwnSection = z.strictObject({
  /** A UUID; of the eight that every group begins with, their family. */
  id: line(36),
  /** Absent: called as its family, in the language of whoever reads. */
  name: z.optional(Name),
  /** `section` of the members who play in it (members.ts). */
  family: Section,
  instruments: z.array(Name).check(z.maxLength(SECTION_INSTRUMENTS_MAX)),
})
export type OwnSection = z.infer<typeof OwnSection>

/** What a file called an instrument, and what that is in this group. */
export const Spelling = z.strictObject({ said: Name, instrument: Name, part: z.optional(Part) })
export type Spelling = z.infer<typeof Spelling>

/** An instrument that a section gets at its end; nothing happens where its family has it, or the section is gone. */
export const ListedInstrument = z.strictObject({ sectionId: line(36), instrument: Name })
export type ListedInstrument = z.infer<typeof ListedInstrument>

const areDistinct = (keys: string[]) => new Set(keys).size === keys.length

/**
 * The group's sections in the order of the score. An instrument stands once in a family: the family and the instrument of a member
 * decide their section.
 */
const Sections = z.array(OwnSection).check(
  z.minLength(1),
  z.maxLength(SECTIONS_MAX),
  z.refine((sections) => areDistinct(sections.map(({ id }) => id)), { error: 'taken' }),
  z.refine(
    (sections) =>
      areDistinct(
        sections.flatMap(({ family, instruments }) => instruments.map((name) => `${family}/${instrumentKey(name)}`)),
      ),
    { error: 'taken' },
  ),
)

export const SectionSettings = z.strictObject({
  sections: Sections,
  spellings: z.array(Spelling).check(z.maxLength(SPELLINGS_MAX)),
  /** 0: nothing was ever saved. */
  version: z.union([z.literal(0), Version]),
})
export type SectionSettings = z.infer<typeof SectionSettings>

const Place = { section: Section, instrument: Name }

/** Members who play `from` play `to` afterwards: another name, another family, or an instrument that was merged into another. */
export const InstrumentMove = z.strictObject({
  from: z.strictObject(Place),
  /** `part`: of members who have none yet. */
  to: z.strictObject({ ...Place, part: z.optional(Part) }),
})
export type InstrumentMove = z.infer<typeof InstrumentMove>

/** A section that is gone (`from`), and the one of the list that took its place: whoever led the first leads the second. */
const SectionJoin = z.strictObject({ from: line(36), into: line(36) })
export type SectionJoin = z.infer<typeof SectionJoin>

export const SectionSettingsBody = z.strictObject({
  settings: SectionSettings,
  moves: z.optional(z.array(InstrumentMove).check(z.maxLength(MOVES_MAX))),
  joins: z.optional(z.array(SectionJoin).check(z.maxLength(SECTIONS_MAX))),
})
export type SectionSettingsBody = z.infer<typeof SectionSettingsBody>

/** `version`: of the settings, as the change that is to be undone was answered. */
export const SectionsUndo = z.strictObject({ version: Version })

/**
 * Instruments that members play and nobody listed stand at the end of their family, in its last section. `players`: how many members
 * there are of each family and instrument, without removed ones; the spelling is the list's.
 */
export const SectionSettingsAnswer = z.object({
  settings: SectionSettings,
  players: z.array(z.object({ section: Section, instrument: z.optional(z.string()), count: z.int() })),
})
export type SectionSettingsAnswer = z.infer<typeof SectionSettingsAnswer>

/** The section in which somebody of the family plays the instrument; undefined: it is not listed, or there is none. */
export function sectionOf(
  sections: readonly OwnSection[],
  { section, instrument }: { section: Section; instrument?: string | undefined },
): OwnSection | undefined {
  if (instrument === undefined) return undefined
  const key = instrumentKey(instrument)
  return sections.find(
    ({ family, instruments }) => family === section && instruments.some((name) => instrumentKey(name) === key),
  )
}

/** Whether the sections are others than the families that every group begins with. */
export const areOwn = (sections: readonly OwnSection[]): boolean =>
  sections.some(({ id, name, family }) => name !== undefined || id !== family)

/** As the id of a section: those of a family who are in none of its sections, as they have no instrument. */
export const restOf = (family: Section): string => `rest-${family}`

/**
 * The id of the section in which a list has somebody: who plays what is not listed stands in the last section of the family, who plays
 * nothing in the only one, else in its rest (`restOf`).
 */
export function listedSection(
  sections: readonly OwnSection[],
  played: { section: Section; instrument?: string | null | undefined },
): string {
  const { section, instrument } = played
  const own = sectionOf(sections, { section, instrument: instrument ?? undefined })
  if (own) return own.id
  const ofFamily = sections.filter(({ family }) => family === section)
  const isIn = Boolean(instrument) || ofFamily.length === 1
  return (isIn ? ofFamily.at(-1)?.id : undefined) ?? restOf(section)
}

export const listSectionsCall = {
  method: 'GET',
  path: '/members/list-sections',
  access: ['read', 'Member'],
  answer: SectionSettingsAnswer,
} as const satisfies Call

export const changeSectionsCall = {
  method: 'POST',
  path: '/members/change-sections',
  access: ['manage', 'Member'],
  body: SectionSettingsBody,
  answer: SectionSettingsAnswer,
  errors: [409],
} as const satisfies Call

/** The last change with all that followed it, within a day; or nothing: 409 `merge_changed`, `merge_too_old`. */
export const undoSectionsCall = {
  method: 'POST',
  path: '/members/undo-sections',
  access: ['manage', 'Member'],
  body: SectionsUndo,
  answer: SectionSettingsAnswer,
  errors: [409],
} as const satisfies Call
