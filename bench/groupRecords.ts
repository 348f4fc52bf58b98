import { eventCalendars } from '@contract/calendar'
import { financeCategories, type Finance } from '@contract/finances'
import { sections } from '@contract/members'
import { pick } from './load'

/** How much a group has. Of everything a row is told by the group and its number alone: each run has the same. */
export interface GroupSize {
  members: number
  /** Finished ones; as many again lie ahead. */
  events: number
  /** The finished ones lie in so many last days; without it, in the last five years. */
  eventDays?: number
  /** Lines of each report; not more than there are members. */
  marks: number
  entries: number
  audits: number
}

export interface CopiedGroup {
  id: string
  /** Among those that are copied: groups differ in what they search for. */
  number: number
}

/** A value of a line of COPY; null is absent. Texts have neither tabs nor backslashes. */
type Value = string | number | boolean | null

export interface CopiedTable {
  name: string
  columns: string
  /** Rows of each group. */
  count: (size: GroupSize) => number
  /** How many are written in one go, and lie together. Without it, each by itself. */
  together?: (size: GroupSize) => number
  rowOf: (group: CopiedGroup, index: number, size: GroupSize) => Value[]
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Entries and finished events lie in the last five years, in time's order, unless a size says otherwise. */
const DAYS = 1826
const TODAY = Date.parse(new Date().toISOString().slice(0, 10))

const firstNames = ['Ana', 'João', 'Mariana', 'José', 'Conceição', 'Luís', 'Érica', 'Antônio', 'Lívia', 'Otávio']
const lastNames = ['Álvares', 'Souza', 'Gonçalves', 'Pereira', 'Brandão', 'Araújo', 'Müller', 'Nakamura', 'Zanetti']
const words = ['Mensalidade', 'Ingressos', 'Aluguel da sala', 'Palhetas', 'Transporte', 'Doação', 'Regente', 'Café']
const titles = ['Ensaio geral', 'Concerto de outono', 'Casamento', 'Ensaio de naipe', 'Assembleia']

const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10)
const monthOf = (day: string) => `${day.slice(0, 7)}-01`

const kinds = { member: '7111', event: '7222', entry: '7333', audit: '7444', step: '7555' }

/** In the order of the index, as those made by the clock are; groups share the rest. */
export function idOf(kind: keyof typeof kinds, groupId: string, index: number): string {
  const ordinal = (0x0190_0000_0000 + index).toString(16).padStart(12, '0')
  return `${ordinal.slice(0, 8)}-${ordinal.slice(8)}-${kinds[kind]}-8000-${groupId.slice(-12)}`
}

const sectionOf = (member: number) => pick(sections, member)

const startOf = (event: number, { events, eventDays = DAYS }: GroupSize): number => {
  const perEvent = Math.floor((eventDays * DAY_MS) / events / HOUR_MS) * HOUR_MS
  return TODAY - (events - event) * perEvent + 18 * HOUR_MS
}

/** Whose line it is in the report. */
const markedMember = (event: number, mark: number, { members }: GroupSize) => (event * 7 + mark) % members

function markOf(event: number, mark: number): 'present' | 'absent' | 'excused' {
  const draw = (event * 7919 + mark * 104_729) % 20
  return draw === 0 ? 'excused' : draw < 4 ? 'absent' : 'present'
}

/** What the event's lines add up to, in one section or in all. */
function sumsOf(event: number, size: GroupSize, section?: (typeof sections)[number]): number[] {
  const sums = { present: 0, excused: 0, absent: 0 }
  for (let mark = 0; mark < size.marks; mark++) {
    if (section !== undefined && sectionOf(markedMember(event, mark, size)) !== section) continue
    sums[markOf(event, mark)] += 1
  }
  const expected = sums.present + sums.excused + sums.absent
  const inSection = sections.map((_, at) => Math.ceil((size.members - at) / sections.length))
  const called = section === undefined ? size.members : (inSection[sections.indexOf(section)] ?? 0)
  return [expected, sums.present, sums.excused, sums.absent, called - expected]
}

function entryOf(
  { id: groupId, number }: CopiedGroup,
  index: number,
  size: GroupSize,
): Omit<Finance, 'version'> & { duesMonth?: string } {
  const day = dayOf(TODAY - Math.floor(((size.entries - 1 - index) * DAYS) / size.entries) * DAY_MS)
  const isDues = index % 2 === 0
  const isPending = index % 12 === 0
  return {
    id: idOf('entry', groupId, index),
    kind: isDues || index % 3 === 0 ? 'income' : 'expense',
    amount: 1_000 + ((index * 7919) % 90_000),
    description: `${pick(words, isDues ? 0 : index)} ${1 + ((index * 31 + number * 7919) % 9973)}`,
    category: isDues ? 'dues' : pick(financeCategories, 1 + (index % 11)),
    date: day,
    status: isPending ? 'pending' : 'paid',
    ...(isDues && { memberId: idOf('member', groupId, (index / 2) % size.members), duesMonth: monthOf(day) }),
    ...(isPending && { dueDate: day }),
    ...(index % 8 === 1 && { eventId: idOf('event', groupId, (index >> 3) % size.events) }),
  }
}

const members: CopiedTable = {
  name: 'members',
  columns: 'group_id, id, name, section, instrument, status, email, phone, birth_date, joined_on',
  count: (size) => size.members,
  rowOf: ({ id: groupId }, index) => [
    groupId,
    idOf('member', groupId, index),
    `${pick(firstNames, index)} ${pick(lastNames, Math.floor(index / 10))} ${index}`,
    sectionOf(index),
    'Clarinet',
    'active',
    `member${index}@example.org`,
    `+55 11 9${String(10_000_000 + index)}`,
    dayOf(Date.UTC(1960, 0, 1) + ((index * 37) % 18_000) * DAY_MS),
    '2015-03-01',
  ],
}

const statusHistory: CopiedTable = {
  name: 'member_history',
  columns: 'group_id, id, member_id, kind, since',
  count: (size) => size.members,
  rowOf: ({ id: groupId }, index) => [
    groupId,
    idOf('step', groupId, index),
    idOf('member', groupId, index),
    'joined',
    '2015-03-01',
  ],
}

const events: CopiedTable = {
  name: 'events',
  columns:
    'group_id, id, title, calendar, status, all_day, starts_at, ends_at, location, version, finished_at, finished_by, audience, expected, present, excused, absent, unrecorded',
  count: (size) => 2 * size.events,
  rowOf: ({ id: groupId }, index, size) => {
    const start = startOf(index, size)
    const end = new Date(start + 2 * HOUR_MS).toISOString()
    const isFinished = index < size.events
    const sums = isFinished ? sumsOf(index, size) : [null, null, null, null, null]
    const report = isFinished ? [2, end, 'Bench', (index * 37) % 900] : [1, null, null, null]
    const title = `${pick(titles, index)} ${index}`
    const calendar = pick(eventCalendars, index)
    const status = isFinished ? 'finished' : 'scheduled'
    const times = [new Date(start).toISOString(), end]
    return [
      groupId,
      idOf('event', groupId, index),
      title,
      calendar,
      status,
      false,
      ...times,
      'Sede',
      ...report,
      ...sums,
    ]
  },
}

const attendance: CopiedTable = {
  name: 'event_attendance',
  columns: 'group_id, event_id, member_id, section, status',
  count: (size) => size.events * size.marks,
  together: (size) => size.marks,
  rowOf: ({ id: groupId }, index, size) => {
    const event = Math.floor(index / size.marks)
    const member = markedMember(event, index % size.marks, size)
    const ids = [groupId, idOf('event', groupId, event), idOf('member', groupId, member)]
    return [...ids, sectionOf(member), markOf(event, index % size.marks)]
  },
}

const eventSections: CopiedTable = {
  name: 'event_sections',
  columns: 'group_id, event_id, section, expected, present, excused, absent, unrecorded',
  count: (size) => size.events * sections.length,
  together: () => sections.length,
  rowOf: ({ id: groupId }, index, size) => {
    const event = Math.floor(index / sections.length)
    const section = pick(sections, index)
    return [groupId, idOf('event', groupId, event), section, ...sumsOf(event, size, section)]
  },
}

const eventChanges: CopiedTable = {
  name: 'event_changes',
  columns: 'group_id, event_id, number, at, "by", action, report',
  count: (size) => size.events,
  rowOf: ({ id: groupId }, index, size) => {
    const at = new Date(startOf(index, size) + 2 * HOUR_MS).toISOString()
    return [groupId, idOf('event', groupId, index), 1, at, 'Bench', 'finished', '{"attendance":[]}']
  },
}

const finances: CopiedTable = {
  name: 'finances',
  columns:
    'group_id, id, kind, amount, description, category, date, status, due_date, member_id, event_id, account_id, dues_month',
  count: (size) => size.entries,
  rowOf: (group, index, size) => {
    const { id, kind, amount, description, category, date, status, ...entry } = entryOf(group, index, size)
    const { dueDate = null, memberId = null, eventId = null, duesMonth = null } = entry
    const what = [id, kind, amount, description, category, date, status]
    return [group.id, ...what, dueDate, memberId, eventId, group.id, duesMonth]
  },
}

const financeChanges: CopiedTable = {
  name: 'finance_changes',
  columns: 'group_id, finance_id, number, at, "by", action, after',
  count: (size) => size.entries,
  rowOf: (group, index, size) => {
    const { duesMonth: _, ...entry } = entryOf(group, index, size)
    return [group.id, entry.id, 1, entry.date, 'Bench', 'created', JSON.stringify({ ...entry, version: 1 })]
  },
}

const audits: CopiedTable = {
  name: 'audit_entries',
  columns: 'group_id, id, at, actor_name, action, subject_type, subject_id, subject_name',
  count: (size) => size.audits,
  rowOf: ({ id: groupId }, index, size) => [
    groupId,
    idOf('audit', groupId, index),
    new Date(TODAY - (size.audits - index) * HOUR_MS).toISOString(),
    'Bench',
    index % 2 === 0 ? 'member_added' : 'finance_removed',
    index % 2 === 0 ? 'member' : 'finance',
    idOf(index % 2 === 0 ? 'member' : 'entry', groupId, index % size.members),
    `${pick(firstNames, index)} ${index}`,
  ],
}

/** Those that keys lead to first. */
export const copiedTables: CopiedTable[] = [
  members,
  statusHistory,
  events,
  attendance,
  eventSections,
  eventChanges,
  finances,
  financeChanges,
  audits,
]
