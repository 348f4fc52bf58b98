import type { TFunction } from 'i18next'
import { v7 as uuidv7 } from 'uuid'
import { instrumentKey } from '@contract/invitees'
import type { InstrumentMove, OwnSection } from '@contract/sections'
import type { Section } from '@contract/members'
import type { InstrumentCode } from '@/shared/instruments/instrumentWords'
import { readInstrument } from '@/shared/instruments/readInstrument'
import { sectionsOfList, type ReadyList } from './readyLists'
import type { Players } from './sectionList'

type Texts = TFunction<['sections', 'instruments']>

/** A ready list in the words of the group, and what members play today as it is called there. */
interface ReadySections {
  sections: OwnSection[]
  /** `Clarinet 2` is part 2 of Clarinet. */
  moves: InstrumentMove[]
}

const familyKey = (family: Section, code: InstrumentCode) => `${family}/${code}`

/** What the group calls an instrument today; abbreviations are no names. Who is played most comes first. */
function ownNames(players: Players): Map<string, string> {
  const names = new Map<string, string>()
  for (const { section, instrument } of players.toSorted((one, other) => other.count - one.count)) {
    const read = instrument === undefined ? undefined : readInstrument(instrument)
    if (!read?.code || read.isShort) continue
    const key = familyKey(section, read.code)
    if (!names.has(key)) names.set(key, read.name)
  }
  return names
}

export function readySections(t: Texts, kind: ReadyList, players: Players): ReadySections {
  const own = ownNames(players)
  const called = (family: Section, code: InstrumentCode) =>
    own.get(familyKey(family, code)) ?? t(`instruments:names.${code}`)
  const list = sectionsOfList(kind)
  const sections = list.map(({ family, name, instruments }): OwnSection => ({
    id: uuidv7(),
    ...(name && { name: t(`sections:names.${name}`) }),
    family,
    instruments: instruments.map((code) => called(family, code)),
  }))
  const known = new Map(
    list.flatMap(({ family, instruments }) => instruments.map((code) => [familyKey(family, code), code] as const)),
  )
  const moves = players.flatMap(({ section, instrument }): InstrumentMove[] => {
    if (instrument === undefined) return []
    const { code, part } = readInstrument(instrument)
    if (!code || !known.has(familyKey(section, code))) return []
    const name = called(section, code)
    if (instrumentKey(name) === instrumentKey(instrument)) return []
    const to = { section, instrument: name, ...(part !== undefined && { part }) }
    return [{ from: { section, instrument }, to }]
  })
  return { sections, moves }
}
