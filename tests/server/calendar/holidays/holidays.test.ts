import DateHolidays from 'date-holidays'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Holiday, HolidaySettings } from '@contract/calendar/holidays'
import { feastNear } from '../../../../server/areas/calendar/events/feastDays'
import { fixedHolidays, publicHolidays } from '../../../../server/platform/time/publicHolidays'
import { newEvent } from '../events/calendarFixture'
import { callAs, foundGroup, joinAs } from '../../support/factories'
import { createTestServer } from '../../support/harness'
import type { TestServer } from '../../support/harness'

let server: TestServer
let admin: SignedIn

beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  admin = await foundGroup(server.app)
})

const change = (settings: object, as = admin) =>
  callAs(server.app, as, 'POST', '/calendar/change-holiday-settings', { settings })
const list = async (from: string, to: string, locale = 'en', as = admin): Promise<Holiday[]> =>
  (await callAs(server.app, as, 'GET', `/calendar/list-holidays?from=${from}&to=${to}&locale=${locale}`)).json()
    .holidays
const settings = async (query = ''): Promise<{ settings: HolidaySettings; states: { code: string; name: string }[] }> =>
  (await callAs(server.app, admin, 'GET', `/calendar/find-holiday-settings?locale=en${query}`)).json()

test('public holidays are those of the country and its state, beside the group’s own, in the person’s language', async () => {
  expect(await list('2026-04-01', '2026-04-30')).toEqual([])
  const own = [{ name: 'Easter holidays', from: '2026-03-30', to: '2026-04-10' }]
  expect((await change({ country: 'DE', state: 'BY', own, version: 1 })).json().settings).toEqual({
    country: 'DE',
    state: 'BY',
    own,
    version: 2,
  })
  expect(await list('2026-04-01', '2026-04-30')).toEqual([
    { name: 'Easter holidays', from: '2026-03-30', to: '2026-04-10', kind: 'own' },
    { name: 'Good Friday', from: '2026-04-03', to: '2026-04-03', kind: 'public' },
    { name: 'Easter Monday', from: '2026-04-06', to: '2026-04-06', kind: 'public' },
  ])
  // All Saints' is free in Bavaria, and in Berlin it is not.
  expect((await list('2026-11-01', '2026-11-01')).length).toBe(1)
  await change({ country: 'DE', state: 'BE', own: [], version: 2 })
  expect(await list('2026-11-01', '2026-11-01')).toEqual([])
  await change({ country: 'BR', own: [], version: 3 })
  expect((await list('2026-09-01', '2026-09-30', 'pt-BR')).map(({ name }) => name)).toEqual(['Dia da Independência'])
  await change({ country: 'CH', state: 'ZH', own: [], version: 4 })
  expect((await list('2026-05-14', '2026-05-14', 'de-CH')).map(({ name }) => name)).toEqual(['Auffahrt'])
})

test('without a country of their own they are those of the group’s region, over a new year too', async () => {
  const { group } = (await callAs(server.app, admin, 'GET', '/group/settings')).json()
  await callAs(server.app, admin, 'POST', '/group/settings', { group: { ...group, region: 'PT' } })
  expect((await list('2026-12-20', '2027-01-02')).map(({ from }) => from)).toEqual(['2026-12-25', '2027-01-01'])
  const { states } = await settings('&country=CH')
  expect(states).toContainEqual({ code: 'ZH', name: 'Canton of Zürich' })
})

test('the settings are the conductor’s, under the version that was read; everybody reads the holidays', async () => {
  const [conductor, member] = [await joinAs(server.app, admin, 'conductor'), await joinAs(server.app, admin, 'member')]
  expect((await change({ country: 'FR', own: [], version: 1 }, member)).statusCode).toBe(403)
  expect((await change({ country: 'FR', own: [], version: 1 }, conductor)).statusCode).toBe(200)
  expect((await list('2026-07-14', '2026-07-14', 'en', member)).length).toBe(1)
  const late = await change({ own: [], version: 1 })
  expect([late.statusCode, late.json().error.current]).toEqual([409, (await settings()).settings])
  const turned = { name: 'Summer', from: '2026-08-10', to: '2026-07-10' }
  expect((await change({ own: [turned], version: 2 })).json().error.fields).toEqual({ 'settings.own.0.to': 'bad_date' })
  const { entries } = (
    await callAs(server.app, admin, 'GET', '/audit/list-entries?config[action]=holidays_changed')
  ).json()
  expect(entries[0]).toMatchObject({ before: {}, after: { country: 'FR' } })
})

test('no state loses a holiday that the whole of Brazil has', async () => {
  const states = Object.keys(new DateHolidays().getStates('BR') ?? {})
  expect(states.length).toBe(27)
  for (const state of states) {
    // oxlint-disable-next-line no-await-in-loop -- from memory
    const days = await publicHolidays({ country: 'BR', state }, 2026, 'en')
    expect([state, days.filter(({ from }) => from === '2026-11-20').length]).toEqual([state, 1])
  }
})

describe('the feast days by which seasons are copied', () => {
  /** The library's rules of national holidays of one date, or so many days from Easter. */
  const national = (country: string) =>
    new DateHolidays(country)
      .getHolidays(2026)
      .filter(({ type, rule }) => type === 'public' && /^(\d\d-\d\d|easter( -?\d+)?)$/.test(rule))

  test.each(['AT', 'BR', 'CH', 'DE', 'ES', 'FR', 'IT', 'PT', 'US', 'GB', 'NL', 'PL', 'SE'])(
    'are every national holiday of one date of %s that the library knows',
    async (country) => {
      const feasts = await fixedHolidays({ country }, [2025, 2026, 2027, 2028])
      const unknown = national(country).flatMap(({ date, name }) => {
        const day = date.slice(0, 10)
        return feastNear(day, day.replace('2026', '2027'), country, feasts) === undefined ? [`${day} ${name}`] : []
      })
      expect(unknown).toEqual([])
    },
  )

  test('are those of the country and state that are chosen under Holidays, before the group’s own country', async () => {
    const feast = newEvent({ title: '9 de Julho', start: '2026-07-09', end: '2026-07-10', allDay: true })
    await callAs(server.app, admin, 'POST', '/calendar/add-event', { event: feast })
    const copied = async () => {
      const copy = { from: '2026-07-01', to: '2026-07-31', start: '2027-07-01' }
      const answer = await callAs(server.app, admin, 'POST', '/calendar/preview-copy', { copy })
      return answer.json().events.map(({ start }: { start: string }) => start)
    }
    expect(await copied()).toEqual(['2027-07-08'])
    expect((await change({ country: 'BR', state: 'SP', own: [], version: 1 })).statusCode).toBe(200)
    expect(await copied()).toEqual(['2027-07-09'])
  })
})
