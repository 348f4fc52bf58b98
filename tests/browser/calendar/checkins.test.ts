import type { Page } from 'playwright-core'
import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { CheckinList } from '@contract/calendar/checkins'
import { LinksAnswer } from '@contract/calendar/links'
import { saveRoster, storedMarks } from './finishFixture'
import { readQr } from './readQr'
import type { Api } from '../support/api'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

const MINUTE_MS = 60_000

const UNSENT = /marks? (?:is|are) not sent yet/

/** What the last tap did, at the foot. */
const noteOf = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

async function lineOf(api: Api, admin: SignedIn, eventId: string, name: string) {
  const { members } = CheckinList.parse(
    await (await api.call(`/checkins/list-checkins?id=${eventId}`, { as: admin })).json(),
  )
  return members.find((member) => member.name === name)
}
const arrivalOf = async (...of: Parameters<typeof lineOf>) => (await lineOf(...of))?.arrival

e2e('musicians check in by code or by name, and the event is finished from what is known', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const strings = await saveRoster(api, admin, { 'Ana Lima': 'strings', 'Bia Sá': 'strings', 'Caio Reis': 'brass' })
  const roster = await saveRoster(api, admin, { 'Dora Nunes': 'brass', 'Gil Prata': 'brass' })
  const [ana] = strings
  // A minute after the grace.
  const start = Date.now() - 11 * MINUTE_MS
  const event = {
    id: newId(),
    title: 'Ensaio geral',
    start: new Date(start).toISOString(),
    end: new Date(start + 120 * MINUTE_MS).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  await api.call('/calendar/add-event', { as: admin, body: { event } })
  const reply = { eventId: event.id, memberId: roster[0]?.id, answer: 'no', reason: 'Ill' }
  await api.call('/replies/set-reply', { as: admin, body: { reply } })

  const inTime = { eventId: event.id, memberId: roster[1]?.id, at: event.start }
  await api.call('/checkins/set-checkin', { as: admin, body: { checkin: inTime } })

  const page = await app.visit(`/calendar/${event.id}`, { as: admin, window: { width: 820, height: 1180 } })
  // Under way: who has come counts, and no longer what was answered.
  const here = page.getByRole('region', { name: 'Who is here' })
  await see(here.getByText('Here: 1'))
  // Of sixty, the names would push the answers off the screen.
  await missing(here.getByText('Gil Prata'))
  await here.getByText('Who it is').click()
  await see(here.getByText('Gil Prata'), page.getByRole('heading', { name: 'What was answered' }))
  await missing(page.getByRole('region', { name: 'Will it be enough to play?' }))
  await page.getByRole('link', { name: 'Check-in at the door' }).click()
  const qr = page.getByRole('img', { name: 'QR code to check in' })
  await see(title(page, 'At the door: Ensaio geral'), qr)
  await see(page.getByRole('timer').filter({ hasText: /^Next code in \d+ seconds?$/ }))
  await page.getByRole('button', { name: 'Full screen' }).click()
  await see(page.getByRole('button', { name: 'Leave full screen' }))
  expect(new URL((await readQr(qr)) ?? '').pathname).toBe('/check-in')
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await see(page.getByRole('button', { name: 'Full screen' }))

  // A phone scans the code; it is on the list without a reload.
  const made = await api.call('/links/make-links', { as: admin, body: { memberIds: [ana?.id] } })
  const token = LinksAnswer.parse(await made.json()).links[0]?.token ?? ''
  const phone = await app.visit(`/my#${token}`, { window: { width: 390, height: 844 } })
  await see(phone.getByText('Hello, Ana Lima'))
  await phone.goto(`/check-in#${event.id}.AAAAAAAAAAAAAA`)
  await see(phone.getByText('The code has expired. Please scan the one that is shown now.'))
  const scanned = (await readQr(qr)) ?? ''
  await phone.goto(scanned)
  await see(phone.getByRole('heading', { name: /^You are here, .*, Ana Lima$/ }))
  await see(phone.getByText('A little late, and good that you came. Play well!'))
  const row = (name: string) => page.getByRole('button', { name, pressed: true })
  await see(row('Ana Lima Late'))

  // A phone without a link asks who is there; with an account, the one who is tied to it is checked in.
  const window = { width: 390, height: 844 }
  const stranger = await app.visit('/check-in#', { window })
  await see(stranger.getByRole('link', { name: 'I have an account: sign in' }))
  const account = await api.join(admin, 'member', { name: 'Eva Melo' })
  const signedIn = await app.visit((await readQr(qr)) ?? '', { as: account, window })
  await see(signedIn.getByText('Your account is not tied to a member'))
  const [eva] = await saveRoster(api, admin, { 'Eva Melo': 'brass' })
  await api.call('/users/link-member', { as: admin, body: { id: account.userData.id, memberId: eva?.id } })
  await signedIn.goto((await readQr(qr)) ?? '')
  await see(signedIn.getByRole('heading', { name: /^You are here, .*, Eva Melo$/ }))

  // Typed, and taken by Enter; by keyboard alone.
  await page.getByRole('searchbox').fill('bia')
  await missing(page.getByRole('button', { name: 'Caio Reis', exact: true }))
  await page.getByRole('searchbox').press('Enter')
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  await see(row('Bia Sá Late'))
  // What is lost on the way waits, seen as it will be, and is sent again.
  await page.route('**/checkins/remove-checkin*', (route) => route.abort())
  await row('Bia Sá Late').click()
  await see(page.getByText('1 mark is not sent yet. It is sent as soon as there is a line.'))
  await see(page.getByRole('button', { name: 'Bia Sá Not sent yet', pressed: false }))
  expect(await arrivalOf(api, admin, event.id, 'Bia Sá')).toMatchObject({ isLate: true })
  await page.unroute('**/checkins/remove-checkin*')
  await page.getByRole('button', { name: 'Send now' }).click()
  await missing(page.getByText(UNSENT))
  await expect.poll(() => arrivalOf(api, admin, event.id, 'Bia Sá')).toBeUndefined()
  await page.getByRole('button', { name: 'Bia Sá', pressed: false, exact: true }).click()
  await see(row('Bia Sá Late'))
  await row('Bia Sá Late').click()
  await missing(row('Bia Sá Late'))
  await noteOf(page, 'Bia Sá is no longer marked as here.').getByRole('button', { name: 'Undo' }).click()
  await see(row('Bia Sá Late'))
  // Late by the clock alone: whoever was at the door knows better.
  await page.getByRole('button', { name: 'Bia Sá', pressed: true }).click()
  await page.getByRole('button', { name: 'Bia Sá', pressed: false, exact: true }).click()
  const late = noteOf(page, 'Bia Sá is here, late.')
  await late.getByRole('button', { name: 'Was on time' }).click()
  await see(noteOf(page, 'Bia Sá is here.'), row('Bia Sá Here'))
  // What is still on its way counts when the event is finished.
  await page.route('**/checkins/set-checkin*', (route) => route.abort())
  await noteOf(page, 'Bia Sá is here.').getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('1 mark is not sent yet. It is sent as soon as there is a line.'))
  expect(await arrivalOf(api, admin, event.id, 'Bia Sá')).not.toHaveProperty('isLate')

  await page.getByRole('link', { name: 'Finish' }).click()
  await page.unroute('**/checkins/set-checkin*')
  await see(title(page, 'Finish Ensaio geral'), page.getByText(/^Checked in/).first(), page.getByText('Said no: Ill'))
  await page.getByRole('group', { name: 'Caio Reis' }).getByRole('radio', { name: 'Absent', exact: true }).check()
  await page.getByRole('button', { name: 'Finish the event', exact: true }).click()
  // Who came late is among those present.
  await see(toast(page, '“Ensaio geral” is finished.'), page.getByText('Present 4 (Late 3) · Absent 1 · Excused 1'))
  const marks = {
    'Ana Lima': 'late',
    'Bia Sá': 'late',
    'Caio Reis': 'absent',
    'Dora Nunes': 'excused',
    'Eva Melo': 'late',
    'Gil Prata': 'present',
  }
  expect(await storedMarks(api, admin, event.id)).toEqual(marks)

  // Check-in is closed; who comes later still is put into the report. Reopened, it keeps who checked in, and takes in who
  // does now.
  await page.goto(`/calendar/${event.id}/door`)
  await page.getByRole('link', { name: 'Correct the report' }).click()
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await see(title(page, 'Finish Ensaio geral'))
  const [caio] = strings.slice(2)
  await api.call('/checkins/set-checkin', { as: admin, body: { checkin: { eventId: event.id, memberId: caio?.id } } })
  await page.reload()
  await page.getByRole('button', { name: 'Finish the event', exact: true }).click()
  await see(toast(page, '“Ensaio geral” is finished.'))
  expect(await storedMarks(api, admin, event.id)).toEqual({ ...marks, 'Caio Reis': 'late' })
})

e2e('the roll is called on a phone: by section, with the thumb, and without a line', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, {
    'Ana Lima': 'strings',
    'Bia Sá': 'strings',
    'Caio Reis': 'brass',
    'Dora Nunes': 'brass',
  })
  const played = { section: 'woodwinds', instrument: 'Clarinet', part: 2, joinedOn: '2020-01-01' } as const
  const maria = await api.saveMember(admin, { name: 'Maria Aparecida dos Santos', ...played })
  const start = Date.now() - 20 * MINUTE_MS
  const event = {
    id: newId(),
    title: 'Ensaio',
    start: new Date(start).toISOString(),
    end: new Date(start + 120 * MINUTE_MS).toISOString(),
    allDay: false,
    extendedProps: { calendar: 'Ensaio', status: 'scheduled' },
  }
  await api.call('/calendar/add-event', { as: admin, body: { event } })
  const checkin = { eventId: event.id, memberId: maria.id, at: event.start }
  await api.call('/checkins/set-checkin', { as: admin, body: { checkin } })
  const window = { width: 390, height: 844 }
  const page = await app.visit(`/calendar/${event.id}/door`, { as: admin, window, hasTouch: true, isOfItsOwn: true })
  const row = (name: string, pressed: boolean) => page.getByRole('button', { name: new RegExp(`^${name}`), pressed })
  const choose = (mark: string) => page.getByRole('button', { name: mark, exact: true }).click()

  // The names come first, the code when it is asked for.
  await see(row('Ana Lima', false), page.getByRole('button', { name: 'Show the code to scan' }))
  // Two lines a person at most, with all that is known of them; a third would be 64 px.
  const high = row('Maria Aparecida dos Santos ?Clarinet 2 ?Here, ', true)
  await expect.poll(async () => (await high.boundingBox())?.height ?? Infinity).toBeLessThan(52)
  await page.getByRole('button', { name: 'Strings 0 of 2', expanded: true }).click()
  await missing(row('Ana Lima', false))
  await page.getByRole('button', { name: 'Strings 0 of 2', expanded: false }).click()
  // Held, a name says how its owner came; so does the button beside it.
  await row('Ana Lima', false).dispatchEvent('contextmenu')
  await choose('Here, on time')
  await see(row('Ana Lima Here', true))
  await page.getByRole('button', { name: 'How Bia Sá came' }).click()
  await choose('Excused')
  await see(noteOf(page, 'Bia Sá is excused.'), row('Bia Sá Said no', false))
  await see(page.getByRole('button', { name: 'Strings 1 of 2' }))

  await expect.poll(async () => (await lineOf(api, admin, event.id, 'Bia Sá'))?.answer).toBe('no')

  // The line goes, and the page with it; what was said is sent by the next visit.
  await page.context().setOffline(true)
  await row('Caio Reis', false).tap()
  await see(row('Caio Reis', true), page.getByText('1 mark is not sent yet.'))
  await page.getByRole('button', { name: 'How Dora Nunes came' }).click()
  await choose('Here, late')
  await see(page.getByText('2 marks are not sent yet.'))
  // Nothing lies over the names.
  await expect.poll(() => page.locator('.toast-note').count()).toBe(0)
  const later = await page.context().newPage()
  await page.close()
  await later.context().setOffline(false)
  await later.goto(`/calendar/${event.id}/door`)
  const known = (name: string) => later.getByRole('button', { name: new RegExp(`^${name}`), pressed: true })
  await see(known('Caio Reis'), known('Dora Nunes Late'))
  await missing(later.getByText(UNSENT))
  await expect.poll(() => arrivalOf(api, admin, event.id, 'Dora Nunes')).toMatchObject({ isLate: true })
  const caio = await arrivalOf(api, admin, event.id, 'Caio Reis')
  expect(caio).toMatchObject({ isSetByOther: true })

  // Who checked in was the roll call: the rest was absent, until somebody says otherwise.
  await later.getByRole('link', { name: 'Finish' }).click()
  await see(
    later.getByText('At least half are here, so everyone else is absent until you say otherwise.', { exact: false }),
  )
  await expect.poll(() => later.getByRole('status', { name: 'So far' }).textContent()).toContain('Absent 0Excused 1')
})
