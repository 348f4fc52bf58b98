import { v7 as newId } from 'uuid'
import { expect } from 'vitest'
import { CheckinCode } from '@contract/replies/checkins'
import { LinksAnswer } from '@contract/replies/links'
import { saveRoster, storedReport } from './finishFixture'
import { e2e } from '../support/e2e'
import { holdToast, missing, see, title, toast } from '../support/page'

const MINUTE_MS = 60_000

e2e('musicians check in at the door, and the event is finished from what is known', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [ana] = await saveRoster(api, admin, { 'Ana Lima': 'strings', 'Bia Sá': 'strings', 'Caio Reis': 'brass' })
  const roster = await saveRoster(api, admin, { 'Dora Nunes': 'brass' })
  const start = Date.now() - 2 * MINUTE_MS
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

  const page = await app.visit(`/calendar/${event.id}`, { as: admin, window: { width: 820, height: 1180 } })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Check-in at the door' }).click()
  await see(title(page, 'At the door: Ensaio geral'), page.getByRole('img', { name: 'QR code to check in' }))

  // A phone scans the code; it is on the list without a reload.
  const made = await api.call('/links/make-links', { as: admin, body: { memberIds: [ana?.id] } })
  const token = LinksAnswer.parse(await made.json()).links[0]?.token ?? ''
  const shown = await api.call(`/checkins/show-code?id=${event.id}`, { as: admin })
  const { code } = CheckinCode.parse(await shown.json())
  const phone = await app.visit(`/my#${token}`, { window: { width: 390, height: 844 } })
  await see(phone.getByText('Hello, Ana Lima'))
  await phone.goto(`/check-in#${event.id}.AAAAAAAAAAAAAA`)
  await see(phone.getByText('The code has expired. Please scan the one that is shown now.'))
  await phone.goto(`/check-in#${event.id}.${code}`)
  await see(phone.getByRole('heading', { name: /^You are here, .*, Ana Lima$/ }))
  await see(phone.getByText('Good to have you. Play well!'))
  const row = (name: string) => page.getByRole('button', { name, pressed: true })
  await see(row('Ana Lima Here'))

  await page.getByRole('searchbox').fill('bia')
  await missing(page.getByRole('button', { name: 'Caio Reis' }))
  await page.getByRole('button', { name: 'Bia Sá' }).click()
  await see(row('Bia Sá Here'))
  await row('Bia Sá Here').click()
  const told = toast(page, 'Bia Sá is no longer marked as here.')
  await holdToast(told)
  await missing(row('Bia Sá Here'))
  await told.getByRole('button', { name: 'Undo' }).click()
  await see(row('Bia Sá Here'))

  await page.getByRole('link', { name: 'Finish' }).click()
  await see(
    title(page, 'Finish Ensaio geral'),
    page.getByText(/^Checked in/).first(),
    page.getByText('Excused · Said no: Ill'),
  )
  await page.getByRole('group', { name: 'Caio Reis' }).getByRole('radio', { name: 'Absent', exact: true }).check()
  await page.getByRole('button', { name: 'Finish the event', exact: true }).click()
  await see(toast(page, '“Ensaio geral” is finished.'))
  const { report } = await storedReport(api, admin, event.id)
  expect(report?.attendance.map(({ status }) => status).toSorted()).toEqual(['absent', 'excused', 'present', 'present'])
})
