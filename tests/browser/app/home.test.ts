import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

e2e('words that are still on their way are no reason to take the screen away', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const context = await app.open({ as: admin })
  const page = await context.newPage()
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/(place|more)Words-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await see(page.getByRole('heading', { name: /^Good to see you/ }))
  await page.getByRole('link', { name: 'Finances', exact: true }).click()
  letThrough()
  await see(title(page, 'Finances'))
  await expect.poll(() => page.locator(':focus').textContent()).toMatch(/^Finances/)
})
