import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { descriptionOf, missing, see, title, toast } from '../support/page'
import { barriersOfShowcase } from './showcaseTour'

const layout = { hasSamples: true }

e2e('no page of forms bars the way', async ({ app, api }) => {
  expect(await barriersOfShowcase(app, api, ['forms'])).toEqual({})
})

e2e('a wizard is left half-way, resumed, and sent', async ({ app, api }) => {
  const page = await app.visit('/forms/wizard', { as: await api.foundGroup(), layout })
  const wizard = page.getByRole('region', { name: 'A registration in three steps' })
  await wizard.getByRole('button', { name: 'Next' }).click()
  const name = wizard.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => descriptionOf(name)).toBe('Please fill this in.')
  await name.fill('Marta')
  await wizard.getByRole('textbox', { name: 'E-mail' }).fill('marta@example.org')
  await page.keyboard.press('Enter')
  await see(wizard.getByRole('heading', { name: 'Your music' }))
  await wizard.getByRole('textbox', { name: /^Years/ }).fill('7')

  await page.getByRole('link', { name: /Next Form validation/ }).click()
  await see(title(page, 'Form validation'))
  await page.goBack()
  await see(
    wizard.getByText('What you typed before is here again.'),
    wizard.getByRole('heading', { name: 'Your music' }),
  )
  expect(await wizard.getByRole('textbox', { name: /^Years/ }).inputValue()).toBe('7')
  await wizard.getByRole('combobox', { name: 'Section' }).selectOption('Brass')
  await wizard.getByRole('button', { name: 'Next' }).click()
  await see(wizard.getByText('marta@example.org'), wizard.getByText('Brass'))
  await wizard.getByRole('button', { name: 'Register' }).click()
  await see(wizard.getByText('Thank you, Marta.'))
  await wizard.getByRole('button', { name: 'Begin again' }).click()
  expect(await name.inputValue()).toBe('')
})

e2e('what a server finds wrong stands at its field, and what is typed stays', async ({ app, api }) => {
  const page = await app.visit('/forms/form-validation', { as: await api.foundGroup(), layout })
  const example = page.getByRole('region', { name: 'What the server finds' })
  const email = example.getByRole('textbox', { name: 'E-mail' })
  await example.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => descriptionOf(email)).toBe('This is already in use.')
  await email.fill('marta@example.org')
  await example.getByRole('checkbox', { name: 'isDown' }).check()
  await example.getByRole('button', { name: 'Send' }).click()
  await see(example.getByRole('alert').filter({ hasText: 'did not answer' }))
  expect(await email.inputValue()).toBe('marta@example.org')
  await example.getByRole('checkbox', { name: 'isDown' }).uncheck()
  await example.getByRole('button', { name: 'Send' }).click()
  await see(toast(page, 'Ana was taken down'))
  await missing(example.getByRole('alert'))
})

e2e('values are chosen, masked, moved and handed over by keys and files', async ({ app, api }) => {
  const page = await app.visit('/forms/select', { as: await api.foundGroup(), layout })
  const labels = page.getByRole('combobox', { name: /^Labels/ })
  await labels.pressSequentially('Tour')
  await page.keyboard.press('Enter')
  await see(page.getByRole('button', { name: 'Take away Tour' }))
  await page.keyboard.press('Backspace')
  await missing(page.getByRole('button', { name: 'Take away Tour' }))

  await page.goto('/forms/input-mask')
  const number = page.getByRole('textbox', { name: 'CPF or CNPJ' })
  await number.pressSequentially('11222333000181')
  expect(await number.inputValue()).toBe('11.222.333/0001-81')
  await see(page.getByText('11222333000181', { exact: true }))

  await page.goto('/forms/form-repeater')
  await page.getByRole('button', { name: 'Move piece 2 up' }).click()
  const first = page.getByRole('group', { name: 'Piece 1' }).getByRole('textbox', { name: 'Title' })
  await expect.poll(() => first.inputValue()).toBe('Bachianas brasileiras no. 4')
  await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Remove piece 1' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => first.inputValue()).toBe('Bachianas brasileiras no. 4')

  await page.goto('/forms/form-layout')
  const column = page.getByRole('region', { name: 'One column' })
  await column.getByRole('textbox', { name: 'Name' }).fill('Ana')
  await column.getByRole('button', { name: 'Cancel' }).click()
  expect(await column.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('')
  const line = page.getByRole('region', { name: 'On one line' })
  await line.getByRole('searchbox').fill('bento')
  await missing(line.getByText('Ana Prado'))
  await see(line.getByText('Bento Reis'))

  await page.goto('/forms/file-uploader')
  const several = page.getByRole('region', { name: 'Several files' })
  await several.getByLabel(/^Choose files/).setInputFiles([
    { name: 'Aida.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(40_000, 'a') },
    { name: 'Aida.txt', mimeType: 'text/plain', buffer: Buffer.from('a') },
  ])
  await see(several.getByText('Aida.txt: neither PDF, PNG nor JPEG.'), several.getByText('Done, 40 kB'))
  await several.getByRole('button', { name: 'Remove Aida.pdf' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(several.getByText('Done, 40 kB'))
})

e2e('a table is searched, chosen from, exported, unfolded and changed in place', async ({ app, api }) => {
  const page = await app.visit('/tables/datatables/advance', { as: await api.foundGroup(), layout })
  const server = page.getByRole('region', { name: 'From the server' })
  await server.getByRole('searchbox').fill('librarian')
  await see(server.getByRole('row').filter({ hasText: 'Librarian' }).first())
  await missing(server.getByRole('row').filter({ hasText: 'Luthier' }))
  await server.getByRole('checkbox', { name: 'Choose all of this page' }).check()
  const download = page.waitForEvent('download')
  await server.getByRole('button', { name: 'Export the chosen' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv.split('\n')[0]).toBe('\uFEFFName,Post,City,Began on,Salary,Status\r')
  expect(csv).toContain('Librarian')

  const unfolding = page.getByRole('region', { name: 'Rows that unfold' })
  await unfolding.getByRole('button', { name: /^Details of Alba/ }).click()
  await see(unfolding.getByText('Experience'))

  const city = page.getByRole('textbox', { name: 'City of Alba Abreu' })
  await city.fill('')
  await expect.poll(() => descriptionOf(city)).toBe('A city, please.')
  await city.fill('Recife')
  await page.keyboard.press('Enter')
  await see(toast(page, 'Alba Abreu: Recife.'))
  expect(await city.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => city.inputValue()).toBe('Ghent')
})
