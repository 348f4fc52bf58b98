import { instrumentKey } from '@contract/invitees'
import type { Section } from '@contract/members'
import type { EventRoster, RosterDeputy, RosterMember } from '@contract/calendar/replies'
import { groupInOrder } from '@/shared/records/groupInOrder'

type ReplyState = Pick<
  RosterMember,
  | 'answer'
  | 'reason'
  | 'at'
  | 'isSetByOther'
  | 'setBy'
  | 'via'
  | 'isAway'
  | 'toConfirm'
  | 'isAssumed'
  | 'isLate'
  | 'waiting'
  | 'movedUpAt'
  | 'guests'
  | 'comesOn'
>

/** An invitee: a member, or a deputy. */
export interface RosterPerson extends ReplyState {
  id: string
  name: string
  /** As of MemberName (contract/names.ts). */
  beside?: string | undefined
  instrument?: string | undefined
  part?: number | undefined
  /** They play their second instrument. */
  isDoubling?: true | undefined
  /** The other of their two instruments. */
  otherInstrument?: string | undefined
  /** As a deputy; absent: a member. */
  asDeputy?: RosterDeputy | undefined
}

export const shownAnswers = ['yes', 'maybe', 'no', 'silent'] as const
export type ShownAnswer = (typeof shownAnswers)[number]

/** Who plays one instrument. */
export interface RosterPart {
  key: string
  /** Absent: people without an instrument. */
  instrument: string | undefined
  /** Absent: no member plays it. */
  section: Section | undefined
  ownSection: string | undefined
  people: RosterPerson[]
  /** Absent: it is not needed. */
  needed: number | undefined
  counts: Record<ShownAnswer, number>
}

interface RosterSection {
  key: string
  /** Absent: those of instruments that no member plays. */
  section: Section | undefined
  ownSection: string | undefined
  parts: RosterPart[]
}

function countAnswers(people: readonly RosterPerson[]): Record<ShownAnswer, number> {
  const counts = { yes: 0, maybe: 0, no: 0, silent: 0 }
  for (const { answer } of people) counts[answer] += 1
  return counts
}

/**
 * Invitees by section and instrument in the order of the score, deputies beside members of the same instrument; needed instruments that nobody plays
 * are included.
 */
export function rosterPartsOf({ members, deputies, needs = [] }: EventRoster): RosterSection[] {
  const found = new Map<string, Omit<RosterPart, 'counts'>>()
  const keyOf = (instrument: string | undefined, section: string) =>
    instrument === undefined ? `/${section}` : instrumentKey(instrument)

  function partFor(instrument: string | undefined, section?: Section, ownSection?: string) {
    const key = keyOf(instrument, section ?? '')
    const part = found.get(key) ?? { key, instrument, section, ownSection, people: [], needed: undefined }
    found.set(key, part)
    return part
  }

  for (const { memberId, section, ownSection, ...member } of members)
    partFor(member.instrument, section, ownSection).people.push({ id: memberId, ...member })
  for (const invited of deputies) {
    const { deputy, linkMadeAt: _made, linkUsedAt: _used, ...state } = invited
    const { id, name, instrument } = deputy
    partFor(instrument).people.push({ id, name, instrument, ...state, asDeputy: invited })
  }
  // Parts that are needed one by one are a sum here, where an instrument is a heading.
  for (const { instrument, count } of needs) {
    const part = partFor(instrument)
    part.needed = (part.needed ?? 0) + count
  }

  const parts = [...found.values()].map((part): RosterPart => ({ ...part, counts: countAnswers(part.people) }))
  const isPlayed = ({ section }: RosterPart) => section !== undefined
  const played = groupInOrder(parts.filter(isPlayed), ({ section, ownSection }) => `${section}/${ownSection ?? ''}`)
  const others = parts.filter((part) => !isPlayed(part))
  return [
    ...played.map(({ key, items }) => ({
      key,
      section: items[0]?.section,
      ownSection: items[0]?.ownSection,
      parts: items,
    })),
    ...(others.length > 0 ? [{ key: '', section: undefined, ownSection: undefined, parts: others }] : []),
  ]
}

/** The sections as two columns of about the same length, read one after the other; short lists stay one. */
export function halvesOf(sections: readonly RosterSection[]): RosterSection[][] {
  // A heading is about as high as a row.
  const linesOf = ({ parts }: RosterSection) => parts.length + 1
  const whole = sections.reduce((sum, section) => sum + linesOf(section), 0)
  if (whole < 10) return [[...sections]]
  let before = 0
  const isFirst = (section: RosterSection) => {
    const middle = before + linesOf(section) / 2
    before += linesOf(section)
    return middle < whole / 2
  }
  const first = sections.filter(isFirst)
  return [first, sections.slice(first.length)].filter((half) => half.length > 0)
}
