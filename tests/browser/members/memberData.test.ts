import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

e2e('who has left gets what is held on them, and is then erased', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const member = await api.saveMember(admin, { name: 'Zuleica Prado', notes: 'Alergia a amendoim', status: 'former' })
  const page = await app.visit(`/members/${member.id}`, { as: admin })
  await page.getByRole('link', { name: 'Data on file' }).click()
  await see(title(page, 'Data on Zuleica Prado'), page.getByText('Alergia a amendoim'))

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as a file' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^Coral da Serra – Zuleica Prado – \d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    group: 'Coral da Serra',
    member: { name: 'Zuleica Prado', notes: 'Alergia a amendoim' },
    attendance: [],
    finances: [],
  })

  await page.getByRole('button', { name: 'Erase…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Erase Zuleica Prado for good?' })
  expect(await dialog.getByText('optional').count()).toBe(0)
  await dialog.getByRole('textbox').fill('Zuleica')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await see(dialog.getByText('This is not the name.'))
  await dialog.getByRole('textbox').fill('Zuleica Prado')
  await dialog.getByRole('button', { name: 'Erase for good' }).click()
  await see(toast(page, 'The person is erased.'), title(page, 'Members'))

  await page.goto(`/members/${member.id}`)
  await see(page.getByRole('heading', { name: 'This member is not here any more' }).first())
})

e2e('someone who is in the group is not erased, and it is said what to do first', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const member = await api.saveMember(admin, { name: 'Ana' })
  const page = await app.visit(`/members/${member.id}/data`, { as: admin })
  await see(page.getByText('First set their status to “Former”'))
  expect(await page.getByRole('button', { name: 'Erase…' }).count()).toBe(0)
})
