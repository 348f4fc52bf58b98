import { foldText } from '@/@core/components/foldText'
import type { CheckinList } from '@contract/calendar/checkins'

type Member = CheckinList['members'][number]

/** A member or a deputy at the door. */
export interface DoorPerson extends Pick<Member, 'name' | 'beside' | 'instrument' | 'answer' | 'arrival'> {
  key: { memberId: string } | { deputyId: string }
  id: string
  isAsked: boolean
}

export interface DoorGroup {
  section: Member['section'] | 'deputies'
  people: DoorPerson[]
}

/** By section, as the list comes; deputies last. */
export function groupsAtDoor({ members, deputies }: CheckinList): DoorGroup[] {
  const groups: DoorGroup[] = []
  for (const { memberId, section, ...rest } of members) {
    const person = { ...rest, id: memberId, key: { memberId } }
    const known = groups.find((group) => group.section === section)
    if (known) known.people.push(person)
    else groups.push({ section, people: [person] })
  }
  const asked = deputies.map(({ deputyId, ...rest }) => ({ ...rest, id: deputyId, key: { deputyId }, isAsked: true }))
  return asked.length > 0 ? [...groups, { section: 'deputies', people: asked }] : groups
}

const filterPeople = (groups: DoorGroup[], isKept: (person: DoorPerson) => boolean): DoorGroup[] =>
  groups.map((group) => ({ ...group, people: group.people.filter(isKept) })).filter(({ people }) => people.length > 0)

/** Those whom the search finds, by name, instrument, or what tells them from others of the name. */
export function searchGroups(groups: DoorGroup[], search: string): DoorGroup[] {
  const words = foldText(search).split(' ').filter(Boolean)
  const isFound = ({ name, instrument = '', beside = '' }: DoorPerson) => {
    const text = foldText(`${name} ${instrument} ${beside}`)
    return words.every((word) => text.includes(word))
  }
  return filterPeople(groups, isFound)
}

/** Those who are not here yet. */
export const missingOf = (groups: DoorGroup[]): DoorGroup[] =>
  filterPeople(groups, ({ arrival }) => arrival === undefined)

/** The one person of the groups, where there is just one. */
export function onlyOne(groups: DoorGroup[]): DoorPerson | undefined {
  const [first, ...others] = groups.flatMap(({ people }) => people)
  return others.length === 0 ? first : undefined
}

/** Who came last, first. */
export function lastArrivals(groups: DoorGroup[], count: number): DoorPerson[] {
  return groups
    .flatMap(({ people }) => people)
    .filter(({ arrival }) => arrival !== undefined)
    .toSorted((a, b) => (b.arrival?.at ?? '').localeCompare(a.arrival?.at ?? ''))
    .slice(0, count)
}
