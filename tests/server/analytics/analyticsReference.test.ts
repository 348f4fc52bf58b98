import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalyticsSummary } from '@contract/analytics'
import { attendanceStatuses, eventCalendars, type CalendarEvent } from '@contract/calendar'
import type { Finance } from '@contract/finances'
import { sections, type Member } from '@contract/members'
import { seeded } from '../../../server/demo/orchestra/seeded'
import { daysFromNow, eventFixture } from '../calendar/events/eventFixture'
import { financeFixture } from '../finances/financeFixture'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { callAs, foundGroup } from '../support/factories'
import { someOf } from '../support/wholeRun'
import { dayOf, referenceRow, referenceSummary } from './seasonReference'
import type { DiaryEntry, DiaryEvent } from './seasonReference'

let server: TestServer

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

const HOUR_MS = 3_600_000
const iso = (instant: number) => new Date(instant).toISOString()

function check({ statusCode, body }: { statusCode: number; body: string }, wanted: number): void {
  if (statusCode !== wanted) throw new Error(`${statusCode}: ${body}`)
}

/** A year of a group that does everything that groups do, told to the server and written into a diary. */
async function liveOneYear(timeZone: string, seed: number) {
  const chance = seeded(seed)
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(chance() * values.length)]
    if (value === undefined) throw new Error('Nothing to pick from')
    return value
  }
  const admin = await foundGroup(server.app)
  const fixture = eventFixture(server.app, admin)
  const ledger = financeFixture(server.app, admin)
  const { group } = await fixture.read('/group/settings')
  await fixture.post('/group/settings', { group: { ...group, timeZone } })

  const roster: { member: Member; isGone: boolean }[] = []
  for (let at = 0; at < 9; at++) {
    // Two came in the middle of the year; one has always been on leave.
    const joinedOn = at > 6 ? daysFromNow(-150).toISOString().slice(0, 10) : '2020-01-01'
    const status = at === 5 ? 'on_leave' : 'active'
    const member = await fixture.addMember({ name: `M${at}`, section: pick(sections), joinedOn, status })
    roster.push({ member, isGone: false })
  }

  const diary: DiaryEvent[] = []
  const stored = new Map<string, CalendarEvent>()
  const isOfDay = ({ joinedOn = '', status }: Member, day: string) => joinedOn <= day && status !== 'on_leave'

  /** A report with whatever lines chance gives; of a correction, who had a line keeps the seat of then. */
  async function report(entry: DiaryEvent): Promise<void> {
    const event = stored.get(entry.id)
    if (!event) throw new Error('Not stored')
    const day = dayOf(entry, timeZone)
    // Who is called for an event without being of the roster came to help.
    const able = roster.filter(({ member }) => isOfDay(member, day) || chance() < 0.1)
    const isSilent = chance() < 0.15
    const marked = isSilent ? [] : able.filter(() => chance() < 0.85)
    const lines = marked.map(({ member }) => [member, pick(attendanceStatuses)] as const)
    const audience = chance() < 0.5 ? Math.floor(chance() * 400) : null
    const answer = await fixture.finish(
      event,
      Object.fromEntries(lines.map(([{ id }, status]) => [id, status])),
      audience === null ? {} : { audience },
    )
    check(answer, 200)
    stored.set(entry.id, answer.json().event)
    const before = entry.lines
    entry.lines = new Map(
      lines.map(([{ id, section }, status]) => [id, { status, section: before.get(id)?.section ?? section }]),
    )
    entry.unwritten = roster
      .filter(({ member }) => isOfDay(member, day) && !entry.lines.has(member.id))
      .map(({ member }) => member.section)
    entry.audience = audience
    entry.isFinished = true
  }

  for (let at = 0; at < 28; at++) {
    // Any hour, so that some lie beside a midnight of the zone, and of a month.
    const start = Math.floor((Date.now() - (3 + chance() * 380) * 24 * HOUR_MS) / HOUR_MS) * HOUR_MS
    const allDay = chance() < 0.15
    const length = (1 + Math.floor(chance() * 6)) * HOUR_MS
    const times = allDay
      ? { start: iso(start).slice(0, 10), end: iso(start + 24 * HOUR_MS).slice(0, 10) }
      : { start: iso(start), end: iso(start + length) }
    const calendar = pick(eventCalendars)
    const event = await fixture.addEvent({
      title: `${pick(['Manhã', 'Noite'])} ${at}`,
      allDay,
      ...times,
      extendedProps: { calendar },
    })
    stored.set(event.id, event)
    const nothing = { isFinished: false, audience: null, lines: new Map(), unwritten: [] }
    const entry: DiaryEvent = { id: event.id, title: event.title, calendar, allDay, ...times, ...nothing }
    diary.push(entry)
    const fate = chance()
    if (fate < 0.1) {
      // Called off: it counts nowhere.
      const extendedProps = { ...event.extendedProps, status: 'cancelled' as const }
      check(await fixture.post('/calendar/update-event', { event: { ...event, extendedProps } }), 200)
    } else if (fate < 0.2) {
      // Removed, and half of those brought back and finished after all.
      await callAs(server.app, admin, 'DELETE', `/calendar/remove-event?id=${event.id}`)
      if (chance() < 0.5) {
        const answer = await fixture.post('/calendar/update-event', { event })
        check(answer, 200)
        stored.set(event.id, answer.json().event)
        await report(entry)
      }
    } else await report(entry)
    if (entry.isFinished && chance() < 0.25) await report(entry)
    if (entry.isFinished && chance() < 0.2) {
      const answer = await fixture.reopen(stored.get(entry.id) ?? event)
      check(answer, 200)
      stored.set(entry.id, answer.json().event)
      entry.isFinished = false
      if (chance() < 0.6) await report(entry)
    }
    if (at === 14) {
      // Some change their section, one leaves for good: what was stays as it was.
      for (const person of roster.slice(0, 3)) {
        const section = pick(sections)
        const answer = await fixture.post('/members/add-member', { member: { ...person.member, section } })
        person.member = answer.json().member
      }
      await fixture.removeMember(roster[3]?.member.id ?? '')
    }
  }

  const entries: (DiaryEntry & { finance: Finance })[] = []
  for (let at = 0; at < 30; at++) {
    const eventId = chance() < 0.85 ? pick(diary).id : undefined
    const finance = await ledger.stored({
      kind: pick(['income', 'expense'] as const),
      amount: 1 + Math.floor(chance() * 100_000),
      status: pick(['paid', 'pending'] as const),
      date: at < 6 ? '2026-01-15' : '2026-03-10',
      eventId,
    })
    entries.push({ kind: finance.kind, amount: finance.amount, eventId: eventId ?? null, finance })
  }
  for (const entry of entries.slice(6)) {
    const fate = chance()
    if (fate < 0.2) {
      // To another event, the other way round, for another amount.
      const change = { eventId: pick(diary).id, kind: pick(['income', 'expense'] as const), amount: 77 }
      const answer = await ledger.add({ ...entry.finance, ...change })
      check(answer, 200)
      Object.assign(entry, change, { finance: answer.json().finance })
    } else if (fate < 0.35) {
      await ledger.remove(entry.finance.id)
      if (chance() < 0.5) await ledger.add(entry.finance)
      else entry.eventId = null
    } else if (fate < 0.5 && entry.finance.status === 'pending') {
      const { id, version } = entry.finance
      const payment = { finances: [{ id, version }], date: '2026-03-20' }
      check(await ledger.post('/finances/pay-finances', { payment }), 200)
    }
  }
  // A closed month: what stands in it is taken back by an entry of the other kind.
  await ledger.post('/finances/close-month', { month: '2026-01' })
  const [first] = entries
  if (first) {
    const reversal = { id: crypto.randomUUID(), of: first.finance.id, date: '2026-03-12' }
    const answer = await ledger.post('/finances/reverse-finance', { reversal })
    check(answer, 201)
    const kind = first.kind === 'income' ? ('expense' as const) : ('income' as const)
    entries.push({ kind, amount: first.amount, eventId: first.eventId, finance: answer.json().finance })
  }
  return { fixture, ledger, diary, entries }
}

/** Parts in any order, rates to the last digit that both ways of reckoning share. */
function inOrder(summary: Pick<AnalyticsSummary, 'bySection' | 'byCalendar'>) {
  return {
    ...summary,
    bySection: summary.bySection.toSorted((a, b) => (a.section < b.section ? -1 : 1)),
    byCalendar: summary.byCalendar.toSorted((a, b) => (a.calendar < b.calendar ? -1 : 1)),
  }
}

const years = [
  ['Pacific/Auckland', 22],
  ['America/Sao_Paulo', 11],
  ['America/New_York', 33],
] as const

test.each(someOf(years))('a year in %s says what a count by hand says (seed %i)', async (timeZone, seed) => {
  const { fixture, ledger, diary, entries } = await liveOneYear(timeZone, seed)
  const finished = diary.filter(({ isFinished }) => isFinished)
  // The year is a hard one, or it proves little.
  expect(finished.length).toBeGreaterThan(8)
  expect(finished.length).toBeLessThan(diary.length)

  const rows = await fixture.all()
  const byId = <T extends { id: string }>(list: T[]) => list.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(byId(rows)).toMatchObject(byId(finished).map((event) => referenceRow(event, entries)))

  const day = (event: DiaryEvent) => dayOf(event, timeZone)
  const [from, to] = [daysFromNow(-250).toISOString().slice(0, 10), daysFromNow(-60).toISOString().slice(0, 10)]
  const filters = [
    [{}, () => true],
    [{ calendar: 'Ensaio' }, (event: DiaryEvent) => event.calendar === 'Ensaio'],
    [{ q: 'manha' }, (event: DiaryEvent) => event.title.startsWith('Manhã')],
    [{ from, to }, (event: DiaryEvent) => day(event) >= from && day(event) <= to],
    [{ from: '2199-01-01' }, () => false],
  ] as const
  for (const [config, isSelected] of filters) {
    const selected = finished.filter(isSelected)
    const { summary, total } = await fixture.list({ ...config, perPage: 1 })
    expect(total).toBe(selected.length)
    expect(inOrder(summary)).toEqual(referenceSummary(selected, entries, timeZone))
  }

  // One sum of money, wherever it is asked for.
  for (const event of diary) {
    const { income, expense, net } = referenceRow(event, entries)
    expect(await ledger.sum({ eventId: event.id })).toEqual({ income, expense, net, opening: 0 })
    const listed = await ledger.all({ eventId: event.id })
    expect(listed.reduce((sum, { kind, amount }) => sum + (kind === 'income' ? amount : -amount), 0)).toBe(net)
    const record = await fixture.record(event.id)
    expect(record.statusCode).toBe(event.isFinished ? 200 : 404)
    expect(record.json().row).toEqual(rows.find(({ id }) => id === event.id))
  }
})
