import { and, eq } from 'drizzle-orm'
import { asSpelled, otherFields } from '@contract/messageFields'
import { listedSection } from '@contract/sections'
import type { EventMessageKind, MessageTo } from '@contract/messages'
import type { Database } from '../../platform/db/database'
import { isIn } from '../../platform/db/isIn'
import { events } from '../../platform/db/schema/calendar/events'
import { members } from '../../platform/db/schema/members'
import { todayIn } from '../../platform/time/days'
import { readMembers, statusOnDay } from '../calendar/invitees/public'
import type { GroupMember } from '../calendar/invitees/public'
import { toEvent } from '../calendar/events/public'
import { findEventWithInvitees } from '../calendar/replies/public'
import type { EventWithInvitees, Invitee } from '../calendar/replies/public'
import { readContacts } from './contacts'
import type { Contact } from './contacts'
import type { OwnTexts } from './mails/ownTexts'
import type { MessageFacts } from './mails/writeMessage'
import type { MessageScope } from './messageScope'
import { findSendingGroup } from './settingsRepository'
import type { SendingGroup } from './settingsRepository'
import { readOwnFields } from '../members/ownFieldRows'
import { readSections } from '../scoreOrder'

interface EventDraft {
  kind: EventMessageKind
  eventId: string
  words?: string | null | undefined
  includesMaybe?: boolean | undefined
  moreEvents?: number | null | undefined
}

interface FreeDraft {
  kind: 'free'
  subject?: string | null | undefined
  words?: string | null | undefined
  to: MessageTo
}

export type Draft = EventDraft | FreeDraft

interface Addressee {
  id: string
  isDeputy: boolean
  instrument: string | null
  toConfirm: boolean
  saidNo: boolean
  place?: Invitee['place']
  seat?: Invitee['seat']
}

/** Who reads a message: an invitee of the event, say, or the guardian of some; then with the instruments of all, `toConfirm` for any, and `saidNo` for all. */
export interface Recipient extends Contact, Addressee {}

/** A message as it would go out now. */
export interface OpenDraft {
  /** Undefined: the message is about no event. */
  target: EventWithInvitees | undefined
  group: SendingGroup
  facts: MessageFacts
  recipients: Recipient[]
}

/** As an `OpenDraft`, of a message about an event. */
export interface OpenEventDraft extends OpenDraft {
  target: EventWithInvitees
}

/** Whether a message of the kind goes to an invitee with this answer. */
export function isFor(
  { kind, includesMaybe = false }: Pick<EventDraft, 'kind' | 'includesMaybe'>,
  { state, place }: Pick<Invitee, 'state' | 'place'>,
): boolean {
  if (kind === 'changed') return true
  if (kind === 'please_answer') return state === 'silent'
  if (kind === 'place') return place === 'given'
  return state === 'yes' || (includesMaybe && state === 'maybe' && place !== 'waiting')
}

async function findPreviousPlan(db: Database, groupId: string, eventId: string) {
  const [row] = await db
    .select({ previousPlan: events.previousPlan })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, eventId)))
  return row?.previousPlan ?? null
}

/** Who reads what these people are told, each once, in the order of whom it concerns. */
async function recipientsOf(db: Database, groupId: string, people: Addressee[]): Promise<Recipient[]> {
  const contacts = await readContacts(
    db,
    groupId,
    people.map(({ id }) => id),
  )
  const recipients = new Map<string, Recipient>()
  for (const { id, isDeputy, ...person } of people)
    for (const contact of contacts.get(id) ?? []) {
      const known = recipients.get(contact.id)
      const played = new Set([known?.instrument ?? [], person.instrument ?? []].flat())
      recipients.set(contact.id, {
        ...contact,
        isDeputy,
        instrument: played.size > 0 ? [...played].join(', ') : null,
        toConfirm: known?.toConfirm === true || person.toConfirm,
        saidNo: known?.saidNo !== false && person.saidNo,
        place: known?.place ?? person.place,
        ...(person.seat && { seat: person.seat }),
      })
    }
  return [...recipients.values()]
}

/** A guardian with those of their minors alone who are chosen; undefined if nobody of theirs is. */
export function narrowedTo(recipient: Recipient, isChosen: (id: string) => boolean): Recipient | undefined {
  const { id, minors } = recipient
  if (!minors || isChosen(id)) return isChosen(id) ? recipient : undefined
  const concerned = minors.concerned.filter((minor) => isChosen(minor.id))
  return concerned.length > 0 ? { ...recipient, minors: { ...minors, concerned } } : undefined
}

/** The members whom a free message goes to, in the order of the score. */
async function readAddressees(db: Database, groupId: string, to: MessageTo, today: string): Promise<GroupMember[]> {
  if (to.who === 'members') {
    const ids = to.memberIds.map((id) => id.toLowerCase())
    return readMembers(db, groupId, isIn(members.id, ids))
  }
  const present = await readMembers(db, groupId)
  const active = present.filter((member) => statusOnDay(member, today) === 'active')
  if (to.who === 'all') return active
  if (to.who === 'groups') {
    const ids = to.groupIds.map((id) => id.toLowerCase())
    return active.filter(({ groups }) => ids.some((id) => groups.includes(id)))
  }
  const sections = await readSections(db, groupId)
  return active.filter((member) => {
    // Before a group has sections of its own, their ids are the families.
    const isOfFamily = sections.length === 0 && to.sectionIds.includes(member.section)
    return isOfFamily || to.sectionIds.includes(listedSection(sections, member))
  })
}

/**
 * The own fields that a text names, and what these members have in them: of those that members read on their own page. Undefined: it names
 * none.
 */
async function findOwnTexts(
  db: Database,
  groupId: string,
  text: string,
  { ownFields = 'all', concerned }: Pick<Opening, 'ownFields'> & { concerned: string[] },
): Promise<Pick<OwnTexts, 'fields' | 'values'> | undefined> {
  const named = new Set(otherFields(text))
  if (named.size === 0) return undefined
  const fields = (await readOwnFields(db, groupId)).filter(
    ({ id, name, seenBy }) =>
      named.has(asSpelled(name)) && seenBy.includes('self') && (ownFields === 'all' || ownFields.has(id)),
  )
  if (fields.length === 0) return undefined
  const rows = await db
    .select({ id: members.id, values: members.ownValues })
    .from(members)
    .where(and(eq(members.groupId, groupId), isIn(members.id, concerned)))
  return {
    fields: new Map(fields.map((field) => [asSpelled(field.name), field])),
    values: new Map(rows.map(({ id, values }) => [id, values])),
  }
}

async function openFree(
  db: Database,
  groupId: string,
  draft: FreeDraft,
  { now, led, ownFields }: Opening & { now: Date },
): Promise<OpenDraft> {
  const group = await findSendingGroup(db, groupId)
  const named = await readAddressees(db, groupId, draft.to, todayIn(group.timeZone, now))
  const people = led ? named.filter(({ id }) => led.memberIds.has(id)) : named
  const recipients = await recipientsOf(
    db,
    groupId,
    people.map(({ id, instrument }) => ({ id, instrument, isDeputy: false, toConfirm: false, saidNo: false })),
  )
  const concerned = recipients.flatMap(({ id, minors }) => minors?.concerned.map((minor) => minor.id) ?? [id])
  const own = await findOwnTexts(db, groupId, `${draft.subject} ${draft.words}`, { ownFields, concerned })
  const facts = {
    kind: 'free' as const,
    subject: draft.subject ?? '',
    words: draft.words ?? '',
    groupName: group.name,
    addressing: group.addressing,
    ...(own && { own: { ...own, region: group.region } }),
  }
  return { target: undefined, group, facts, recipients }
}

interface Opening {
  now?: Date
  /** A free message goes to nobody else. */
  led?: MessageScope['led']
  /** A free message tells of no others, where it is shown to its sender. */
  ownFields?: MessageScope['ownFields']
}

/** The content and recipients that a message has now. Throws `not_found` if there is no such event. */
export const openDraft = (
  db: Database,
  groupId: string,
  draft: Draft,
  { now = new Date(), ...opening }: Opening = {},
): Promise<OpenDraft> =>
  draft.kind === 'free' ? openFree(db, groupId, draft, { now, ...opening }) : openEventDraft(db, groupId, draft, now)

/** Of a message about an event. Throws `not_found` if there is no such event. */
export async function openEventDraft(
  db: Database,
  groupId: string,
  draft: EventDraft,
  now = new Date(),
): Promise<OpenEventDraft> {
  const [target, group, previous] = await Promise.all([
    findEventWithInvitees(db, groupId, draft.eventId, now),
    findSendingGroup(db, groupId),
    findPreviousPlan(db, groupId, draft.eventId),
  ])
  const wanted = target.people.filter((person) => isFor(draft, person))
  const recipients = await recipientsOf(db, groupId, wanted)
  const { kind, words = null, moreEvents = null } = draft
  const facts = {
    kind,
    words,
    moreEvents,
    groupName: group.name,
    addressing: group.addressing,
    timeZone: group.timeZone,
    region: group.region,
    event: toEvent(target.event),
    previous,
    deadline: target.deadline,
    isFull: target.isFull,
  }
  return { target, group, facts, recipients }
}
