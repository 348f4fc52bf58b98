import { isDeepStrictEqual } from 'node:util'
import { ENCORE_MARK } from '@contract/audit'
import type { AuditAction, AuditFields } from '@contract/audit'
import type { Piece } from '@contract/calendar'
import type { EventDay } from '@contract/eventDays'
import { printLength } from '@contract/lengths'
import type { Actor } from '../../../platform/audit/actor'
import { appendAudits } from '../../../platform/audit/auditEntries'
import type { NewAuditEntry } from '../../../platform/audit/auditEntries'
import type { Transaction } from '../../../platform/db/database'
import { inviteesText, needsText, timesOf } from './eventLookup'
import type { EventContent } from './eventRows'

/** One event before and after a call. Without `before` it was created, without `after` it was removed. */
export interface EventChange {
  before?: EventContent
  after?: EventContent
}

const dayText = ({ day, from, to, title, location }: EventDay) =>
  [`${day + 1}.`, [from, to].filter(Boolean).join('–'), title, location].filter(Boolean).join(' ')

/** `2. Boléro (Ravel) 15′ [encore]`: of an event with days, the day on which it is played stands first. */
const pieceText = ({ title, composer, minutes, seconds, kind, day }: Piece) =>
  [
    day !== undefined && `${day + 1}.`,
    title,
    composer !== undefined && `(${composer})`,
    printLength({ minutes, seconds }),
    kind === 'encore' && ENCORE_MARK,
  ]
    .filter(Boolean)
    .join(' ')

/** The audited fields of an event. Lists become texts: pieces with all that the programme says of them, needs with their numbers. */
export function fieldsOf(row: EventContent): AuditFields {
  const { start, end } = timesOf(row)
  const { title, calendar, status, planning, url, location, description, programme, days, asks } = row
  const { replyDays, callTime, meetingPoint, dress, needs, places, guestsMax, answersByDay, inCharge, leaderNotes } =
    row
  return {
    title,
    calendar,
    status,
    planning: planning ?? undefined,
    start,
    end,
    url: url ?? undefined,
    location: location ?? undefined,
    description: description ?? undefined,
    programme: programme?.map(pieceText).join(' · '),
    days: days?.map(dayText).join(' · '),
    asks: asks === null ? undefined : inviteesText(asks),
    isOptOut: asks?.isOptOut,
    replyDays: replyDays ?? undefined,
    callTime: callTime ?? undefined,
    meetingPoint: meetingPoint ?? undefined,
    dress: dress ?? undefined,
    needs: needs === null ? undefined : needsText(needs),
    places: places ?? undefined,
    guestsMax: guestsMax ?? undefined,
    answersByDay: answersByDay ?? undefined,
    inCharge: inCharge ?? undefined,
    leaderNotes: leaderNotes ?? undefined,
  }
}

const startOf = ({ before, after }: EventChange) => (after ?? before)?.startsAt.getTime() ?? 0

/** One entry for all the changes, about the earliest event: a change of a series is one action. */
function entryFor(action: AuditAction, changes: EventChange[]): NewAuditEntry[] {
  const [first] = changes.toSorted((one, other) => startOf(one) - startOf(other))
  const row = first?.after ?? first?.before
  if (first === undefined || row === undefined) return []
  const count = changes.length > 1 && { count: changes.length }
  const subject = { type: 'event', id: row.id, name: row.title } as const
  const [before, after] = [first.before && fieldsOf(first.before), first.after && fieldsOf(first.after)]
  // A changed instrumentation shows as an id only, which is left out; the entry still tells that there was a change.
  if (isDeepStrictEqual(before, after)) return [{ action, subject, ...(count && { after: count }) }]
  if (before && after) return [{ action, subject, before, after, ...(count && { context: count }) }]
  return [
    {
      action,
      subject,
      ...(before && { before: { ...before, ...count } }),
      ...(after && { after: { ...after, ...count } }),
    },
  ]
}

function isMoved({ before, after }: EventChange): boolean {
  return before !== undefined && after !== undefined && !isDeepStrictEqual(timesOf(before), timesOf(after))
}

const isChanged = ({ before, after }: EventChange) =>
  before === undefined ||
  after === undefined ||
  before.lineupId !== after.lineupId ||
  !isDeepStrictEqual(fieldsOf(before), fieldsOf(after))

interface EventActs {
  added?: EventContent[]
  changed?: EventChange[]
  removed?: EventContent[]
  restored?: EventContent[]
}

/** Appends one entry for each kind of action that the call did, whatever the number of events, in one statement. */
export async function appendEventAudits(
  { tx, actor }: { tx: Transaction; actor: Actor },
  { added = [], changed = [], removed = [], restored = [] }: EventActs,
): Promise<void> {
  const told = changed.filter(isChanged)
  await appendAudits(tx, actor, [
    ...entryFor(
      'events_removed',
      removed.map((before) => ({ before })),
    ),
    ...entryFor(
      'events_added',
      added.map((after) => ({ after })),
    ),
    ...entryFor(told.some(isMoved) ? 'events_moved' : 'events_changed', told),
    ...entryFor(
      'events_restored',
      restored.map((after) => ({ after })),
    ),
  ])
}
