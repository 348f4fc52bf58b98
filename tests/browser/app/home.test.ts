import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { see, title } from '../support/page'

e2e('the words of the panels are no reason to take the screen away', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  const page = await app.visit('/settings/account', { as: admin })
  await see(title(page, 'Your account'))
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/members-/, async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest(/\/assets\/members-/)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await asked
  letThrough()
  await see(page.getByRole('heading', { name: 'By section' }))
  await expect.poll(() => page.locator(':focus').textContent()).toMatch(/^Good to see you/)
})
