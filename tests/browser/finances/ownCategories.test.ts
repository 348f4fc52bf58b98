import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, toast } from '../support/page'
import { financeFixture } from './financeFixture'

e2e('an own category is made, chosen for an entry, filtered by, and archived with Undo', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const page = await app.visit('/finances/categories', { as: admin })
  await see(page.getByRole('heading', { name: 'No own categories yet' }))
  await page.getByRole('button', { name: 'New category' }).click()
  const dialog = page.getByRole('dialog', { name: 'New category' })
  await dialog.getByLabel('Name').fill('Bar')
  await dialog.getByLabel('Below').selectOption('Tickets')
  await page.keyboard.press('Enter')
  await see(toast(page, '“Bar” was saved.'), page.getByRole('row', { name: /Bar Not used/ }))

  await page.goto('/finances/entries/new?kind=income')
  await page.getByRole('textbox', { name: 'Amount' }).fill('70')
  await page.getByRole('textbox', { name: 'Description' }).fill('Festa')
  await page.getByLabel('Category').selectOption('Tickets · Bar')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await see(page.getByText('Tickets · Bar'))
  const [entry] = await financeFixture(api, admin).all()
  expect(entry).toMatchObject({ category: 'tickets', amount: 7000 })

  await page.goto('/finances/import')
  const file = { name: 'caixa.csv', mimeType: 'text/csv' }
  const lines = 'Data;Histórico;Valor;Categoria\n14/03/2026;Bebidas;20,00;Bar\n15/03/2026;Copos;-5,00;'
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from(lines) })
  await page.getByLabel('Category for the other lines').selectOption('Tickets · Bar')
  await page.getByRole('button', { name: 'Preview' }).click()
  const chosen = ({ line }: { line: number }) =>
    page.getByLabel(`Category of line ${line}`).evaluate((field: HTMLSelectElement) => field.selectedOptions[0]?.text)
  await expect
    .poll(() => Promise.all([chosen({ line: 2 }), chosen({ line: 3 })]))
    .toEqual(Array(2).fill('Tickets · Bar'))

  await page.goto('/finances/rules')
  await page.getByRole('button', { name: 'New rule' }).first().click()
  await page.getByRole('dialog').getByLabel('Text contains').fill('bebidas')
  await page.getByRole('dialog').getByLabel('Category').selectOption('Tickets · Bar')
  await page.keyboard.press('Enter')
  await see(page.getByRole('row', { name: /bebidas.*Tickets · Bar/ }))

  await page.goto('/finances/categories')
  await page.getByRole('button', { name: 'Archive Bar' }).click()
  await toast(page, '“Bar” is no longer offered').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '“Bar” is offered again.'))
  await page.getByRole('link', { name: 'Entries of Bar' }).click()
  await see(page.getByRole('link', { name: /Festa/ }))
  expect(new URL(page.url()).searchParams.get('subcategoryId')).toBe(entry?.subcategoryId)
})

e2e(
  'a payment is split as it is entered, told as one, and removed with all its parts and Undo',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const page = await app.visit('/finances/entries/new', { as: admin })
    await page.getByRole('textbox', { name: 'Amount' }).fill('150')
    await page.getByRole('textbox', { name: 'Description' }).fill('Loja')
    await page.getByRole('button', { name: 'Split over several categories or events' }).click()
    const [one, two] = [page.getByRole('group', { name: 'Part 1' }), page.getByRole('group', { name: 'Part 2' })]
    await one.getByRole('textbox', { name: 'Amount' }).fill('90')
    await one.getByLabel('Category').selectOption('Venue')
    await see(page.getByText('R$60.00 still to share out'))
    await page.getByRole('button', { name: 'Save 2 parts' }).click()
    await see(two.getByText('Please enter the amount.'), two.getByText('Please fill this in.'))
    await two.getByRole('button', { name: 'Put the rest into part 2' }).click()
    await two.getByLabel('Category').selectOption('Scores')
    await see(page.getByText('All of R$150.00 is shared out'))
    await page.getByRole('button', { name: 'Save 2 parts' }).click()
    await see(toast(page, '“Loja” is split into 2 parts.'), page.getByText('Part 1 of 2 of one payment of R$150.00.'))
    await page.getByRole('link', { name: 'Scores' }).click()
    await see(page.getByText('Part 2 of 2 of one payment of R$150.00.'))
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'All 2 parts' }).click()
    await toast(page, 'All 2 parts were removed.').getByRole('button', { name: 'Undo' }).click()
    await see(toast(page, 'All parts are back.'))
    const parts = await financeFixture(api, admin).all()
    expect(parts.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([6000, 9000])
  },
)
