import { and, eq, gt, isNotNull, isNull, lt, or } from 'drizzle-orm'
import * as z from 'zod/mini'
import { REPLY_DAYS_MAX } from '@contract/invitees'
import { ORDER_DAYS_MAX } from '@contract/messages'
import type { EventMessageKind, MessageSettings } from '@contract/messages'
import { Id } from '@contract/primitives'
import type { Database } from '../../platform/db/database'
import { events } from '../../platform/db/schema/calendar/events'
import { messageSettings } from '../../platform/db/schema/messages/mailSettings'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import { addDays } from '@contract/days'
import { todayIn } from '../../platform/time/days'
import { momentOf } from '../../platform/time/groupTime'
import { isNoDraft } from '../calendar/events/public'
import { openEventDraft } from './messageDraft'
import type { OpenEventDraft } from './messageDraft'
import { sendOrder } from './messageRepository'
import { quietUntil } from '../../platform/time/quietTime'
import { findSendingGroup } from './settingsRepository'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Standing orders send nothing before nine on their day. */
const MORNING_HOURS = 9

const morningOf = (day: string, timeZone: string) =>
  new Date(momentOf(day, timeZone).getTime() + MORNING_HOURS * HOUR_MS)

/** Whether the order's time has come for the event, and has not passed. */
export function isDue(
  kind: EventMessageKind,
  { askDays, remindDays }: Pick<MessageSettings, 'askDays' | 'remindDays'>,
  { target }: Pick<OpenEventDraft, 'target'>,
  now: Date,
): boolean {
  const { deadline, day, timeZone, event } = target
  if (event.status !== 'scheduled' || event.planning === 'draft' || target.isOver) return false
  if (kind === 'please_answer') {
    if (askDays === undefined || deadline <= now) return false
    const lastDay = todayIn(timeZone, new Date(deadline.getTime() - 1))
    return morningOf(addDays(lastDay, -askDays), timeZone) <= now
  }
  if (remindDays === undefined || event.startsAt <= now) return false
  return morningOf(addDays(day, -remindDays), timeZone) <= now
}

/** Once per event and plan: a moved event is a new plan. */
async function carryOut(db: Database, groupId: string, now: Date): Promise<number> {
  const { settings, timeZone } = await findSendingGroup(db, groupId)
  if (settings === undefined || quietUntil(settings.quiet, timeZone, now) !== undefined) return 0
  const horizon = new Date(now.getTime() + (REPLY_DAYS_MAX + ORDER_DAYS_MAX) * DAY_MS)
  const coming = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.groupId, groupId),
        isNull(events.deletedAt),
        eq(events.status, 'scheduled'),
        isNoDraft,
        gt(events.startsAt, now),
        lt(events.startsAt, horizon),
      ),
    )
  let told = 0
  const kinds: EventMessageKind[] = ['please_answer', 'reminder']
  for (const { id: eventId } of coming) {
    for (const kind of kinds) {
      const includesMaybe = kind === 'reminder' && settings.remindsMaybe === true
      // oxlint-disable-next-line no-await-in-loop -- one event after the other: nobody waits for them
      const draft = await openEventDraft(db, groupId, { kind, eventId, includesMaybe }, now)
      if (!isDue(kind, settings, draft, now)) continue
      const key = `${kind}:${eventId}:${draft.target.event.planNumber}`
      // oxlint-disable-next-line no-await-in-loop -- as above
      told += await sendOrder(db, groupId, draft, { key, locale: settings.locale, includesMaybe })
    }
  }
  return told
}

export const carryOutOrders = defineJob('message_orders', z.object({ groupId: Id }), async ({ groupId }, context) => {
  const told = await carryOut(context.db, groupId, new Date())
  if (told > 0) context.log.info({ told }, 'standing orders told people of events')
})

/** Once an hour: enqueues a job for each group with a standing order. */
export const planOrders = defineJob('plan_message_orders', z.object({}), async (_payload, { db, config }) => {
  if (config.smtpUrl === undefined) return
  const wanting = await db
    .select({ groupId: messageSettings.groupId })
    .from(messageSettings)
    .where(or(isNotNull(messageSettings.askDays), isNotNull(messageSettings.remindDays)))
  await db.transaction((tx) => enqueueAll(tx, carryOutOrders, wanting))
})
