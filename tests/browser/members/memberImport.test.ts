import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { AllMembers } from '@contract/members'
import type { Api } from '../support/api'
import { chooseFile, column, countOf, line, preview } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { cutTexts, missing, see, title, toast } from '../support/page'

const LIST = [
  'Nome;Instrumento;Naipe;E-mail;Celular;Desde;Situação;Nascimento;Obs.;Camiseta',
  'Ana Lima;Violino I;;ana@example.org;+55 12 90000-0001;13/05/2019;Ativa;03/04/90;Faz arranjos',
  'Bruno Sá;Berimbau;;;;;Afastado;;;M',
  'Carla Dias;Contrabaixo;Cordas;carla@;;;;;',
  'Davi Reis;;;;;;Trancado;;',
  'Élio Brás;Trompa;;elio@example.org;;;Inativo;;',
  'Ána lima;Viola;;;;;;;',
  'Total: 6 integrantes;;;;;;;;;',
].join('\r\n')

async function allMembers(api: Api, as: SignedIn) {
  return AllMembers.parse(await (await api.call('/members/all-members', { as })).json())
}

e2e('the preview cuts no name and no address, at any width', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/members/import', { as: admin })
  const [name, email] = [
    'Friederike-Charlotte von Oppenheim-Schwarzenberg',
    'friederike.charlotte.von.oppenheim@philharmonie.example.org',
  ]
  await chooseFile(page, 'lista.csv', `Nome;Instrumento;E-mail\n${name};Contrabaixo;${email}`)
  await preview(page)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await see(line(page, 2).getByText(name), line(page, 2).getByText(email))
    await expect.poll(() => cutTexts(line(page, 2))).toEqual([])
  }
})

e2e('last year’s list becomes members on the first evening, and can be taken back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/', { as: admin })
  // What Home shows besides may come between the finger and the link.
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Import a list' }).click()
  await see(title(page, 'Import members'))
  await chooseFile(page, 'integrantes.csv', LIST)
  await see(page.getByText('integrantes.csv, 7 lines.'))
  await expect.poll(() => column(page, 'Desde').inputValue()).toBe('joinedOn')

  // An instrument says its section; what says nothing that we know is asked, once.
  await page.getByRole('button', { name: 'Preview' }).click()
  await see(page.getByRole('alert').getByText('Something is still open: Section and Status.'))
  await page.getByRole('group', { name: 'Which section is this?' }).getByLabel('Berimbau').selectOption('percussion')
  await page.getByLabel('Section for lines that name none').selectOption('voices')
  await page.getByRole('group', { name: 'What do these words mean?' }).getByLabel('Trancado').selectOption('on_leave')
  await preview(page)
  await expect.poll(() => countOf(page, 'To import')).toBe('5')
  await see(
    line(page, 2).getByText('Strings'),
    line(page, 4).getByText('This is not an e-mail address: “carla@”.'),
    line(page, 6).getByText('Brass'),
    // Of the same name, but with another instrument: two people.
    line(page, 7).getByText('New: same name twice'),
  )

  await page.getByRole('button', { name: 'Leave out the faulty line' }).click()
  await page.getByRole('button', { name: 'Import 5 members' }).click()
  await see(page.getByText('5 members were added.'), page.getByText('2 lines were left out.'))
  // The faulty line, the sum, and who had something in a column that nothing here holds.
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save what was left out' }).click()
  const kept = await readFile(await (await download).path(), 'utf8')
  expect(kept.trim().split('\r\n').slice(1)).toEqual([
    'Bruno Sá,Berimbau,,,,,Afastado,,,M,Imported without: Camiseta',
    'Carla Dias,Contrabaixo,Cordas,carla@,,,,,,,This is not an e-mail address: “carla@”.',
    'Total: 6 integrantes,,,,,,,,,,Left out: total',
  ])
  const stored = (await allMembers(api, admin)).map(({ name, section, instrument, status }) => [
    name,
    section,
    instrument,
    status,
  ])
  expect(stored).toEqual([
    ['Ana Lima', 'strings', 'Violino', 'active'],
    ['Ána lima', 'strings', 'Viola', 'active'],
    ['Bruno Sá', 'percussion', 'Berimbau', 'on_leave'],
    ['Davi Reis', 'voices', undefined, 'on_leave'],
    ['Élio Brás', 'brass', 'Trompa', 'former'],
  ])
  const dates = { joinedOn: '2019-05-13', birthDate: '1990-04-03' }
  expect((await allMembers(api, admin))[0]).toMatchObject({ ...dates, notes: 'Faz arranjos' })

  // What was said of a word once is known of the next file too, whatever its columns; a kind of membership is proposed.
  await page.getByRole('button', { name: 'Import another file' }).click()
  await chooseFile(page, 'novos.csv', 'Nome;Naipe;Situação\nGil Cruz;Cordas;Trancado\nIda Melo;Cordas;Honorário')
  const words = page.getByRole('group', { name: 'What do these words mean?' })
  await expect.poll(() => words.getByLabel('Trancado').inputValue()).toBe('on_leave')
  await expect.poll(() => words.getByLabel('Honorário').inputValue()).toBe('active')
  await preview(page)
  await see(line(page, 2).getByText('On leave'), line(page, 3).getByText('Active'))
  await page.getByRole('button', { name: 'Import 2 members' }).click()
  await see(page.getByText('2 members were added.'))
  expect((await allMembers(api, admin)).find(({ name }) => name === 'Ida Melo')?.notes).toBe('Situação: Honorário')
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await see(page.getByText('The import is undone'))

  await page.getByRole('link', { name: 'See the members' }).click()
  await see(title(page, 'Members 5'))
  await page.getByRole('link', { name: 'Import' }).click()
  await page.getByRole('button', { name: 'Take back integrantes.csv' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click()
  await see(toast(page, 'integrantes.csv is taken back.'))
  expect(await allMembers(api, admin)).toEqual([])
})

e2e('a list of nothing but headings is refused where it was chosen', async ({ app, api }) => {
  const page = await app.visit('/members/import', { as: await api.foundGroup() })
  await chooseFile(page, 'empty.csv', 'Name;Section;E-mail')
  await see(page.getByRole('alert').getByText('empty.csv holds nothing but the names of its columns'))
  await chooseFile(page, 'members.csv', 'Name;Section\nAna Lima;Strings')
  await see(page.getByText('members.csv, 1 line.'))
})

e2e('days in an order that cannot be are mended where they stand', async ({ app, api }) => {
  const page = await app.visit('/members/import', { as: await api.foundGroup() })
  await chooseFile(page, 'a.csv', 'Name;Section;Geb.;Eintritt\nAna Lima;Strings;1.5.2001;1.3.1999')
  await preview(page)
  await see(line(page, 2).getByText('Joined on “1.3.1999” is before a day that it has to follow.'))
  const joined = page.getByLabel('Joined on of line 2', { exact: true })
  await joined.fill('1.3.2019')
  await joined.press('Enter')
  await see(page.getByRole('button', { name: 'Import 1 member' }))
  // Whoever is there is known for certain.
  await missing(page.getByRole('button', { name: 'Probably booked' }))
})

e2e('an import of which someone was changed since stays, and says who', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/members/import', { as: admin })
  await chooseFile(page, 'a.csv', 'Name,Section\nAna Lima,Strings\nOtto Braun,Voices')
  await preview(page)
  await page.getByRole('button', { name: 'Import 2 members' }).click()
  await see(page.getByText('2 members were added.'))
  const [ana] = await allMembers(api, admin)
  await api.saveMember(admin, { ...ana, notes: 'Plays by heart.' })
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await see(page.getByRole('alert').getByText('Something of it was changed or used since, so it stays: Ana Lima.'))
  expect(await allMembers(api, admin)).toHaveLength(2)
})

e2e('by keyboard alone, in Portuguese', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/members/import', { as: admin, language: 'pt-BR' })
  // Asked for ahead: a press right after could reach the page before the browser knows that the choice is ours.
  const opened = page.waitForEvent('filechooser')
  await see(title(page, 'Importar integrantes'))
  const chooser = page.getByLabel('Escolher um arquivo Excel ou CSV')
  await chooser.focus()
  await page.keyboard.press('Enter')
  await (
    await opened
  ).setFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Nome;Naipe\nAna;Cordas\nBia;Vozes') })
  // The focus goes along: each step says what it is about.
  const focused = page.locator(':focus')
  await expect.poll(() => focused.textContent()).toBe('O que há em cada coluna?')
  await page.getByRole('button', { name: 'Conferir' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused.textContent()).toBe('Confira')
  await see(page.getByRole('button', { name: 'Importar 2 integrantes' }))
  await page.getByRole('checkbox', { name: 'Importar a linha 3' }).focus()
  await page.keyboard.press('Space')
  const save = page.getByRole('button', { name: 'Importar 1 integrante' })
  // While it is found out what is there already, a press is ignored.
  await expect.poll(() => save.getAttribute('aria-busy')).toBeNull()
  await save.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused.textContent()).toBe('Importação concluída')
  await missing(page.getByRole('alert'))
  expect(await allMembers(api, admin)).toHaveLength(1)
})
