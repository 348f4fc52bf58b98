import { expect } from 'vitest'
import { LinksAnswer } from '@contract/calendar/links'
import { chooseFile, countOf, line, preview } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { missing, pinToast, see, title, toast } from '../support/page'
import { addEvent } from './eventFixture'

e2e('a library is taken over from programmes, told more of, and chosen from', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Flauta', instrument: 'Flute' })
  const programme = [{ title: 'Bolero', composer: 'Ravel', minutes: 15 }, { title: 'Carmen' }]
  await addEvent(api, admin, { title: 'Concerto', day: '2027-03-16', props: { programme } })
  const [fest] = await addEvent(api, admin, {
    title: 'Festa',
    day: '2027-04-16',
    props: { programme: [{ title: 'BOLERO' }] },
  })
  const page = await app.visit('/calendar/repertoire', { as: admin })
  await see(page.getByText('No pieces yet'))
  await page.getByRole('link', { name: 'From the programmes' }).click()
  await see(page.getByText(/also spelled BOLERO/))
  await page.getByRole('button', { name: 'Take over 2 pieces' }).click()
  await pinToast(toast(page, '2 pieces are taken over.'))
  await see(page.getByRole('link', { name: 'Carmen' }))
  await toast(page, '2 pieces are taken over.').getByRole('button', { name: 'Undo' }).click()
  await see(title(page, 'Take over what the programmes have'), page.getByText(/also spelled BOLERO/))
  await page.getByRole('checkbox', { name: 'Carmen' }).uncheck()
  await page.getByRole('button', { name: 'Take over 1 piece' }).click()
  await missing(page.getByRole('link', { name: 'Carmen' }))

  await page.getByRole('link', { name: 'Bolero' }).click()
  await see(
    title(page, 'Bolero'),
    page.getByRole('link', { name: 'Concerto' }),
    page.getByRole('link', { name: 'Festa' }),
  )
  await page.getByRole('button', { name: 'Edit' }).click()
  const scoring = page.getByRole('textbox', { name: 'Instrumentation' })
  await scoring.fill('2 fl, kazoo')
  await page.getByRole('button', { name: 'Save' }).click()
  await see(page.getByText(/This cannot be read at “kazoo”/))
  await scoring.fill('2 fl, cl')
  await page.getByRole('button', { name: 'Save' }).click()
  await see(page.getByText('2fl, cl'))

  await page.goto(`/calendar/${fest?.id}`)
  await see(page.getByText('Too few: Flute 0 of 2, Clarinet 0 of 1'))

  await page.goto(`/calendar/${fest?.id}/edit`)
  await page.getByRole('button', { name: 'Add an intermission' }).click()
  await page.getByRole('combobox', { name: 'From the repertoire' }).fill('bol')
  await page.getByRole('option', { name: /Bolero/ }).click()
  await see(page.getByRole('link', { name: 'In the repertoire' }).nth(1))
  await see(page.getByText('Too few: Flute 0 of 2, Clarinet 0 of 1').nth(1))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await see(page.locator('.is-intermission'), page.getByRole('link', { name: 'Bolero' }).first())
})

e2e('a library comes in from a file, once, and is taken back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.call('/calendar/add-piece', {
    as: admin,
    body: { piece: { id: crypto.randomUUID(), title: 'Nabucco', composer: 'Giuseppe Verdi' } },
  })
  const page = await app.visit('/calendar/repertoire', { as: admin })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Import' }).click()
  await see(title(page, 'Import pieces'))
  await chooseFile(
    page,
    'noten.csv',
    [
      'Nr.;Titel;Komponist;Dauer;Grad;ISMN;Lieferant',
      '1;Nabucco;Verdi, Giuseppe;8:30;5;;',
      "2;Mars;Holst, Gustav;7';4-5;979-0-2306-7118-7;Rundel",
      '3;Venus;Holst, Gustav;8;;12;',
    ].join('\r\n'),
  )
  await see(page.getByText('One column is left out: “Lieferant”.'))
  await preview(page)
  await see(
    line(page, 3).getByText('Gustav Holst'),
    line(page, 4).getByText('ISMN (the edition) cannot be read: “12”.'),
  )
  await expect.poll(() => countOf(page, 'There already')).toBe('1')
  await missing(page.getByText('Probably booked'))
  await page.getByRole('button', { name: 'Leave out the faulty line' }).click()
  await page.getByRole('button', { name: 'Import 1 piece' }).click()
  await see(page.getByText('1 piece was added.'))
  await page.getByRole('link', { name: 'See the repertoire' }).click()
  await see(page.getByRole('row', { name: /Mars.*Gustav Holst.*4\.5.*7 min/ }))

  await page.getByRole('button', { name: 'Times played' }).click()
  await page.getByLabel('Played', { exact: true }).selectOption('Not played yet')
  await expect.poll(() => page.url()).toContain('played=never')
  await see(page.getByRole('row', { name: /Mars/ }), page.getByRole('row', { name: /Nabucco/ }))

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Performed works' }).click()
  const performed = page.getByRole('dialog')
  await performed.getByLabel('Period').selectOption('Last calendar year')
  const lastYear = new Date().getFullYear() - 1
  await expect.poll(() => performed.getByLabel('From').inputValue()).toBe(`01/01/${lastYear}`)
  await expect.poll(() => performed.getByLabel('To', { exact: true }).inputValue()).toBe(`12/31/${lastYear}`)
  await performed.getByLabel('From').fill(`${lastYear}-09-01`)
  await expect.poll(() => performed.getByLabel('Period').inputValue()).toBe('own')
  await performed.getByRole('button', { name: 'Export as CSV' }).click()
  await see(performed.getByText('No finished event of these days says what was played.'))
})

e2e('files are given to parts by their names, and found on the phone of who plays them', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Sá', instrument: 'Clarinet', part: 2 })
  await api.saveMember(admin, { name: 'Bea Sol', instrument: 'Flute' })
  const piece = { id: crypto.randomUUID(), title: 'Bolero' }
  await api.call('/calendar/add-piece', { as: admin, body: { piece } })
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  await addEvent(api, admin, { title: 'Concert', day, props: { programme: [{ title: 'Bolero', pieceId: piece.id }] } })
  const page = await app.visit(`/calendar/repertoire/${piece.id}`, { as: admin })
  const file = (name: string, text = '%PDF-1.7 x') => ({ name, mimeType: '', buffer: Buffer.from(text) })
  await page
    .locator('.piece-files input[type=file]')
    .setInputFiles([
      file('Bolero - Clarinet 2.pdf'),
      file('Bolero - Score.pdf'),
      file('Bolero - Horn.pdf'),
      file('Bolero.txt', 'notes'),
    ])
  const files = page.getByRole('region', { name: 'Files' })
  await see(
    files.getByText('Clarinet 2 · 1 kB'),
    files.getByText('For everybody · 1 kB'),
    files.getByText('“Bolero.txt” was not added. It is neither a PDF, a picture, MusicXML, MIDI nor MP3.'),
    files.getByText('No file yet for: Flute.'),
  )
  await files.getByRole('button', { name: 'Let “Bolero.txt” go' }).click()

  await files.getByRole('button', { name: 'Rename “Bolero - Horn.pdf”' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Flute and piccolo')
  await page.getByRole('checkbox', { name: 'Horn' }).uncheck()
  await page.getByRole('checkbox', { name: 'Flute' }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(files.getByText('Flute and piccolo.pdf', { exact: true }))
  await missing(files.getByText(/No file yet/))

  await files.getByRole('button', { name: 'Remove “Flute and piccolo.pdf”' }).click()
  await pinToast(toast(page, '“Flute and piccolo.pdf” is removed.'))
  await see(files.getByText('No file yet for: Flute.'))
  await toast(page, '“Flute and piccolo.pdf” is removed.').getByRole('button', { name: 'Undo' }).click()
  await see(files.getByText('Flute and piccolo.pdf', { exact: true }))

  const body = { memberIds: [ana.id] }
  const { links } = LinksAnswer.parse(await (await api.call('/links/make-links', { as: admin, body })).json())
  const phone = await app.visit(`/my#${links[0]?.token}`, { window: { width: 390, height: 844 } })
  await phone.getByText('Programme and your parts').click()
  await see(phone.getByRole('button', { name: 'Save “Bolero - Score.pdf” on this phone' }))
  await missing(phone.getByRole('button', { name: /Flute/ }))
  const [download] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Save “Bolero - Clarinet 2.pdf” on this phone' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Bolero - Clarinet 2.pdf')
})

e2e('two spellings of one piece become one, with the programmes of both, and two again', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const add = async (piece: object) => {
    const id = crypto.randomUUID()
    await api.call('/calendar/add-piece', { as: admin, body: { piece: { id, ...piece } } })
    return id
  }
  const kept = await add({ title: 'Bolero', composer: 'Maurice Ravel', shelf: 'R 1' })
  const other = await add({ title: 'BOLERO', composer: 'Ravel', minutes: 15 })
  const programme = [{ title: 'BOLERO', pieceId: other }]
  await addEvent(api, admin, { title: 'Concerto', day: '2027-03-16', props: { programme } })
  const page = await app.visit('/calendar/repertoire', { as: admin })
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('link', { name: 'Duplicates' }).click()
  await page.getByRole('button', { name: 'Compare Bolero and BOLERO' }).click()
  const dialog = page.getByRole('dialog')
  await expect.poll(() => dialog.getByRole('radio', { name: '15' }).isChecked()).toBe(true)
  await dialog.getByRole('radio', { name: 'BOLERO', exact: true }).check()
  await dialog.getByRole('button', { name: 'Merge' }).click()
  await see(page.getByText('No duplicates found'), page.getByText(/BOLERO became part of BOLERO/))
  await page.goto(`/calendar/repertoire/${kept}`)
  await see(title(page, 'BOLERO'), page.getByText('15 min'), page.getByRole('link', { name: 'Concerto' }))

  await page.goto('/calendar/repertoire/alike')
  await page.getByRole('button', { name: 'Undo: BOLERO' }).click()
  await see(page.getByRole('button', { name: 'Compare Bolero and BOLERO' }))
  await missing(page.getByText('Merged in the last day'))
  await page.getByRole('button', { name: 'Bolero and BOLERO are two pieces' }).click()
  await pinToast(toast(page, 'Bolero and BOLERO are not offered as one again.'))
  await see(page.getByText('No duplicates found'))
  await toast(page, 'Bolero and BOLERO are not offered as one again.').getByRole('button', { name: 'Undo' }).click()
  await see(page.getByRole('button', { name: 'Compare Bolero and BOLERO' }))
  await page.goto(`/calendar/repertoire/${other}`)
  await see(title(page, 'BOLERO'), page.getByRole('link', { name: 'Concerto' }))
})
