import { see } from '../support/page'
import type { Screens } from '../app/screens'

/** What is waited for is the samples' own data, which is the same in both languages. */
export const sampleAppScreens: Screens = {
  'the sample calendar': async ({ visit, admin }) => {
    const page = await visit('/apps/calendar', admin)
    await see(page.getByRole('link', { name: /Matinée/ }))
    return page
  },
  'a sample event, with errors': async ({ visit, admin }) => {
    const page = await visit('/apps/calendar', admin)
    await page.getByRole('link', { name: /Matinée/ }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').first().fill('')
    await page.keyboard.press('Enter')
    await see(form.locator('.invalid-feedback'))
    return page
  },
  'sample tasks': async ({ visit, admin }) => {
    const page = await visit('/apps/todo', admin)
    await see(page.getByRole('button', { name: 'Print the programmes', exact: true }))
    return page
  },
  'sample tasks on their board, a menu open': async ({ visit, admin }) => {
    const page = await visit('/apps/todo?view=board', admin)
    await page.locator('[data-moves="10"] button').click()
    await see(page.locator('.task-card .panel-row').first())
    return page
  },
  'a sample task': async ({ visit, admin }) => {
    const page = await visit('/apps/todo?filter=important', admin)
    await page.getByRole('button', { name: 'Send the parts to the winds', exact: true }).click()
    await see(page.getByRole('dialog').getByRole('textbox').first())
    return page
  },
  'sample letters, one selected and a panel open': async ({ visit, admin }) => {
    const page = await visit('/apps/email', admin)
    await page.getByRole('checkbox', { name: /Minutes of the board/ }).check()
    await page.locator('.letter-tools [aria-expanded]').first().click()
    await see(page.locator('.letter-tools .panel-row').first())
    return page
  },
  'a sample letter': async ({ visit, admin }) => {
    const page = await visit('/apps/email?mail=1', admin)
    await see(page.getByRole('heading', { name: 'Parts for Saturday' }))
    return page
  },
  'a sample conversation': async ({ visit, admin }) => {
    const page = await visit('/apps/chat?contact=2', admin)
    await see(page.getByRole('log').getByText('Double-sided, please!'))
    return page
  },
  'the shop': async ({ visit, admin }) => {
    const page = await visit('/apps/ecommerce/shop', admin)
    await see(page.getByRole('link', { name: 'Concert score folder' }))
    return page
  },
  'a product': async ({ visit, admin }) => {
    const page = await visit('/apps/ecommerce/product-detail?product=3', admin)
    await see(page.getByText('Studio rosin, made for daily use', { exact: false }))
    return page
  },
  'the wishlist': async ({ visit, admin }) => {
    const page = await visit('/apps/ecommerce/wishlist', admin)
    await see(page.getByRole('link', { name: 'Studio baton' }))
    return page
  },
  'the cart': async ({ visit, admin }) => {
    const page = await visit('/apps/ecommerce/checkout', admin)
    await see(page.getByRole('link', { name: 'Studio rosin' }))
    return page
  },
  'the address of an order, with errors': async ({ visit, admin }) => {
    const page = await visit('/apps/ecommerce/checkout', admin)
    await page.locator('.order-summary').getByRole('button').click()
    await page.locator('main form').getByRole('button').click()
    await see(page.locator('.invalid-feedback').first())
    return page
  },
}
