import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { violations } from '../app/axe'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

/** As people with a browser in English read it. */
const written = (day: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))

e2e('the honours of 2027: a break, added years, one who left; given and undone', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima', joinedOn: '2016-05-01' })
  const steps = [
    { kind: 'left', day: '2018-04-30' },
    { kind: 'returned', day: '2019-05-01' },
  ]
  for (const step of steps) {
    const whole = { id: crypto.randomUUID(), memberId: ana.id, ...step }
    await api.call('/members/add-history-step', { as: admin, body: { step: whole } })
  }
  const bia = await api.saveMember(admin, { name: 'Bia Sá', joinedOn: '2004-03-01' })
  const gone = { status: 'former', joinedOn: '2002-02-02', leftOn: '2026-01-01' } as const
  await api.saveMember(admin, { name: 'Caio Ido', ...gone })

  const page = await app.visit(`/members/${bia.id}`, { as: admin })
  const card = page.getByRole('region', { name: 'Years of service' })
  const dialog = page.getByRole('dialog')
  await see(card.getByText('22 complete years.'))
  await card.getByRole('button', { name: 'Add or take off years' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('A whole number from 1 to 99, please.'), dialog.getByText('Please fill this in.'))
  await dialog.getByLabel('Years', { exact: true }).fill('2')
  await dialog.getByLabel('Reason').fill('Youth band')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The years of service of Bia Sá are saved.'), card.getByText('24 complete years.'))
  await see(card.getByRole('listitem').filter({ hasText: '+2 years Youth band' }))

  await page.goto('/members/jubilees?year=2027')
  const jubilees = page.getByRole('table', { name: 'Jubilees' })
  const row = (name: string) => jubilees.getByRole('row', { name })
  await see(title(page, 'Jubilees and birthdays'), row('Ana Lima').getByText(written('2027-05-01')))
  await see(row('Bia Sá').getByText(written('2027-03-01')), row('Bia Sá').getByText('25'))
  await missing(page.getByText('Caio Ido'))
  expect(await violations(page)).toEqual([])

  await row('Bia Sá').getByRole('button', { name: 'Note as given: 25 years of Bia Sá' }).click()
  await dialog.getByLabel('Given on').fill('2027-06-12')
  await dialog.getByLabel('Note').fill('Gold pin')
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save' }).click()
  const given = row('Bia Sá').getByText(written('2027-06-12'))
  await see(toast(page, 'Bia Sá is honoured for 25 years.'), given, row('Bia Sá').getByText('Gold pin'))
  await toast(page, 'Bia Sá is honoured for 25 years.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'The honour of Bia Sá for 25 years is taken out.'))
  await see(row('Bia Sá').getByRole('button', { name: 'Note as given' }))

  // Given once more, and found as a file.
  await row('Bia Sá').getByRole('button', { name: 'Note as given' }).click()
  await dialog.getByLabel('Given on').fill('2027-06-13')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(row('Bia Sá').getByText(written('2027-06-13')))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  const file = await readFile(await download.path(), 'utf8')
  expect(file).toContain('Jubilee,2027-03-01,Bia Sá,,25,2027-06-13,')
  expect(file).toContain('Jubilee,2027-05-01,Ana Lima,,10,,')

  // The group honours other years: what was given remains to be seen.
  await page.getByRole('button', { name: 'Honoured years' }).click()
  await dialog.getByLabel('Years of service').fill('10, twenty')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('Whole numbers from 1 to 99'))
  await dialog.getByLabel('Years of service').fill('30, 10')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The group honours 10, 30 years.'))
  await see(page.getByRole('table', { name: 'Also given in this time' }).getByRole('row', { name: /Bia Sá.*25/ }))
  await toast(page, 'The group honours 10, 30 years.').getByRole('button', { name: 'Undo' }).click()
  await see(row('Bia Sá').getByText(written('2027-06-13')))

  await page.goto(`/members/${bia.id}`)
  await see(card.getByRole('listitem').filter({ hasText: 'Honoured for 25 years' }))
  await card.getByRole('button', { name: 'Edit “Honoured for 25 years”' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await see(toast(page, 'The honour of Bia Sá for 25 years is taken out.'))
  await toast(page, 'The honour of Bia Sá').getByRole('button', { name: 'Undo' }).click()
  await see(card.getByRole('listitem').filter({ hasText: 'Honoured for 25 years' }))
})
