import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addEvent } from '../calendar/eventFixture'
import { finish } from '../calendar/finishFixture'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, title, toast } from '../support/page'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** As people with a browser in English read it. */
const written = (day: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

const section = (page: Page) => page.getByRole('region', { name: 'History' })
const namesOnMatrix = (page: Page) =>
  page.getByRole('grid', { name: 'Answers' }).locator('.answer-name').allTextContents()

e2e('a leaver, entered three weeks late, is gone from what is to come and stays in what was', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, {
    name: 'Ana Lima',
    section: 'brass',
    instrument: 'Tuba',
    birthDate: '1990-05-05',
  })
  await api.saveMember(admin, { name: 'Bia Sá', section: 'brass', instrument: 'Tuba' })
  const [held] = await addEvent(api, admin, { title: 'Held', day: inDays(-10) })
  const [late] = await addEvent(api, admin, { title: 'Late', day: inDays(-5) })
  const [next] = await addEvent(api, admin, {
    title: 'Next',
    day: inDays(5),
    props: { needs: [{ instrument: 'Tuba', count: 2 }] },
  })
  if (!held || !late || !next) throw new Error('An event is missing')
  await finish(api, admin, held, [[ana, 'absent']])

  const page = await app.visit(`/members/${ana.id}`, { as: admin })
  await see(section(page).getByText('Nothing is on record yet'))
  await section(page).getByRole('button', { name: 'Add to the history' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to the history of Ana Lima' })
  // Impossible orders are told at the field.
  await dialog.getByLabel('First day').fill('1980-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => descriptionOf(dialog.getByLabel('First day'))).toContain('This is before the date of birth.')
  await dialog.getByLabel('First day').fill('2015-03-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The history of Ana Lima is saved.'), section(page).getByRole('row', { name: /2015.*Joined/ }))

  await section(page).getByRole('button', { name: 'Add to the history' }).click()
  await dialog.getByLabel('What happened').selectOption({ label: 'Left' })
  await dialog.getByLabel('Last day').fill(inDays(-21))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const left = section(page).getByRole('row', { name: /Left; this was the last day/ })
  await see(left, page.getByText('Former').first())
  await see(
    page
      .getByRole('definition')
      .filter({ hasText: written(inDays(-21)) })
      .first(),
  )

  await page.goto(`/calendar/${late.id}/finish`)
  await see(title(page, 'Finish Late'), page.getByText('Bia Sá', { exact: true }).first())
  await missing(page.getByText('Ana Lima', { exact: true }))
  await page.goto(`/calendar/${held.id}`)
  await see(page.getByText('0 of 1'), page.getByRole('link', { name: 'Ana Lima' }))
  await page.goto('/calendar/answers')
  await expect.poll(() => namesOnMatrix(page)).toEqual(['Bia Sá'])
  await page.goto(`/calendar/${next.id}`)
  await see(page.getByText('Tuba: 2 missing · 1 silent'))

  // They came back, and that was a mistake.
  await page.goto(`/members/${ana.id}`)
  await section(page).getByRole('button', { name: 'Add to the history' }).click()
  await see(dialog.getByLabel('First day again'))
  await dialog.getByLabel('First day again').fill(inDays(-2))
  await dialog.getByRole('button', { name: 'Save' }).click()
  const back = section(page).getByRole('row', { name: /Came back/ })
  await see(back, page.getByText('Active').first())
  await back.getByRole('button').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await see(toast(page, '“Came back” was removed from the history of Ana Lima.'), page.getByText('Former').first())
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '“Came back” is back in the history of Ana Lima.'), back, page.getByText('Active').first())
  await page.goto('/calendar/answers')
  await expect.poll(() => namesOnMatrix(page)).toEqual(['Ana Lima', 'Bia Sá'])

  // The break is no service.
  await page.goto(`/members/${ana.id}`)
  await page.getByRole('link', { name: 'Jubilees and birthdays of a year' }).click()
  await see(title(page, 'Jubilees and birthdays'), page.getByText('Nobody completes one of these years of service'))
  await page.getByLabel('Year', { exact: true }).fill('2027')
  await page.getByLabel('Years of service').fill('12, 25')
  await see(page.getByRole('table', { name: 'Jubilees' }).getByRole('row', { name: /2027.*Ana Lima.*12/ }))
  await see(page.getByRole('table', { name: 'Birthdays' }).getByRole('row', { name: /2027.*Ana Lima.*37/ }))
})

e2e('whoever is made active again is asked what becomes of the last day', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const gone = { status: 'former', leftOn: '2024-06-30', joinedOn: '2015-03-01' } as const
  const ana = await api.saveMember(admin, { name: 'Ana Lima', ...gone })
  const page = await app.visit(`/members/${ana.id}/edit`, { as: admin })
  await page.getByLabel('Status').selectOption('active')
  const question = page.getByRole('group', { name: 'What becomes of the last day?' })
  await see(question.getByText(`the last day was ${written('2024-06-30')}`))
  await question.getByLabel('First day again').fill('2024-06-30')
  await see(question.getByText('This is not after their last day.'))
  await question.getByLabel('First day again').fill('2026-02-01')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(title(page, 'Ana Lima'), section(page).getByRole('row', { name: /2026.*Came back/ }))
  await see(section(page).getByRole('row', { name: /2024.*Left/ }))

  const bia = await api.saveMember(admin, { name: 'Bia Sá', ...gone })
  await page.goto(`/members/${bia.id}/edit`)
  await page.getByLabel('Status').selectOption('active')
  await question.getByLabel('They had never left').check()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(title(page, 'Bia Sá'), section(page).getByRole('row', { name: /2015.*Joined/ }))
  await missing(section(page).getByRole('row', { name: /Left/ }))
})
