import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

const bornAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

e2e('a group by a rule is made, asked by an event, and takes in who comes', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana', instrument: 'Horn', birthDate: bornAgo(12) })
  await api.saveMember(admin, { name: 'Bia', instrument: 'Horn', birthDate: bornAgo(40) })
  const page = await app.visit('/members', { as: admin })
  await page.getByRole('link', { name: 'Groups' }).click()
  await see(title(page, 'Groups of people'), page.getByText('No groups yet'))
  await page.getByRole('button', { name: 'Add a group' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a group' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('Please fill this in.'))
  await dialog.getByLabel('Name').fill('Youth')
  await dialog.getByLabel('Who is in it').selectOption({ label: 'Whoever matches a rule' })
  await see(dialog.getByText('2 people now: Ana and Bia'))
  await dialog.getByLabel('Age up to').fill('17')
  await see(dialog.getByText('1 person now: Ana'))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, '“Youth” is saved.'), page.getByRole('row', { name: /Youth.*up to 17 years.*1/ }))

  await page.goto('/calendar/new?start=2035-03-16')
  await page.getByLabel('Title').fill('Youth rehearsal')
  await page.getByLabel('Who is asked whether they come').selectOption({ label: 'Some groups of people' })
  await page.getByRole('checkbox', { name: 'Youth (1)' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(title(page, 'Youth rehearsal'), page.getByText('1 group of people'))
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const asked = async () => {
    const answer = await api.call(`/replies/find-lineup?id=${id}`, { as: admin })
    const { members } = (await answer.json()) as { members: { name: string }[] }
    return members.map(({ name }) => name)
  }
  expect(await asked()).toEqual(['Ana'])
  await api.saveMember(admin, { name: 'Caio', instrument: 'Tuba', birthDate: bornAgo(10) })
  expect(await asked()).toEqual(['Ana', 'Caio'])

  await page.goto('/members/groups')
  await page.getByRole('row', { name: /Youth/ }).getByRole('link', { name: '2' }).click()
  await see(title(page, 'Members 2'), page.getByRole('link', { name: 'Caio' }))
  await expect.poll(() => page.getByRole('combobox', { name: 'Group of people' }).inputValue()).not.toBe('')
  await page.getByRole('checkbox', { name: 'Choose Caio' }).check()
  await page.getByRole('button', { name: 'New group…' }).click()
  await dialog.getByLabel('Name').fill('Tour 2027')
  await see(dialog.getByRole('button', { name: 'Take Caio' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, '“Tour 2027” is saved.'))

  await page.goto('/members/groups')
  await page.getByRole('button', { name: 'Change Youth' }).click()
  const change = page.getByRole('dialog', { name: 'Change Youth' })
  await change.getByRole('button', { name: 'Remove' }).click()
  await see(toast(page, '“Youth” is removed. Events that asked it ask nobody now.'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '“Youth” is back.'), page.getByRole('row', { name: /Youth/ }))
})
