import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { AllFinances } from '@contract/finances'
import { FinanceAccountList } from '@contract/finances/accounts'
import type { Api } from '../support/api'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

const ID = '01890000-0000-7000-8000-000000000001'
const GARBAGE = 'rubbish'
/** An end to what never comes. */
const WAIT_MS = 20_000
const DAY = /^\d{4}-\d\d-\d\d$/

interface ListAddress {
  /** `:account` and `:entry` stand for one of the demo orchestra. */
  path: string
  /** The end of the path of the list's call. */
  call: string
  /** Of the list without parameters, where it is another one. */
  usualCall?: string
  says: Record<string, string>
  /** What the call then carries; by the same names and values unless it is said here. Null: shown without a call. */
  asks?: Record<string, string | RegExp | null>
  /** Of the parameters, those that cannot be wrong. */
  free?: string[]
}

const paging = { page: '2', perPage: '10' }
const days = { from: '2020-01-01', to: '2037-12-31' }

const addresses: Record<string, ListAddress> = {
  'members, narrowed': {
    path: '/members',
    call: '/members/list-members',
    says: { q: 'a', section: 'brass', status: 'active', sort: 'desc', sortColumn: 'status' },
    free: ['q'],
  },
  'members without a fee class': {
    path: '/members',
    call: '/members/list-members',
    says: { feeClass: 'none' },
  },
  'members, the second page': { path: '/members', call: '/members/list-members', says: paging },
  links: {
    path: '/members/links',
    call: '/links/list-links',
    says: { q: 'a', section: 'strings', state: 'none' },
    free: ['q'],
  },
  'links, the second page': { path: '/members/links', call: '/links/list-links', says: paging },
  'entries, narrowed': {
    path: '/finances/entries',
    call: '/finances/list',
    says: {
      q: 'a',
      kind: 'income',
      category: 'dues',
      subcategoryId: ID,
      status: 'paid',
      period: 'month',
      memberId: ID,
      eventId: ID,
      accountId: ID,
      purposeId: ID,
      receipt: 'no',
      reconciled: 'yes',
      sort: 'asc',
      sortColumn: 'amount',
    },
    asks: { period: null, from: DAY, receipt: null, hasReceipt: 'false', reconciled: null, isReconciled: 'true' },
    free: ['q'],
  },
  'entries of some days': { path: '/finances/entries', call: '/finances/list', says: days },
  'entries until a day': { path: '/finances/entries', call: '/finances/list', says: { to: '2026-01-31' } },
  'overdue entries': {
    path: '/finances/entries',
    call: '/finances/list',
    says: { overdue: 'yes' },
    asks: { overdue: null, dueBefore: DAY, status: 'pending' },
  },
  'entries, the second page': { path: '/finances/entries', call: '/finances/list', says: paging },
  debtors: {
    path: '/finances/debtors',
    call: '/finances/list-debtors',
    says: { q: 'a', sortColumn: 'name' },
    free: ['q'],
  },
  'who paid': {
    path: '/finances/payments',
    call: '/finances/list-dues-payments',
    says: { ...days, feeClass: 'none', perPage: '10', q: 'a' },
    free: ['q'],
  },
  balance: { path: '/finances', call: '/finances/balance', says: { on: '2026-01-31' } },
  accounts: { path: '/finances/accounts', call: '/finances/list-accounts', says: { on: '2026-01-31' } },
  'movements of an account': {
    path: '/finances/accounts/:account',
    call: '/finances/account-movements',
    says: days,
  },
  'movements, the second page': {
    path: '/finances/accounts/:account',
    call: '/finances/account-movements',
    says: paging,
  },
  transfers: {
    path: '/finances/transfers',
    call: '/finances/list-transfers',
    says: { accountId: ID, ...days, perPage: '10' },
  },
  vouchers: {
    path: '/finances/vouchers',
    call: '/finances/list-vouchers',
    says: { year: '2025', sort: 'desc', sortColumn: 'date', perPage: '10' },
  },
  report: { path: '/finances/report', call: '/finances/year-report', says: { year: '2024' } },
  'pack for the assembly': { path: '/finances/report/pack', call: '/finances/year-report', says: { year: '2024' } },
  budget: { path: '/finances/budget', call: '/finances/find-budget', says: { year: '2024' } },
  months: {
    path: '/finances/months',
    call: '/finances/balance',
    says: { year: '2024' },
    asks: { year: null, on: '2024-12-31' },
  },
  'a recurring entry like another': {
    path: '/finances/recurring',
    call: '/finances/find-finance',
    usualCall: '/finances/list-recurring',
    says: { of: ':entry' },
    asks: { of: null, id: ':entry' },
  },
  calendar: {
    path: '/calendar',
    call: '/calendar/list-events',
    says: { view: 'week', date: '2026-03-10', calendars: 'Ensaio' },
    asks: { view: null, date: null, start: /^2026-03-0/ },
  },
  answers: {
    path: '/calendar/answers',
    call: '/replies/list-matrix',
    says: { q: 'a', period: 'next', calendar: 'Ensaio', section: 'brass', instrument: 'Tuba', silent: 'yes' },
    asks: { period: null, from: DAY, to: DAY, calendar: null, calendars: 'Ensaio', instrument: null, silent: null },
    free: ['q', 'instrument'],
  },
  'answers of some days': {
    path: '/calendar/answers',
    call: '/replies/list-matrix',
    says: { period: 'custom', from: '2026-01-01', to: '2026-01-31' },
    asks: { period: null },
  },
  messages: { path: '/calendar/messages', call: '/messages/list-messages', says: { perPage: '10' } },
  'events that were': {
    path: '/analytics',
    call: '/analytics/events/list',
    says: { q: 'a', calendar: 'Ensaio', period: 'last', sort: 'asc', sortColumn: 'title' },
    asks: { period: null, from: DAY, to: DAY },
    free: ['q'],
  },
  'events of some days': { path: '/analytics', call: '/analytics/events/list', says: days },
  'events, the second page': {
    path: '/analytics',
    call: '/analytics/events/list',
    says: { period: 'all', ...paging },
    asks: { period: null },
  },
  'attendance of members': {
    path: '/analytics/members',
    call: '/analytics/members/list',
    says: {
      q: 'a',
      section: 'strings',
      instrument: 'Violino',
      calendar: 'Ensaio',
      period: 'last',
      show: 'replies',
      sort: 'desc',
      sortColumn: 'name',
    },
    asks: { period: null, from: DAY, to: DAY, show: null },
    free: ['q', 'instrument'],
  },
  'attendance, the second page': { path: '/analytics/members', call: '/analytics/members/list', says: paging },
  people: { path: '/settings/people', call: '/users/list-users', says: { q: 'a', perPage: '10' }, free: ['q'] },
  'activity, narrowed': {
    path: '/settings/audit',
    call: '/audit/list-entries',
    says: { q: 'a', actorId: ID, action: 'signed_in', subjectType: 'member', subjectId: ID, ...days, sort: 'asc' },
    free: ['q'],
  },
  'activity, the second page': { path: '/settings/audit', call: '/audit/list-entries', says: paging },
}

/** What was answered of a call, by the names of its parameters without what they are part of: `config[page]` is `page`. */
function watchCalls(page: Page) {
  const calls: { path: string; asked: Record<string, string> }[] = []
  page.on('response', (response) => {
    const { pathname, searchParams } = new URL(response.url())
    const asked = [...searchParams].map(([name, value]) => [/\[(\w+)\]$/.exec(name)?.[1] ?? name, value])
    calls.push({ path: pathname, asked: Object.fromEntries(asked) })
  })
  return {
    forget: () => calls.splice(0),
    of: (end: string) => calls.filter(({ path }) => path.endsWith(end)).map(({ asked }) => asked),
  }
}

/** As a link of the page does, or Back: without the load that would take most of the time. */
async function open(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)
}

/** What an answer changes is drawn, and what follows from that as well. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((next) => requestAnimationFrame(next))
  })
}

const searchOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)

async function demoIds(api: Api, as: SignedIn): Promise<Record<string, string>> {
  const { accounts } = FinanceAccountList.parse(await (await api.call('/finances/list-accounts', { as })).json())
  const entries = AllFinances.parse(await (await api.call('/finances/all-finances', { as })).json())
  return { ':account': accounts[0]?.account.id ?? '', ':entry': entries[0]?.id ?? '' }
}

describe('the address and the list agree', () => {
  e2e('on every list, of every parameter', async ({ app, api }) => {
    const admin = await api.enterDemo('admin')
    const ids = await demoIds(api, admin)
    const filled = (text: string) => Object.entries(ids).reduce((now, [name, id]) => now.replace(name, id), text)
    const page = await app.visit('/settings/account', { as: admin })
    // Before that nobody listens to the history.
    await see(title(page, 'Your account'))
    const calls = watchCalls(page)

    for (const [name, { path, call, usualCall = call, says, asks = {}, free = [] }] of Object.entries(addresses)) {
      const said = Object.fromEntries(Object.entries(says).map(([key, value]) => [key, filled(value)]))
      const wanted = Object.entries({ ...said, ...asks }).flatMap(([key, value]) =>
        value === null ? [] : [[key, value instanceof RegExp ? expect.stringMatching(value) : filled(value)]],
      )
      const expected: unknown = expect.objectContaining(Object.fromEntries(wanted))

      calls.forget()
      await open(page, `${filled(path)}?${new URLSearchParams(said).toString()}`)
      await expect.poll(() => calls.of(call), { message: name, timeout: WAIT_MS }).toContainEqual(expected)
      await drawn(page)
      expect({ name, said: searchOf(page) }).toEqual({ name, said })

      calls.forget()
      const wrong = Object.keys(says).filter((key) => !free.includes(key))
      await open(page, `${filled(path)}?${new URLSearchParams(wrong.map((key) => [key, GARBAGE])).toString()}`)
      await expect.poll(() => searchOf(page), { message: name, timeout: WAIT_MS }).toEqual({})
      await expect.poll(() => calls.of(usualCall).length, { message: name, timeout: WAIT_MS }).toBeGreaterThan(0)
      const wrongly = calls.of(usualCall).filter((asked) => Object.values(asked).includes(GARBAGE))
      expect({ name, wrongly }).toEqual({ name, wrongly: [] })
    }
    expect(app.refusals).toEqual([])
  })

  e2e('when a screen is loaded anew, and on the way back', async ({ app, api }) => {
    const page = await app.visit('/members?status=rubbish&section=brass', { as: await api.enterDemo('admin') })
    const calls = watchCalls(page)
    for (const { path, call, kept, changed } of [
      { path: '/members', call: '/members/list-members', kept: { section: 'brass' }, changed: { section: 'strings' } },
      { path: '/finances/entries', call: '/finances/list', kept: { kind: 'expense' }, changed: { kind: 'income' } },
    ]) {
      const address = (says: Record<string, string>) => `${path}?${new URLSearchParams(says).toString()}`
      const shows = async (says: Record<string, string>) => {
        await expect.poll(() => calls.of(call), { timeout: WAIT_MS }).toContainEqual(expect.objectContaining(says))
        await expect.poll(() => searchOf(page)).toEqual(says)
      }
      calls.forget()
      await page.goto(address({ ...kept, status: GARBAGE, page: GARBAGE }))
      await shows(kept)
      expect(JSON.stringify(calls.of(call))).not.toContain(GARBAGE)
      calls.forget()
      await page.reload()
      await shows(kept)
      // The page's first script asks before the screens stand, and what it got is not asked again on the way back.
      await see(page.getByRole('row').nth(1))
      await open(page, address({ ...changed, sort: GARBAGE }))
      await shows(changed)
      // What was wrong is no step of its own.
      calls.forget()
      await page.goBack()
      await shows(kept)
    }
    expect(app.refusals).toEqual([])
  })
})
