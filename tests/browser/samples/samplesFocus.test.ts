import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see } from '../support/page'

const layout = { hasSamples: true }

e2e('by keys through shop and order: the focus stays with what was done', async ({ app, api }) => {
  const page = await app.visit('/apps/ecommerce/shop', { as: await api.foundGroup(), layout })
  await page.getByRole('button', { name: 'Add to cart: Concert tuner' }).press('Enter')
  const viewCart = page.locator('a:focus').filter({ hasText: 'View cart' })
  await see(viewCart)
  await viewCart.press('Enter')

  await page.getByRole('button', { name: 'Take out Studio rosin' }).press('Enter')
  await see(page.locator('a:focus').filter({ hasText: 'Studio tuner' }))
  await page.getByRole('button', { name: 'Go on to the address' }).press('Enter')
  await see(page.locator('input[name="name"]:focus'))
  for (const [label, value] of [
    ['Full name', 'Ana Lima'],
    ['Phone', '+55 51 5550-1000'],
    ['Street and number', 'Rua da Praia 1'],
    ['City', 'Porto Alegre'],
    ['Postcode', '90010-000'],
  ] as const) {
    await page.getByLabel(label).fill(value)
  }
  await page.getByLabel('Postcode').press('Enter')
  await see(page.locator('input[type="radio"]:focus'))
  await page.getByRole('button', { name: 'Cart', exact: true }).press('Enter')
  await see(page.locator('a:focus').filter({ hasText: 'Studio tuner' }))
})

e2e('what one comes back to has the focus: a letter on its page, a contact, a row', async ({ app, api }) => {
  const as = await api.foundGroup()
  const page = await app.visit('/apps/email', { as, layout, window: { width: 390, height: 844 } })
  await page.getByRole('button', { name: 'Page 2' }).click()
  await see(page.getByText('11–19 of 19'))
  await page.getByRole('link', { name: /^Farid Ito/ }).press('Enter')
  await see(page.getByRole('heading', { name: 'Photographs of the concert' }))
  await page.getByRole('button', { name: 'Next message' }).press('Enter')
  await see(page.getByRole('heading', { name: 'A question about the tempo' }))
  await page.getByRole('button', { name: 'Back to the list' }).press('Enter')
  await see(page.locator('a:focus').filter({ hasText: 'Iara Abreu' }), page.getByText('11–19 of 19'))

  await page.locator('a:focus').press('Enter')
  await see(page.getByRole('heading', { name: 'A question about the tempo' }))
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: 'Sent' }).press('Enter')
  await missing(page.getByText('A question about the tempo').first())
  await see(page.locator('.letter-link').first(), page.locator('.side-link:focus').filter({ hasText: 'Sent' }))

  await page.goto('/apps/chat?contact=2')
  await page.getByRole('button', { name: 'Back to the contacts' }).press('Enter')
  await see(page.locator('a:focus').filter({ hasText: 'Clara Duarte' }))

  await page.goto('/apps/calendar')
  await page.getByRole('button', { name: /Board lunch/ }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await see(page.locator('button:focus').filter({ hasText: 'Open rehearsal' }))

  await page.goto('/apps/todo?filter=deleted')
  await page.getByRole('button', { name: 'Put “Count the chairs” back' }).press('Enter')
  await see(page.locator('button:focus').filter({ hasText: 'Wash the white shirts' }))
})

e2e('a label goes onto all the selected letters, and off again', async ({ app, api }) => {
  const page = await app.visit('/apps/email', { as: await api.foundGroup(), layout })
  // The first of the two has it already.
  for (const subject of ['Parts for Saturday', 'The hall is free in May']) {
    await page
      .getByRole('checkbox', { name: `Choose “${subject}”` })
      .first()
      .check()
  }
  await page.getByRole('button', { name: 'Labels…' }).click()
  const label = page.getByRole('button', { name: 'Important', exact: true })
  const labelled = page.locator('.letter-row.is-selected').filter({ hasText: 'Important' })
  await expect.poll(() => label.getAttribute('aria-pressed')).toBe('false')
  await label.click()
  await see(page.getByRole('button', { name: 'Important', exact: true, pressed: true }), labelled.nth(1))
  await label.click()
  await missing(labelled.first())
})

e2e('no button in the bin does nothing, and a reply goes to somebody else', async ({ app, api }) => {
  const page = await app.visit('/apps/email?folder=trash', { as: await api.foundGroup(), layout })
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
  await missing(page.getByRole('button', { name: 'Move to the bin' }))
  await page.getByRole('button', { name: 'Move to…' }).click()
  await see(page.getByRole('button', { name: 'Inbox', exact: true }))
  await missing(page.getByRole('button', { name: 'Bin', exact: true }))

  await page.goto('/apps/email?folder=sent')
  const first = page.locator('.letter-link').first()
  const recipient = await first.locator('.letter-person').innerText()
  await first.click()
  await see(page.getByText(`to ${recipient}`))
  await page.getByRole('button', { name: 'Reply' }).click()
  const address = `${recipient.toLowerCase().replace(' ', '.')}@example.org`
  await expect.poll(() => page.getByRole('dialog').getByLabel('To').inputValue()).toBe(address)
})

e2e('a page of the shop that there is not leads to the last one', async ({ app, api }) => {
  const page = await app.visit('/apps/ecommerce/shop?page=9', { as: await api.foundGroup(), layout })
  await see(page.getByText('19–27 of 27'), page.getByRole('link', { name: 'Studio music stand' }))
})
