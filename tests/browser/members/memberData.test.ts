import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { addEvent } from '../calendar/eventFixture'
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

e2e('what somebody answered is among their data, and paper has no buttons', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const member = await api.saveMember(admin, { name: 'Ana Lima', email: 'ana@example.org' })
  const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  const [concert] = await addEvent(api, admin, { title: 'Concerto', day: inAWeek })
  const reply = { eventId: concert?.id, memberId: member.id, answer: 'no', reason: 'Prova' }
  await api.call('/replies/set-reply', { as: admin, body: { reply } })
  const page = await app.visit(`/members/${member.id}/data`, { as: admin })
  const answers = page.getByRole('table', { name: 'Answers to events' })
  await see(answers.getByRole('row', { name: /Concerto Prova No$/ }))
  await page.emulateMedia({ media: 'print' })
  await see(answers)
  expect(await page.getByRole('main').getByRole('button').filter({ visible: true }).count()).toBe(0)
})

e2e('someone who is in the group is not erased, and it is said what to do first', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const member = await api.saveMember(admin, { name: 'Ana' })
  const page = await app.visit(`/members/${member.id}/data`, { as: admin })
  await see(page.getByText('First set their status to “Former”'))
  expect(await page.getByRole('button', { name: 'Erase…' }).count()).toBe(0)
})
