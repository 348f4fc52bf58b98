import { instrumentKey } from '@contract/invitees'
import type { InstrumentMove, OwnSection, SectionSettingsAnswer } from '@contract/sections'
import { sectionOf } from '@contract/sections'

export type Players = SectionSettingsAnswer['players']

/** A line of the list: a section, with its instruments below it. */
export type SectionRow =
  | { id: string; kind: 'section'; section: OwnSection }
  | { id: string; kind: 'instrument'; section: OwnSection; instrument: string }

export const rowsOf = (sections: readonly OwnSection[]): SectionRow[] =>
  sections.flatMap((section) => [
    { id: section.id, kind: 'section' as const, section },
    ...section.instruments.map((instrument) => ({
      id: `${section.family}/${instrumentKey(instrument)}`,
      kind: 'instrument' as const,
      section,
      instrument,
    })),
  ])

const moved = <Item>(items: readonly Item[], from: number, to: number): Item[] => {
  const others = items.filter((_, at) => at !== from)
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)]
}

/**
 * The list after a row was laid onto the place of another: a section goes as a whole, before or behind the section at that place; an
 * instrument then belongs to the section above it. Undefined: nothing changes, or its new family has the instrument already.
 */
export function moveRow(sections: readonly OwnSection[], id: string, overId: string): OwnSection[] | undefined {
  const rows = rowsOf(sections)
  const [from, to] = [rows.findIndex((row) => row.id === id), rows.findIndex((row) => row.id === overId)]
  const [row, over] = [rows[from], rows[to]]
  if (!row || !over || from === to) return undefined
  if (row.kind === 'section') {
    const [place, wanted] = [sections.indexOf(row.section), sections.indexOf(over.section)]
    return place === wanted ? undefined : moved(sections, place, wanted)
  }
  const next: OwnSection[] = []
  /** Laid above the first section: they are its first then. */
  const first: string[] = []
  for (const one of moved(rows, from, to)) {
    if (one.kind === 'section') next.push({ ...one.section, instruments: next.length === 0 ? first : [] })
    else (next.at(-1)?.instruments ?? first).push(one.instrument)
  }
  return isDistinct(next) ? next : undefined
}

/** Whether no family has an instrument twice. */
export function isDistinct(sections: readonly OwnSection[]): boolean {
  const keys = sections.flatMap(({ family, instruments }) =>
    instruments.map((name) => `${family}/${instrumentKey(name)}`),
  )
  return new Set(keys).size === keys.length
}

/** Moves for instruments that went to a section of another family: their members go along. */
export function familyMoves(before: readonly OwnSection[], after: readonly OwnSection[]): InstrumentMove[] {
  return after.flatMap(({ family: section, instruments }) =>
    instruments.flatMap((instrument) => {
      if (sectionOf(before, { section, instrument })) return []
      const former = before.find(
        ({ family, instruments: names }) =>
          !sectionOf(after, { section: family, instrument }) &&
          names.some((name) => instrumentKey(name) === instrumentKey(instrument)),
      )
      return former ? [{ from: { section: former.family, instrument }, to: { section, instrument } }] : []
    }),
  )
}

/** The list without a section whose instruments went to another one, and the moves of members that follow. */
export function joinSections(
  sections: readonly OwnSection[],
  from: OwnSection,
  into: OwnSection,
): { sections: OwnSection[]; moves: InstrumentMove[] } {
  const isListed = (name: string) =>
    sectionOf(
      sections.filter((one) => one.id !== from.id),
      { section: into.family, instrument: name },
    )
  const added = from.instruments.filter((name) => !isListed(name))
  return {
    sections: sections.flatMap((one) => {
      if (one.id === from.id) return []
      return one.id === into.id ? [{ ...one, instruments: [...one.instruments, ...added] }] : [one]
    }),
    moves:
      from.family === into.family
        ? []
        : from.instruments.map((instrument) => ({
            from: { section: from.family, instrument },
            to: { section: into.family, instrument },
          })),
  }
}

/** The list with an instrument under another name, or at the end of another section (`into`, its id); members go along by the move. */
export function placeInstrument(
  sections: readonly OwnSection[],
  from: { section: OwnSection; instrument: string },
  to: { into: string; name: string },
): { sections: OwnSection[]; moves: InstrumentMove[] } {
  const target = sections.find(({ id }) => id === to.into) ?? from.section
  const isSame = target.id === from.section.id
  return {
    sections: sections.map((one) => {
      if (isSame && one.id === target.id)
        return { ...one, instruments: one.instruments.map((name) => (name === from.instrument ? to.name : name)) }
      if (one.id === from.section.id)
        return { ...one, instruments: one.instruments.filter((name) => name !== from.instrument) }
      return one.id === target.id ? { ...one, instruments: [...one.instruments, to.name] } : one
    }),
    moves:
      target.family === from.section.family && to.name === from.instrument
        ? []
        : [
            {
              from: { section: from.section.family, instrument: from.instrument },
              to: { section: target.family, instrument: to.name },
            },
          ],
  }
}

/** How many play an instrument of a family. */
export function playersOf(players: Players, section: OwnSection, instrument: string): number {
  const key = instrumentKey(instrument)
  return players.reduce(
    (sum, player) =>
      player.section === section.family && player.instrument !== undefined && instrumentKey(player.instrument) === key
        ? sum + player.count
        : sum,
    0,
  )
}

/** How many play in a section. */
export const sectionPlayers = (players: Players, section: OwnSection): number =>
  section.instruments.reduce((sum, instrument) => sum + playersOf(players, section, instrument), 0)

/** A section goes if nobody plays in it, and those of its family without an instrument have another one. */
export function canRemove(sections: readonly OwnSection[], players: Players, section: OwnSection): boolean {
  const isLast = sections.every((other) => other === section || other.family !== section.family)
  const hasFamily = players.some((player) => player.section === section.family)
  return sections.length > 1 && sectionPlayers(players, section) === 0 && !(isLast && hasFamily)
}
