import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, title, toast } from '../support/page'

/** Opens an example by the keyboard; the focus is in it then. */
async function open(page: Page, name: string) {
  await page.getByRole('button', { name: `Open: ${name}` }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await see(dialog.locator(':focus'))
  return dialog
}

/** It is gone, the button that opened it has the focus, and the card says what came of it. */
async function closed(page: Page, name: string, result: string | RegExp): Promise<void> {
  await missing(page.getByRole('dialog'))
  await see(page.locator(':focus').and(page.getByRole('button', { name: `Open: ${name}` })))
  await expect.poll(() => page.locator('output:near(:focus, 60)').first().textContent()).toMatch(result)
}

e2e('keys are made, shown once and revoked; licences are searched', async ({ app, api }) => {
  const page = await app.visit('/pages/api-key', { as: await api.foundGroup(), layout: { hasSamples: true } })
  await see(title(page, 'API keys 3'))
  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog')
  await see(dialog.locator('input:focus'))
  await page.keyboard.press('Enter')
  await see(dialog.getByText('Please fill this in.'))
  await page.keyboard.type('Radio')
  await page.keyboard.press('Enter')
  await see(page.getByRole('dialog', { name: 'The key for “Radio”' }))
  const secret = await dialog.locator('code').innerText()
  expect(secret).toMatch(/^sample_[a-z0-9]{20}$/)
  // Nothing but its own button closes it: a key that was not copied is lost.
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'I have copied it' }).click()
  await missing(dialog)
  await see(title(page, 'API keys 4'), page.getByText(`${secret.slice(0, 11)}…`))
  await expect.poll(() => page.getByText(secret).count()).toBe(0)
  await page.getByRole('button', { name: 'Revoke “Radio”' }).click()
  await see(toast(page, 'The key “Radio” no longer works.'), title(page, 'API keys 3'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(title(page, 'API keys 4'))

  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await menu.getByRole('link', { name: 'Licences' }).click()
  await see(title(page, 'Licences'), page.getByRole('heading', { name: 'Batuta itself: the MIT licence' }))
  await page.getByRole('searchbox', { name: 'Search the packages' }).fill('fastify')
  await page.getByLabel('Asked for by').selectOption('Batuta')
  const row = page.getByRole('row').filter({ hasText: /^fastify\d/ })
  await see(row.getByText('MIT'))
  expect(await row.getByRole('link', { name: /Source of fastify/ }).getAttribute('href')).toMatch(
    /github\.com\/fastify/,
  )
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await page.getByLabel('Licence', { exact: true }).selectOption('OFL-1.1')
  await see(page.getByText('1–1 of 1'))
})

e2e('eight dialogs: the focus goes in and comes back, and each says what came of it', async ({ app, api }) => {
  const page = await app.visit('/pages/modal-examples', { as: await api.foundGroup(), layout: { hasSamples: true } })
  await see(title(page, 'Dialogs'))
  await open(page, 'Confirm')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await closed(page, 'Confirm', '“Winter concert” was removed.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(page.getByText('“Winter concert” is back.'))

  const create = await open(page, 'Create')
  await page.keyboard.press('Enter')
  await see(create.getByText('Please fill this in.').nth(1))
  await page.keyboard.press('Escape')
  await closed(page, 'Create', /^$/)

  const steps = await open(page, 'Two steps')
  await page.keyboard.type('Ana')
  await steps.getByLabel('E-mail').fill('ana@example.org')
  await page.keyboard.press('Enter')
  await see(steps.locator('select:focus'))
  await steps.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => steps.getByLabel('Name').inputValue()).toBe('Ana')
  await page.keyboard.press('Enter')
  await steps.getByRole('button', { name: 'Lend it' }).click()
  await closed(page, 'Two steps', 'Cello lent to Ana for 6 months.')

  const pricing = await open(page, 'Pricing')
  await see(pricing.getByText('$40.00'))
  await pricing.getByRole('radio', { name: 'Monthly' }).check()
  await pricing.getByRole('radio', { name: /^Enterprise/ }).check()
  await pricing.getByRole('button', { name: 'Choose Enterprise' }).click()
  await closed(page, 'Pricing', 'Enterprise at $99.00 a month.')

  const address = await open(page, 'Address')
  await page.keyboard.type('Ana Lima')
  await address.getByLabel('Street and number').fill('Rua da Praia 1')
  await address.getByLabel('Postcode').fill('60604')
  await address.getByLabel('City').fill('Chicago')
  await page.keyboard.press('Enter')
  await see(address.getByText('There it looks like 90010-000.'), address.locator('input:focus[aria-invalid]'))
  await address.getByLabel('Country').selectOption('US')
  await address.getByLabel('City').press('Enter')
  await closed(page, 'Address', 'Ana Lima, Rua da Praia 1, Chicago.')

  const card = await open(page, 'Card')
  await page.keyboard.type('4242424242424241')
  await card.getByLabel('Name on the card').fill('Ana Lima')
  await card.getByLabel('Valid until').pressSequentially('1299')
  await card.getByLabel('Security code').fill('123')
  await page.keyboard.press('Enter')
  await see(card.getByText('These sixteen digits do not make a card number.'))
  await page.keyboard.press('End')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('2')
  await page.keyboard.press('Enter')
  await closed(page, 'Card', 'Visa ending in 4242 was added.')

  const share = await open(page, 'Share')
  await page.keyboard.type('farid.ferrari@example.org')
  await page.keyboard.press('Enter')
  await see(share.getByText('This is already in use.'))
  await share.getByRole('button', { name: 'Take Farid Ferrari off' }).click()
  await see(share.locator('input:focus'))
  await page.keyboard.press('Enter')
  await see(share.getByRole('combobox', { name: 'Access of farid.ferrari@example.org' }))
  await share.getByRole('button', { name: 'Done' }).click()
  await closed(page, 'Share', 'Shared with 2 people.')

  const factor = await open(page, 'Two-factor')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await see(factor.locator(':focus').and(factor.getByRole('textbox', { name: 'Digit 1 of 6' })))
  await page.keyboard.type('111111')
  await page.keyboard.press('Enter')
  await see(factor.getByText(/This is not the code/))
  await factor.getByRole('textbox', { name: 'Digit 1 of 6' }).focus()
  await page.keyboard.type('246810')
  await page.keyboard.press('Enter')
  await closed(page, 'Two-factor', 'On, with text messages.')
})
