import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { addEvent } from './eventFixture'
import { addPast, finish, saveRoster, storedMarks, storedReport } from './finishFixture'
import { e2e } from '../support/e2e'
import { pinToast, missing, see, title, toast } from '../support/page'

const ROSTER = { 'Ana Lima': 'strings', 'Bia Sá': 'strings', 'Caio Reis': 'brass' } as const

const mark = (page: Page, name: string, status: string): Locator =>
  page.getByRole('group', { name }).getByRole('radio', { name: status, exact: true })
const finishIt = (page: Page) => page.getByRole('button', { name: 'Finish the event', exact: true })

/** Keeps the next call on its way until it is let through, or lost. */
async function hold(page: Page, call: string): Promise<(end: 'through' | 'lost') => void> {
  let settle: (end: 'through' | 'lost') => void = () => {}
  const settled = new Promise<'through' | 'lost'>((resolve) => {
    settle = resolve
  })
  await page.route(`**${call}`, async (route) => ((await settled) === 'lost' ? route.abort() : route.continue()), {
    times: 1,
  })
  return settle
}

e2e('an event is finished by touch on a tablet', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, ROSTER)
  const programme = [{ title: 'Batuque', composer: 'A. Nepomuceno', minutes: 5 }, { title: 'Bis' }]
  const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico', props: { programme } })
  const conductor = await api.join(admin, 'conductor')
  const page = await app.visit(`/calendar/${concert.id}`, { as: conductor, window: { width: 820, height: 1180 } })
  await page.getByRole('link', { name: 'Finish' }).click()
  await see(title(page, 'Finish Concerto'), page.getByText('Everyone is present until you say otherwise.'))

  // Each target is as large as a finger.
  const target = await page.locator('.mark-option').first().boundingBox()
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await mark(page, 'Bia Sá', 'Absent').check()
  await see(page.getByText('1 of 2'))
  await page.getByRole('button', { name: 'All of Brass: Excused' }).click()
  const counts = page.getByRole('status', { name: 'So far' })
  await expect.poll(() => counts.textContent()).toBe('Present 1Absent 1Excused 1')
  const note = page.getByRole('status').filter({ hasText: 'Brass: everyone is set to “Excused”.' })
  await note.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => counts.textContent()).toBe('Present 2Absent 1Excused 0')
  await mark(page, 'Caio Reis', 'Not recorded').check()

  await page.getByLabel('Audience').fill('many')
  await finishIt(page).click()
  await see(page.getByText('A whole number, please.'))
  await page.getByLabel('Audience').fill('180')
  await page.getByLabel('Notes').fill('Encore!')
  await page.getByRole('radio', { name: 'Changed' }).check()
  await page.getByRole('button', { name: 'Move up: Piece 2' }).click()
  await page.getByRole('group', { name: 'Piece 2' }).getByRole('button', { name: 'Take out: Piece 2' }).click()
  await page.getByRole('button', { name: 'Add a piece' }).click()
  await page.getByRole('group', { name: 'Piece 2' }).getByLabel('Piece', { exact: true }).fill('Tico-Tico')
  await finishIt(page).click()

  await see(toast(page, '“Concerto” is finished.'), title(page, 'Concerto'))
  await see(page.getByText('Present 1 · Absent 1 · Excused 0 · Not recorded 1'), page.getByText('Encore!'))
  const { report, event, history } = await storedReport(api, conductor, concert.id)
  expect(event.extendedProps.status).toBe('finished')
  expect(report).toMatchObject({
    audience: 180,
    notes: 'Encore!',
    programme: [{ title: 'Bis' }, { title: 'Tico-Tico' }],
  })
  expect(history).toMatchObject([{ action: 'finished' }])
  await expect
    .poll(() => storedMarks(api, conductor, concert.id))
    .toEqual({
      'Ana Lima': 'present',
      'Bia Sá': 'absent',
      'Caio Reis': 'not recorded',
    })
})

e2e('Cancel beside the button that finishes takes no roster away', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, ROSTER)
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  const page = await app.visit(`/calendar/${rehearsal.id}/finish`, {
    as: admin,
    window: { width: 820, height: 1180 },
  })
  await mark(page, 'Bia Sá', 'Absent').check()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await pinToast(toast(page, 'What you marked was not saved.'))
  await see(title(page, 'Ensaio'))
  await toast(page, 'What you marked was not saved.').getByRole('button', { name: 'Undo' }).click()
  await see(title(page, 'Finish Ensaio'), page.getByText('What you typed before is here again.'))
  await expect.poll(() => mark(page, 'Bia Sá', 'Absent').isChecked()).toBe(true)

  // Who opens the form again before Undo has it there too.
  await missing(toast(page, 'What you marked was not saved.'))
  await page.getByRole('link', { name: 'Cancel' }).click()
  await pinToast(toast(page, 'What you marked was not saved.'))
  await page.getByRole('link', { name: 'Finish' }).press('Enter')
  await see(title(page, 'Finish Ensaio'))
  await expect.poll(() => mark(page, 'Bia Sá', 'Present').isChecked()).toBe(true)
  await toast(page, 'What you marked was not saved.').getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('What you typed before is here again.'))
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Finish Ensaio')
  await expect.poll(() => mark(page, 'Bia Sá', 'Absent').isChecked()).toBe(true)

  // Let be, it is gone; and where nothing was marked, nothing is said.
  await missing(toast(page, 'What you marked was not saved.'))
  await page.getByRole('link', { name: 'Cancel' }).click()
  await see(toast(page, 'What you marked was not saved.'))
  await page.goto(`/calendar/${rehearsal.id}/finish`)
  await see(title(page, 'Finish Ensaio'))
  await expect.poll(() => mark(page, 'Bia Sá', 'Present').isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Cancel' }).click()
  await see(title(page, 'Ensaio'))
  await missing(toast(page, 'What you marked was not saved.'))

  // What is on its way is not taken back, and not said to be.
  await page.getByRole('link', { name: 'Finish' }).click()
  await mark(page, 'Bia Sá', 'Absent').check()
  const settle = await hold(page, '/calendar/finish-event')
  const asked = page.waitForRequest('**/calendar/finish-event')
  await finishIt(page).click()
  await asked
  await page.getByRole('link', { name: 'Cancel' }).click()
  expect(await title(page, 'Finish Ensaio').isVisible()).toBe(true)
  expect(await toast(page, 'What you marked was not saved.').count()).toBe(0)
  settle('through')
  await see(toast(page, '“Ensaio” is finished.'), title(page, 'Ensaio'))
})

e2e('an event is finished by keyboard alone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, ROSTER)
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  const page = await app.visit(`/calendar/${rehearsal.id}/finish`, { as: admin })
  await see(title(page, 'Finish Ensaio'))
  await mark(page, 'Ana Lima', 'Present').focus()
  await page.keyboard.press('ArrowDown')
  // The keys count the letters as they stand: P, L, LE, A, E.
  await page.keyboard.press('4')
  await expect.poll(() => mark(page, 'Bia Sá', 'Absent').isChecked()).toBe(true)
  // From the last of a section to the first of the next.
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('5')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('0')
  await expect.poll(() => mark(page, 'Ana Lima', 'Not recorded').isChecked()).toBe(true)
  await page.keyboard.press('1')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => mark(page, 'Ana Lima', 'Present').isChecked()).toBe(true)
  // A folded section says its count, and the arrows pass it by.
  await page.getByRole('button', { name: 'Strings 1 of 2', expanded: true }).press('Enter')
  await missing(mark(page, 'Ana Lima', 'Present'))
  await mark(page, 'Caio Reis', 'Excused').focus()
  await page.keyboard.press('ArrowUp')
  await expect
    .poll(() => mark(page, 'Caio Reis', 'Excused').evaluate((radio) => radio === document.activeElement))
    .toBe(true)
  await finishIt(page).focus()
  await page.keyboard.press('Enter')
  await see(title(page, 'Ensaio'))
  await expect
    .poll(() => storedMarks(api, admin, rehearsal.id))
    .toEqual({
      'Ana Lima': 'present',
      'Bia Sá': 'absent',
      'Caio Reis': 'excused',
    })
})

e2e('what was marked outlives an empty battery, and a save that did not get through', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, ROSTER)
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  const path = `/calendar/${rehearsal.id}/finish`
  const page = await app.visit(path, { as: admin })
  await mark(page, 'Bia Sá', 'Absent').check()
  // Another tab knows nothing of this one but what the device kept.
  const later = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await later.goto(path)
  await see(later.getByText('What you typed before is here again.'))
  await expect.poll(() => mark(later, 'Bia Sá', 'Absent').isChecked()).toBe(true)

  await later.route('**/calendar/finish-event', (route) => route.abort(), { times: 1 })
  await finishIt(later).click()
  await see(later.getByRole('alert').filter({ hasText: 'What you typed is still here' }))
  // The answer is lost: the event is finished, and pressing again does no harm.
  await later.route(
    '**/calendar/finish-event',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await finishIt(later).click()
  await expect
    .poll(async () => (await storedReport(api, admin, rehearsal.id)).event.extendedProps.status)
    .toBe('finished')
  await see(later.getByRole('alert'))
  await finishIt(later).click()
  await see(toast(later, '“Ensaio” is finished.'), title(later, 'Ensaio'))
  expect((await storedReport(api, admin, rehearsal.id)).history).toHaveLength(1)
  await later.goto(path)
  await see(title(later, 'Correct the report of Ensaio'))
  await missing(later.getByText('What you typed before is here again.'))
})

e2e('an entry that was typed by half is there again, until it is saved or given up', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, ROSTER)
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  const page = await app.visit(`/calendar/${rehearsal.id}/finish`, { as: admin })
  page.on('dialog', (asked) => void asked.accept())
  const description = page.getByRole('textbox', { name: 'Description' })
  const add = page.getByRole('button', { name: 'Add an entry' })
  await add.click()
  await description.fill('Lanche')
  await page.getByRole('textbox', { name: 'Amount' }).fill('32')
  await page.reload()
  await expect.poll(() => description.inputValue()).toBe('Lanche')
  await expect.poll(() => page.getByRole('textbox', { name: 'Amount' }).inputValue()).toMatch(/^32/)
  await page.getByLabel('Category').selectOption('other')
  await page.getByRole('button', { name: 'Save the entry' }).click()
  // At the foot: a toast would cover the list.
  await see(
    page.getByRole('status').filter({ hasText: '“Lanche” is added.' }),
    page.getByRole('link', { name: 'Lanche' }),
  )

  await page.reload()
  await see(add)
  await missing(description)
  await add.click()
  await description.fill('Água')
  await page.reload()
  await see(page.getByText('What you typed before is here again.'))
  await page.getByRole('button', { name: 'Discard it' }).click()
  await see(add)
  await page.reload()
  await see(add)
  await missing(description)
})

e2e('an entry that stands typed beside the report is asked about, and saved with it', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await saveRoster(api, admin, ROSTER)
  const concert = await addPast(api, admin, { title: 'Concerto', calendar: 'Publico' })
  const page = await app.visit(`/calendar/${concert.id}`, { as: admin })
  await page.getByRole('link', { name: 'Finish' }).click()
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill('Bilheteria')
  await page.getByRole('textbox', { name: 'Amount' }).fill('350')

  // By half: neither is saved, and the focus is where something is missing.
  await finishIt(page).click()
  await see(page.getByRole('alert').filter({ hasText: 'The entry under Money is not complete yet.' }))
  const category = page.getByLabel('Category')
  await expect.poll(() => category.evaluate((field) => field === document.activeElement)).toBe(true)
  await category.selectOption('tickets')

  // Complete: leaving the question saves nothing.
  await finishIt(page).click()
  const dialog = page.getByRole('dialog', { name: 'Save the entry too?' })
  await see(dialog.getByText('“Bilheteria”, R$350.00, is typed under Money'))
  await dialog.getByRole('button', { name: 'Back to the entry' }).click()
  await missing(dialog)
  expect((await storedReport(api, admin, concert.id)).event.extendedProps.status).toBe('scheduled')

  // The entry does not get through: the report waits. While it is on its way the question is not left any more.
  const settle = await hold(page, '/finances/add-finance')
  await finishIt(page).click()
  await dialog.getByRole('button', { name: 'Save both' }).click()
  await dialog.getByRole('button', { name: 'Back to the entry' }).click()
  await page.keyboard.press('Escape')
  expect(await dialog.isVisible()).toBe(true)
  settle('lost')
  await see(page.getByRole('alert').filter({ hasText: 'so the report waits too' }))
  expect((await storedReport(api, admin, concert.id)).event.extendedProps.status).toBe('scheduled')

  // Who has left the screen meanwhile is told as well.
  const settleLater = await hold(page, '/finances/add-finance')
  await finishIt(page).click()
  const asked = page.waitForRequest('**/finances/add-finance')
  await dialog.getByRole('button', { name: 'Save both' }).click()
  await asked
  await page.goBack()
  await see(title(page, 'Concerto'))
  settleLater('lost')
  await see(toast(page, 'It was not saved.'))
  await page.getByRole('link', { name: 'Finish' }).click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Bilheteria')

  await finishIt(page).click()
  await dialog.getByRole('button', { name: 'Save both' }).click()
  await see(toast(page, '“Concerto” is finished.'), title(page, 'Concerto'))
  await see(page.getByRole('link', { name: 'Bilheteria' }), page.getByRole('row', { name: 'Result R$350.00' }))
})

e2e('two who finish the same event are asked name by name', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [ana, bia, caio] = await saveRoster(api, admin, ROSTER)
  if (!ana || !bia || !caio) throw new Error('Somebody is missing')
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  const page = await app.visit(`/calendar/${rehearsal.id}/finish`, { as: admin })
  await mark(page, 'Ana Lima', 'Absent').check()
  await finish(
    api,
    admin,
    rehearsal,
    [
      [ana, 'excused'],
      [bia, 'present'],
      [caio, 'present'],
    ],
    { notes: 'Short' },
  )
  await finishIt(page).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by someone else meanwhile' })
  await see(dialog.getByRole('group', { name: 'Ana Lima' }))
  await missing(dialog.getByRole('group', { name: 'Bia Sá' }))
  await dialog
    .getByRole('group', { name: 'Notes' })
    .getByRole('radio', { name: /^Theirs/ })
    .check()
  await dialog.getByRole('button', { name: 'Save this choice' }).click()
  await see(title(page, 'Ensaio'))
  const { report, history } = await storedReport(api, admin, rehearsal.id)
  expect(report?.notes).toBe('Short')
  expect(history.map(({ action }) => action)).toEqual(['corrected', 'finished'])
  await expect
    .poll(() => storedMarks(api, admin, rehearsal.id))
    .toMatchObject({ 'Ana Lima': 'absent', 'Bia Sá': 'present' })
})

e2e('a report is corrected, an event reopened, and both are on record', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [ana, bia] = await saveRoster(api, admin, { 'Ana Lima': 'strings', 'Bia Sá': 'strings' })
  if (!ana || !bia) throw new Error('Somebody is missing')
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  await finish(api, admin, rehearsal, [
    [ana, 'present'],
    [bia, 'absent'],
  ])
  const conductor = await api.join(admin, 'conductor', { name: 'Otto Braun' })
  const page = await app.visit(`/analytics/${rehearsal.id}`, { as: conductor })
  await page.getByRole('link', { name: 'Correct' }).click()
  await see(title(page, 'Correct the report of Ensaio'))
  await mark(page, 'Bia Sá', 'Excused').check()
  await page.getByRole('button', { name: 'Save the correction' }).click()
  await see(title(page, 'Ensaio'), page.getByText('Present 1 · Absent 0 · Excused 1'))
  await see(page.getByText('Otto Braun corrected it'), page.getByText('Helena Prado finished it'))

  await page.getByRole('link', { name: 'Correct' }).click()
  await page.getByLabel('Notes').fill('Half of it rained off')
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  // It is open, with what was recorded as the start of the next report.
  await see(title(page, 'Finish Ensaio'), page.getByText('Otto Braun reopened it'))
  await expect.poll(() => mark(page, 'Bia Sá', 'Excused').isChecked()).toBe(true)
  // What was typed and not yet saved is in it too.
  await expect.poll(() => page.getByLabel('Notes').inputValue()).toBe('Half of it rained off')
  page.on('dialog', (asked) => void asked.accept())
  await page.goto('/analytics?period=all')
  await see(page.getByRole('heading', { name: 'No event is finished yet' }))
})

e2e('what a device kept from before the report is not put over it by reopening', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [ana] = await saveRoster(api, admin, { 'Ana Lima': 'strings' })
  if (!ana) throw new Error('Somebody is missing')
  const rehearsal = await addPast(api, admin, { title: 'Ensaio' })
  await finish(api, admin, rehearsal, [[ana, 'excused']])
  const old = JSON.stringify({ attendance: { [ana.id]: 'absent' } })
  const page = await app.visit(`/calendar/${rehearsal.id}/finish`, {
    as: admin,
    stored: { [`batuta.draft.${admin.userData.id}.finish.${rehearsal.id}.new`]: old },
  })
  await page.getByRole('button', { name: 'Reopen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click()
  await see(title(page, 'Finish Ensaio'))
  await expect.poll(() => mark(page, 'Ana Lima', 'Excused').isChecked()).toBe(true)
})

e2e('what cannot be finished says why, and what has no roster what to do', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const [next] = await addEvent(api, admin, { title: 'Estreia', day: '2099-03-17' })
  const off = await addPast(api, admin, { title: 'Missa', props: { status: 'cancelled' } })
  const lonely = await addPast(api, admin, { title: 'Ensaio' })
  const page = await app.visit(`/calendar/${next?.id}/finish`, { as: admin })
  await see(page.getByRole('heading', { name: 'This event has not begun yet' }), page.getByText(/Mar 17, 2099/).first())
  await page.goto(`/calendar/${off.id}/finish`)
  await see(page.getByRole('heading', { name: 'This event was cancelled' }))
  await page.goto(`/calendar/${lonely.id}/finish`)
  await see(page.getByRole('heading', { name: 'Nobody was in the group on that day' }))
  await finishIt(page).click()
  await see(title(page, 'Ensaio'), page.getByText('No attendance was recorded.').first())

  // Who only reads the calendar finds no way here.
  const member = await app.visit(`/calendar/${lonely.id}/finish`, { as: await api.join(admin, 'member') })
  await see(title(member, 'This part is not open to you'))
})
