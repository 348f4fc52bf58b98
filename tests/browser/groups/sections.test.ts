import { expect } from 'vitest'
import { SectionSettingsAnswer } from '@contract/sections'
import { chooseFile, line, preview } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { missing, pinToast, see, title, toast } from '../support/page'

e2e('a band takes a ready list, puts its own order into it, and the list of members follows', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana', section: 'brass', instrument: 'Tuba' })
  await api.saveMember(admin, { name: 'Bia', section: 'woodwinds', instrument: 'Clarinet 2' })
  await api.saveMember(admin, { name: 'Caio', section: 'woodwinds', instrument: 'Cl. 1' })
  await api.saveMember(admin, { name: 'Davi', section: 'woodwinds', instrument: 'Xalapa' })

  const page = await app.visit('/settings/group', { as: admin })
  await page.getByRole('link', { name: 'Sections and instruments' }).click()
  const list = page.getByRole('list', { name: 'Sections and instruments in score order' })
  await see(title(page, 'Sections and instruments'), list.getByText('Tuba', { exact: true }))
  await page.getByRole('button', { name: 'Choose a ready list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind of group').selectOption('windBand')
  await see(dialog.getByText(/Clarinet 2 becomes Clarinet, part 2/))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(
    toast(page, 'The list is in use.'),
    list.getByText('Saxophones', { exact: true }),
    list.getByText('Xalapa', { exact: true }),
  )

  // By keys: brass basses before everybody else.
  const row = (name: string) => list.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  const handle = page.getByRole('button', { name: 'Move Xalapa', exact: true })
  await handle.focus()
  await page.keyboard.press('Space')
  await see(page.getByText(/Xalapa taken/))
  await page.keyboard.press('ArrowUp')
  await see(page.getByText(/Xalapa is at place/))
  await page.keyboard.press('Space')
  await see(toast(page, 'Saved.'))
  await pinToast(toast(page, 'Saved.'))

  // What came after a move is not undone with it.
  await page.getByRole('button', { name: 'Remove Oboe', exact: true }).click()
  await see(toast(page, 'Oboe is removed.'))
  await toast(page, 'Saved.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'Something of it has been changed since'))
  await page.reload()
  await missing(row('Oboe'))

  await page.getByRole('button', { name: 'Change Xalapa' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Chalumeau')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Chalumeau is saved.'), row('Chalumeau'))

  await page.getByRole('button', { name: 'Remove Flute', exact: true }).click()
  const removal = toast(page, 'Flute is removed.')
  await removal.getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, 'It is as before.'), row('Flute'))

  await page.goto('/members')
  await see(page.getByRole('link', { name: 'Ana', exact: true }))
  const people = await page.getByRole('row').allInnerTexts()
  const places = ['Caio', 'Bia', 'Davi', 'Ana'].map((name) => people.findIndex((text) => text.includes(name)))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  await see(
    page.getByRole('cell', { name: 'Clarinet 2', exact: true }),
    page.getByRole('cell', { name: 'Chalumeau', exact: true }),
  )
})

e2e('an instrument and a section are merged, and taken apart again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana', section: 'woodwinds', instrument: 'Flute' })
  await api.saveMember(admin, { name: 'Bia', section: 'woodwinds', instrument: 'Querflöte' })
  await api.saveMember(admin, { name: 'Caio', section: 'brass', instrument: 'Horn' })
  const page = await app.visit('/settings/group/sections', { as: admin })
  const dialog = page.getByRole('dialog')
  const list = page.getByRole('list', { name: 'Sections and instruments in score order' })
  const shown = (name: string) => list.getByText(name, { exact: true })
  await page.getByRole('button', { name: 'Change Querflöte' }).click()
  await dialog.getByLabel('Merge into').selectOption('Flute')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Querflöte is merged into Flute.'))
  await expect.poll(() => shown('Querflöte').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await see(toast(page, 'It is as before.'), shown('Querflöte'))

  await page.getByRole('button', { name: 'Change Brass' }).click()
  await dialog.getByLabel('Merge into').selectOption('Woodwinds')
  await see(dialog.getByText(/with 1 member, those who lead it/))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'Brass is merged into Woodwinds.'))
  await expect.poll(() => shown('Brass').count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await see(toast(page, 'It is as before.').last(), shown('Brass'))

  // Groups of people by what the group has.
  await page.getByRole('button', { name: 'Change Woodwinds' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('High')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(shown('High'))
  await page.goto('/members/groups')
  await page.getByRole('button', { name: 'Add a group' }).click()
  await dialog.getByLabel('Name').fill('Blow')
  await dialog.getByLabel('Who is in it').selectOption({ label: 'Whoever matches a rule' })
  await dialog.getByRole('checkbox', { name: 'High' }).check()
  await dialog.getByRole('checkbox', { name: 'Querflöte' }).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(page.getByRole('row', { name: /Blow.*High · Querflöte.*1/ }))
})

e2e('what an import does not know is asked once, and remembered for the next file', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana', section: 'woodwinds', instrument: 'Clarinete' })
  const page = await app.visit('/members/import', { as: admin })
  await chooseFile(page, 'gente.csv', 'Nome;Naipe;Instrumento\nBia Sá;Madeiras;Xirimia\nCaio Luz;Madeiras;Xirimia')
  const asked = page.getByRole('group', { name: 'Which of your instruments are these?' })
  await asked.getByLabel('Xirimia').selectOption('Clarinete')
  await preview(page)
  await see(line(page, 2).getByText('Clarinete'))
  await page.getByRole('button', { name: 'Import 2 members' }).click()
  await see(page.getByText('2 members were added.'))
  const answer = await api.call('/members/list-sections', { as: admin })
  const { settings } = SectionSettingsAnswer.parse(await answer.json())
  expect(settings.spellings).toEqual([{ said: 'xirimia', instrument: 'Clarinete' }])
})
