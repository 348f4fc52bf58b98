import { and, eq } from 'drizzle-orm'
import type { MessageKind } from '@contract/messages'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/calendar/events'
import { toEvent } from '../calendar/events/public'
import { findEventWithInvitees } from '../calendar/replies/public'
import type { EventWithInvitees, Invitee } from '../calendar/replies/public'
import { readContacts } from './contacts'
import type { Contact } from './contacts'
import type { MessageFacts } from './mails/writeMessage'
import { findSendingGroup } from './settingsRepository'
import type { SendingGroup } from './settingsRepository'

export interface Draft {
  kind: MessageKind
  eventId: string
  words?: string | null | undefined
  includesMaybe?: boolean | undefined
  moreEvents?: number | null | undefined
}

/** A recipient: an invitee of the event, with contact data. */
export interface Recipient extends Contact {
  isDeputy: boolean
  instrument: string | null
  toConfirm: boolean
}

/** A message as it would go out now. */
export interface OpenDraft {
  target: EventWithInvitees
  group: SendingGroup
  facts: MessageFacts
  recipients: Recipient[]
}

/** Whether a message of the kind goes to an invitee with this answer. */
export function isFor({ kind, includesMaybe = false }: Draft, { state }: Pick<Invitee, 'state'>): boolean {
  if (kind === 'changed') return true
  if (kind === 'please_answer') return state === 'silent'
  return state === 'yes' || (includesMaybe && state === 'maybe')
}

async function findPreviousPlan(db: Database, groupId: string, eventId: string) {
  const [row] = await db
    .select({ previousPlan: events.previousPlan })
    .from(events)
    .where(and(eq(events.groupId, groupId), eq(events.id, eventId)))
  return row?.previousPlan ?? null
}

/** The content and recipients that a message has now. Throws `not_found` if there is no such event. */
export async function openDraft(db: Database, groupId: string, draft: Draft, now = new Date()): Promise<OpenDraft> {
  const [target, group, previous] = await Promise.all([
    findEventWithInvitees(db, groupId, draft.eventId, now),
    findSendingGroup(db, groupId),
    findPreviousPlan(db, groupId, draft.eventId),
  ])
  const wanted = target.people.filter((person) => isFor(draft, person))
  const contacts = await readContacts(
    db,
    groupId,
    wanted.map(({ id }) => id),
  )
  const recipients = wanted.flatMap(({ id, isDeputy, instrument, toConfirm }): Recipient[] => {
    const contact = contacts.get(id)
    return contact === undefined ? [] : [{ ...contact, isDeputy, instrument, toConfirm }]
  })
  const { kind, words = null, moreEvents = null } = draft
  const facts = {
    kind,
    words,
    moreEvents,
    groupName: group.name,
    timeZone: group.timeZone,
    region: group.region,
    event: toEvent(target.event),
    previous,
    deadline: target.deadline,
  }
  return { target, group, facts, recipients }
}
