import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { financeFixture } from '../finances/financeFixture'
import { addPast, finish, saveRoster } from '../calendar/finishFixture'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
const EMAIL = 'maria.aparecida.furtado@bandadovale.example.org'
const PHONE = { width: 390, height: 844 }

const isWiderThanItsWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)

e2e('words without an end stay in their boxes on a phone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [player] = await saveRoster(api, admin, { [`Ana ${WORD}`]: 'strings' })
  if (!player) throw new Error('Nobody is on the roster')
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(5, 10)
  await api.saveMember(admin, { ...player, instrument: WORD, birthDate: `1992-${today}`, email: EMAIL })
  const piece = { title: WORD, composer: WORD, minutes: 20 }
  const props = { location: `Teatro ${WORD}`, description: WORD, programme: [piece] }
  const concert = await addPast(api, admin, { title: WORD, calendar: 'Publico', props })
  const rehearsal = await addPast(api, admin, { title: WORD, props })
  await finish(api, admin, concert, [[player, 'excused']], { notes: WORD })
  const ledger = financeFixture(api, admin)
  const owed = { memberId: player.id, status: 'pending', dueDate: '2026-01-10', description: WORD } as const
  await ledger.save({ ...owed, amount: 987_654_321 })
  await ledger.save({ amount: 987_654_321_00, description: WORD, eventId: concert.id })

  const page = await app.visit('/', { as: admin, window: PHONE })
  for (const [path, sign] of [
    ['/', page.getByRole('heading', { name: 'Birthdays of the week' })],
    [`/calendar/${rehearsal.id}/finish`, title(page, `Finish ${WORD}`)],
    [`/analytics/${concert.id}`, page.getByRole('heading', { name: 'What was played' })],
    [`/calendar?view=list&date=${concert.start.slice(0, 10)}`, page.getByText(`Teatro ${WORD}`).first()],
    ['/finances/months?year=2026', page.getByRole('table').first()],
    ['/finances/debtors', page.getByRole('link', { name: `Ana ${WORD}` })],
  ] as const) {
    await page.goto(path)
    await see(sign)
    await expect.poll(() => isWiderThanItsWindow(page), { message: path }).toBe(false)
  }
  await page.goto(`/members/${player.id}`)
  const copy = await page.getByRole('button', { name: `Copy ${EMAIL}` }).boundingBox()
  const card = await page.locator('section', { hasText: 'Personal' }).boundingBox()
  expect((copy?.x ?? 0) + (copy?.width ?? 0)).toBeLessThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))

  await page.goto('/finances/debtors')
  // The sum is what one came for: the name gives way.
  const sum = await page.getByRole('cell', { name: /9,876,543\.21/ }).boundingBox()
  expect((sum?.x ?? 0) + (sum?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
})

e2e('an amount of millions is never cut', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await financeFixture(api, admin).save({
    kind: 'expense',
    amount: 12_345_678_90,
    description: WORD,
    category: 'grant',
  })
  const page = await app.visit('/finances/entries', { as: admin })
  const amount = page.getByText('−R$12,345,678.90').last()
  await see(amount)
  await expect
    .poll(() => amount.evaluate((element) => element.scrollWidth - element.clientWidth))
    .toBeLessThanOrEqual(0)
})

e2e('the way to the top leaves free what stands at the foot of a form', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const names = Array.from({ length: 60 }, (_, index) => [`Player ${index}`, 'brass'] as const)
  await saveRoster(api, admin, Object.fromEntries(names))
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  const page = await app.visit(`/calendar/${rehearsal.id}/finish`, { as: admin })
  const counts = page.getByRole('status', { name: 'So far' })
  await see(counts)
  await page.mouse.wheel(0, 1200)
  const toTop = page.getByRole('button', { name: 'To the top of the page' })
  await see(toTop)
  const widthOf = async (what: Locator) => {
    const box = await what.boundingBox()
    return { start: box?.x ?? 0, end: (box?.x ?? 0) + (box?.width ?? 0) }
  }
  const button = await widthOf(toTop)
  for (const what of [counts, page.getByRole('button', { name: 'Finish the event' })]) {
    expect((await widthOf(what)).end).toBeLessThanOrEqual(button.start)
  }
})

e2e('what the search says beside a name leaves the name its room', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima', instrument: 'Violoncelo barroco de cinco cordas com arco curvo' })
  const page = await app.visit('/', { as: admin, window: PHONE })
  await page.getByRole('button', { name: 'Go to…' }).click()
  await page.getByRole('combobox', { name: 'Go to…' }).fill('ana')
  const name = page.getByRole('option', { name: /^Ana Lima/ }).getByText('Ana Lima')
  await see(name)
  await expect.poll(async () => (await name.boundingBox())?.height).toBeLessThan(30)
})

e2e('a question about a long name keeps to its box', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.join(admin, 'member', { name: WORD.repeat(2) })
  const page = await app.visit('/settings/people', { as: admin, window: PHONE })
  await page.getByRole('button', { name: `Remove ${WORD}` }).click()
  const question = page.getByRole('dialog').getByRole('heading')
  await see(question)
  await expect.poll(() => question.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0)
})
