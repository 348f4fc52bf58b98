import { foldText } from '@/@core/components/foldText'
import type { CheckinList } from '@contract/calendar/checkins'
import { groupInOrder } from '@/shared/records/groupInOrder'
import { instrumentText } from '@/shared/records/instrumentText'
import { sectionKey } from '@/shared/records/sectionKey'

type Member = CheckinList['members'][number]

/** A member or deputy who can be checked in. */
export interface CheckinPerson extends Pick<
  Member,
  'name' | 'beside' | 'instrument' | 'part' | 'answer' | 'reason' | 'arrival'
> {
  key: { memberId: string } | { deputyId: string }
  id: string
  isInvited: boolean
}

/** What is counted at this event: guests where somebody brings any. */
export const countKinds = ({ guests }: CheckinList['counts']) =>
  (['here', 'late', 'expected', 'guests'] as const).filter((kind) => kind !== 'guests' || guests !== undefined)

/** How somebody came or does not come, said beside the tap. */
export type DoorMark = 'onTime' | 'late' | 'excused'

export interface CheckinGroup {
  section: Member['section'] | 'deputies'
  ownSection?: string | undefined
  people: CheckinPerson[]
}

/** By section, as the list comes; deputies last. */
export function groupCheckins({ members, deputies }: CheckinList): CheckinGroup[] {
  const groups = groupInOrder(members, sectionKey).flatMap(({ items }): CheckinGroup[] => {
    const people = items.map(({ memberId, section: _section, ownSection: _own, isAsked, ...rest }) => ({
      ...rest,
      id: memberId,
      key: { memberId },
      isInvited: isAsked,
    }))
    return items.slice(0, 1).map(({ section, ownSection }) => ({ section, ownSection, people }))
  })
  const invited = deputies.map(({ deputyId, ...rest }) => ({
    ...rest,
    id: deputyId,
    key: { deputyId },
    isInvited: true,
  }))
  return invited.length > 0 ? [...groups, { section: 'deputies', people: invited }] : groups
}

const filterPeople = (groups: CheckinGroup[], isKept: (person: CheckinPerson) => boolean): CheckinGroup[] =>
  groups.map((group) => ({ ...group, people: group.people.filter(isKept) })).filter(({ people }) => people.length > 0)

/** People who match the search by name, instrument, or what distinguishes namesakes. */
export function searchGroups(groups: CheckinGroup[], search: string): CheckinGroup[] {
  const words = foldText(search).split(' ').filter(Boolean)
  const isFound = ({ name, beside = '', ...played }: CheckinPerson) => {
    const text = foldText(`${name} ${instrumentText(played) ?? ''} ${beside}`)
    return words.every((word) => text.includes(word))
  }
  return filterPeople(groups, isFound)
}

export const findPerson = (list: CheckinList, id: string): CheckinPerson | undefined =>
  groupCheckins(list)
    .flatMap(({ people }) => people)
    .find((person) => person.id === id)

/** Those who are not here yet. */
export const missingOf = (groups: CheckinGroup[]): CheckinGroup[] =>
  filterPeople(groups, ({ arrival }) => arrival === undefined)

/** The one person of the groups, where there is just one. */
export function onlyOne(groups: CheckinGroup[]): CheckinPerson | undefined {
  const [first, ...others] = groups.flatMap(({ people }) => people)
  return others.length === 0 ? first : undefined
}

/** Who came last, first. */
export function lastArrivals(groups: CheckinGroup[], count: number): CheckinPerson[] {
  return groups
    .flatMap(({ people }) => people)
    .filter(({ arrival }) => arrival !== undefined)
    .toSorted((a, b) => (b.arrival?.at ?? '').localeCompare(a.arrival?.at ?? ''))
    .slice(0, count)
}
