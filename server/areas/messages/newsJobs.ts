import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { v5, v7 as newId } from 'uuid'
import * as z from 'zod/mini'
import { addDays } from '@contract/days'
import type { Locale } from '@contract/locales'
import { instrumentKey, partName } from '@contract/invitees'
import type { Readiness } from '@contract/calendar/readiness'
import { answers } from '@contract/calendar/replyRules'
import { Id, Instant } from '@contract/primitives'
import type { Database, Transaction } from '../../platform/db/database'
import { answerNews } from '../../platform/db/schema/messages/mailSettings'
import { defineJob, enqueueAll } from '../../platform/jobs/jobs'
import { MailRefusedError, MailUnclearError, sendMail } from '../../platform/mail/mailer'
import { layOutMail } from '../../platform/mail/mailLayout'
import type { MailText } from '../../platform/mail/mailLayout'
import { todayIn } from '../../platform/time/days'
import { localTime } from '../../platform/time/groupTime'
import { findExhausted, searchOverMail } from '../calendar/deputies/public'
import {
  dayOfEvent,
  deadlineOf,
  findInvitingGroup,
  readinessOfDay,
  readinessOfEvent,
} from '../calendar/invitees/public'
import type { InvitingEvent } from '../calendar/invitees/public'
import { timesOf } from '../calendar/events/public'
import { eventTimes } from './mails/eventTimes'
import { messageWordsOf } from './mails/writeMessage'
import { quietUntil } from '../../platform/time/quietTime'
import { findSendingGroup } from './settingsRepository'
import { findNewsReader, isNewsOf } from './newsSettings'
import { newsTokens } from './newsTokens'
import { changeOf, newsWords } from './mails/newsWords'
import { readNews, readTellable, undoNews } from './readNews'
import type { NewsLine } from './readNews'

const DAY_MS = 86_400_000
/** A press that was a mistake is taken back within this. */
const SETTLED_MS = 60_000
const MORNING = '08:00'
/** More mails than one person gets in the hours in which a job is tried again. */
const BEGUN_KEPT = 200

const News = z.object({
  /** Of the mail; absent: it was ordered by a server that knew none. */
  id: z.optional(Id),
  groupId: Id,
  userId: Id,
  since: Instant,
  until: Instant,
  /** What a member or deputy said no to in one go, as an absence does; absent: all answers of the span. */
  no: z.optional(z.object({ eventId: Id, memberId: Id, otherEventIds: z.optional(z.array(Id)) })),
  /** A search for deputies in which nobody is left to be asked. */
  searchId: z.optional(Id),
})
type News = z.infer<typeof News>

/** An event's readiness before the lines of its mail were said, and with them. */
interface Light {
  before: Readiness | null
  after: Readiness | null
}

/**
 * Of an event: `Light: green → red`, where it changed; `Horn: 2 → 1 of 2` of the instruments of who is told of, or without needs how
 * many come of those who are asked.
 */
function lightLines({ before, after }: Light, lines: NewsLine[], locale: Locale): string[] {
  const words = newsWords[locale]
  if (after === null) return []
  const colour = before && before.colour !== after.colour ? [words.light(before.colour, after.colour)] : []
  const played = new Set(lines.flatMap(({ instrument }) => (instrument === null ? [] : instrumentKey(instrument))))
  const own = after.needs.flatMap((need, at) => {
    const was = before?.needs[at]?.yes ?? need.yes
    if (was === need.yes && !played.has(instrumentKey(need.instrument))) return []
    return words.needed(partName(need), changeOf(was, need.yes), need.needed)
  })
  if (after.needs.length > 0) return [...colour, ...own]
  return [...colour, words.coming(changeOf(before?.yes ?? after.yes, after.yes), after.asked)]
}

/** A day of the event, counted from its first. */
type SayDay = (day: number) => string

function sayLine(line: NewsLine, locale: Locale, sayDay: SayDay): string {
  const { name, kind, answer, isWaiting, isChanged, reason, awayOn } = line
  const words = newsWords[locale]
  const beside = [
    awayOn ? words.absenceOn(awayOn.map(sayDay).join('; ')) : kind === 'reply' ? [] : words[kind],
    answer === 'no' && isChanged ? words.withdrawn : [],
    reason === null ? [] : `“${reason}”`,
  ].flat()
  return `${isWaiting ? words.waiting : words.answers[answer]}: ${[name, ...beside].join(' · ')}`
}

/** How the lines changed the readiness of the event, and of those of its days that they take alone. */
function sayLights({ lines, light, days }: ToldEvent, locale: Locale, sayDay: SayDay): string[] {
  const ofDays = days.flatMap(({ day, light: lit }) => {
    const concerned = lines.filter(({ awayOn }) => awayOn?.includes(day))
    const said = lightLines(lit, concerned, locale)
    return said.length > 0 ? `${sayDay(day)}: ${said.join(' · ')}` : []
  })
  const whole = lines.filter(({ awayOn }) => awayOn === undefined)
  return whole.length > 0 ? [...lightLines(light, whole, locale), ...ofDays] : ofDays
}

interface ToldEvent {
  event: InvitingEvent
  lines: NewsLine[]
  light: Light
  days: { day: number; light: Light }[]
}

/** The lines that hold now, and how they changed the readiness of their events. */
async function withLights(db: Database, groupId: string, found: NewsLine[], now: Date): Promise<ToldEvent[]> {
  const group = await findInvitingGroup(db, groupId)
  const { lines, situation } = await readTellable(db, groupId, group, found)
  const earlier = undoNews(situation, lines)
  const events = [...new Map(lines.map(({ event }) => [event.id, event])).values()]
  const told = events.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  const lightOf = (event: InvitingEvent): Light => ({
    before: readinessOfEvent(event, earlier, now),
    after: readinessOfEvent(event, situation, now),
  })
  const lightOn = (event: InvitingEvent, day: number): Light => ({
    before: readinessOfDay(event, earlier, day, now).light,
    after: readinessOfDay(event, situation, day, now).light,
  })
  return told.map((event) => {
    const own = lines.filter((line) => line.event.id === event.id)
    const taken = [...new Set(own.flatMap(({ awayOn = [] }) => awayOn))].toSorted((one, other) => one - other)
    return { event, lines: own, light: lightOf(event), days: taken.map((day) => ({ day, light: lightOn(event, day) })) }
  })
}

/** False: it was begun before. */
async function beginNews(db: Database, { groupId, userId }: News, id: string): Promise<boolean> {
  const { begunIds } = answerNews
  const kept = sql`(array_append(${begunIds}, ${id}::uuid))[greatest(1, cardinality(${begunIds}) + 2 - ${BEGUN_KEPT}::integer):]`
  const begun = await db
    .update(answerNews)
    .set({ begunIds: kept })
    .where(and(isNewsOf(groupId, userId), sql`not ${begunIds} @> array[${id}::uuid]`))
    .returning({ userId: answerNews.userId })
  return begun.length > 0
}

/** It was not handed over, and may be tried again. */
async function undoBeginning(db: Database, { groupId, userId }: News, id: string): Promise<void> {
  await db
    .update(answerNews)
    .set({ begunIds: sql`array_remove(${answerNews.begunIds}, ${id}::uuid)` })
    .where(isNewsOf(groupId, userId))
}

interface Writing {
  locale: Locale
  group: Awaited<ReturnType<typeof findSendingGroup>>
  now: Date
}
interface Said {
  subject: string
  paragraphs: string[]
  action: string
  /** Of what the button opens. */
  path: string
}

async function searchText(db: Database, news: News, { locale, group, now }: Writing): Promise<Said | undefined> {
  const over = news.searchId && (await findExhausted(db, news.groupId, news.searchId, now))
  if (!over) return undefined
  const { event, search, found } = over
  const words = newsWords[locale]
  return {
    subject: words.searchOver(search.instrument, event.title),
    paragraphs: [
      `${event.title}, ${eventTimes(locale, group).full(timesOf(event))}`,
      words.searchOverText(found, search.seats),
    ],
    action: words.openSearch,
    path: `/calendar/${event.id}/deputies`,
  }
}

async function answerText(db: Database, news: News, { locale, group, now }: Writing): Promise<Said | undefined> {
  const { groupId, no } = news
  // What was said again since then is told as it is now.
  const until = no ? now : new Date(news.until)
  const found = await readNews(db, groupId, { since: new Date(news.since), until, now })
  const noTo = new Set(no && [no.eventId, ...(no.otherEventIds ?? [])])
  const isOf = ({ event, personId }: NewsLine) => no === undefined || (noTo.has(event.id) && personId === no.memberId)
  const lit = await withLights(db, groupId, found.filter(isOf), now)
  const told = no === undefined ? lit : lit.filter(({ lines }) => lines.some(({ answer }) => answer === 'no'))
  const first = told[0]?.lines.find(({ answer }) => no === undefined || answer === 'no')
  if (first === undefined) return undefined
  const words = newsWords[locale]
  const sayNo = first.awayOn ? words.noOnDays : words.no
  const times = eventTimes(locale, group)
  const paragraphs = told.map((one) => {
    const { event, lines } = one
    const firstDay = dayOfEvent(event, group.timeZone)
    const sayDay = (day: number) =>
      times.full({ start: addDays(firstDay, day), end: addDays(firstDay, day + 1), allDay: true })
    const sorted = answers.flatMap((answer) => lines.filter((line) => line.answer === answer))
    const head = `${event.title}, ${times.full(timesOf(event))}`
    return [head, ...sorted.map((line) => sayLine(line, locale, sayDay)), ...sayLights(one, locale, sayDay)].join('\n')
  })
  return {
    subject: no ? sayNo(first.name, first.event.title, told.length - 1) : words.daily(group.name),
    paragraphs: no ? paragraphs : [words.dailyText, ...paragraphs],
    action: words.action,
    path: `/calendar/${first.event.id}`,
  }
}

/** One mail to one person: a no or the end of a search that is told at once, or the answers of a day. Nothing where that holds no more. */
export const newsMail = defineJob('answer_news_mail', News, async (news, context) => {
  const { db, config, log } = context
  const { groupId, userId } = news
  const { smtpUrl, publicUrl } = config
  const reader = await findNewsReader(db, groupId, userId)
  if (smtpUrl === undefined || publicUrl === undefined || reader === undefined) return
  const group = await findSendingGroup(db, groupId)
  const { name: groupName, settings } = group
  const { locale, name, email } = reader
  const words = newsWords[locale]
  const write = news.searchId === undefined ? answerText : searchText
  const said = await write(db, news, { locale, group, now: new Date() })
  if (said === undefined) return
  const unsubscribeUrl = `${publicUrl}/messages/unsubscribe/${newsTokens(context).make({ groupId, userId, number: 1 })}`
  const text: MailText = {
    subject: said.subject,
    greeting: messageWordsOf(locale).greeting(name),
    paragraphs: said.paragraphs,
    action: { label: said.action, url: `${publicUrl}${said.path}` },
    footer: [words.footer(groupName), messageWordsOf(locale).unsubscribe(unsubscribeUrl)],
  }
  // Noted before it is handed over: whether it left is unknown where the process dies in between, and then it does not leave twice.
  if (news.id !== undefined && !(await beginNews(db, news, news.id))) return
  try {
    const mail = layOutMail(email, locale, text)
    await sendMail(config, { ...mail, senderName: settings?.senderName ?? groupName, unsubscribeUrl })
  } catch (error) {
    if (!(error instanceof MailRefusedError) && !(error instanceof MailUnclearError)) {
      if (news.id !== undefined) await undoBeginning(db, news, news.id)
      throw error
    }
    log.warn({ err: error }, 'news of answers were not sent')
  }
})

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS)

/** Orders what one person is to be told now, and notes in the same transaction that it is ordered. */
async function orderFor(tx: Transaction, groupId: string, userId: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(answerNews).where(isNewsOf(groupId, userId)).for('no key update')
  if (row === undefined) return
  const { timeZone, settings } = await findSendingGroup(tx, groupId)
  const quiet = quietUntil(settings?.quiet, timeZone, now)
  const local = localTime(now, timeZone).toString()
  const toldOn = row.toldAt && todayIn(timeZone, row.toldAt)
  const isDue = toldOn !== local.slice(0, 10) && local.slice(11, 16) >= MORNING
  const isMorning = row.isDaily && isDue && quiet === undefined
  const lookedAt = new Date(now.getTime() - SETTLED_MS)
  const daily = isMorning
    ? [{ id: newId(), groupId, userId, since: (row.toldAt ?? dayBefore(now)).toISOString(), until: now.toISOString() }]
    : []
  const { noDays } = row
  const group = await findInvitingGroup(tx, groupId)
  const lines = noDays === null ? [] : await readNews(tx, groupId, { since: row.lookedAt, until: lookedAt, now })
  const isSoon = ({ event }: NewsLine) => event.startsAt.getTime() - now.getTime() <= (noDays ?? 0) * DAY_MS
  const isLate = ({ event, answeredAt }: NewsLine) => answeredAt >= deadlineOf(event, group)
  const nos = lines.filter((line) => line.answer === 'no' && (isSoon(line) || isLate(line)))
  // One a person: a long absence is a no to many events, and two absences may cover the same one.
  const mails = [...new Set(nos.map(({ personId }) => personId))].map((memberId): News => {
    const own = nos.filter(({ personId }) => personId === memberId)
    const since = new Date(Math.min(...own.map(({ answeredAt }) => answeredAt.getTime())) - 1).toISOString()
    const [eventId = '', ...otherEventIds] = new Set(own.map(({ event }) => event.id))
    return { id: newId(), groupId, userId, since, until: now.toISOString(), no: { eventId, memberId, otherEventIds } }
  })
  await enqueueAll(tx, newsMail, daily)
  await enqueueAll(tx, newsMail, mails, quiet)
  const seen = lookedAt > row.lookedAt ? { lookedAt } : {}
  if (isMorning || 'lookedAt' in seen)
    await tx
      .update(answerNews)
      .set({ ...seen, ...(isMorning && { toldAt: now }) })
      .where(isNewsOf(groupId, userId))
}

const wantsNews = (groupId: string) =>
  and(eq(answerNews.groupId, groupId), or(eq(answerNews.isDaily, true), isNotNull(answerNews.noDays)))

/** At once, to whoever wants any news: they wait for an answer that nobody is going to give. */
export const tellSearchOver = defineJob(
  searchOverMail.name,
  searchOverMail.schema,
  async ({ groupId, searchId }, { db }) => {
    const now = new Date()
    const over = await findExhausted(db, groupId, searchId, now)
    if (over === undefined) return
    const readers = await db.select({ userId: answerNews.userId }).from(answerNews).where(wantsNews(groupId))
    const { timeZone, settings } = await findSendingGroup(db, groupId)
    const at = now.toISOString()
    // One for each end of the search: it goes on when people are added.
    const id = v5(String(over.asked), searchId)
    const mails = readers.map(({ userId }) => ({ id, groupId, userId, since: at, until: at, searchId }))
    await db.transaction((tx) => enqueueAll(tx, newsMail, mails, quietUntil(settings?.quiet, timeZone, now)))
  },
)

/** Of one group: whoever asked for it, one after the other. */
export const tellAnswerNews = defineJob('answer_news', z.object({ groupId: Id }), async ({ groupId }, { db }) => {
  const readers = await db.select({ userId: answerNews.userId }).from(answerNews).where(wantsNews(groupId))
  const now = new Date()
  // oxlint-disable-next-line no-await-in-loop -- nobody waits for it
  for (const reader of readers) await db.transaction((tx) => orderFor(tx, groupId, reader.userId, now))
})

export const planAnswerNews = defineJob('plan_answer_news', z.object({}), async (_payload, { db, config }) => {
  if (config.smtpUrl === undefined) return
  const wanting = await db.selectDistinct({ groupId: answerNews.groupId }).from(answerNews)
  await db.transaction((tx) => enqueueAll(tx, tellAnswerNews, wanting))
})
