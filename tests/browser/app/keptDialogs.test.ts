import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { financeFixture } from '../finances/financeFixture'
import { e2e } from '../support/e2e'
import { openPlace } from '../support/menu'
import { missing, pinToast, see, title, toast } from '../support/page'

async function goHome(page: Page): Promise<void> {
  await page.goBack()
  await see(title(page, /^Good to see you/))
  await missing(page.getByRole('dialog'))
}

/** The dialogs that lie over the screen, by their names. */
const shownDialogs = (page: Page) =>
  page
    .getByRole('dialog')
    .evaluateAll((dialogs) =>
      dialogs.filter((dialog) => dialog.checkVisibility()).map((dialog) => dialog.querySelector('h2')?.textContent),
    )

const hasFocusIn = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.closest(wanted) !== null, selector)

async function askToRemove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
}

e2e('two screens are left with a dialog open, and each has its own when one comes back', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ana = await api.saveMember(admin, { name: 'Ana Lima' })
  await financeFixture(api, admin).save({ memberId: ana.id, status: 'pending' })
  const page = await app.visit('/', { as: admin })
  await see(title(page, /^Good to see you/))
  await openPlace(page, 'Calendar', /^Calendar/)
  await page.keyboard.press('?')
  await see(page.getByRole('dialog'))
  const [keys] = await shownDialogs(page)
  await goHome(page)
  await openPlace(page, 'Members', /^Members/)
  await askToRemove(page, 'Ana Lima')
  await see(page.getByRole('dialog', { name: 'Remove Ana Lima?' }))
  await goHome(page)

  // Escape closes nothing that is not shown.
  await page.keyboard.press('Escape')
  await openPlace(page, 'Members', /^Members/)
  await see(page.getByRole('dialog', { name: 'Remove Ana Lima?' }))
  expect(await shownDialogs(page)).toEqual(['Remove Ana Lima?'])
  await expect.poll(() => hasFocusIn(page, '[role=dialog]')).toBe(true)
  await page.keyboard.press('Escape')
  await missing(page.getByRole('dialog'))
  await see(page.getByRole('link', { name: 'Ana Lima' }))

  await openPlace(page, 'Calendar', /^Calendar/)
  await see(page.getByRole('dialog'))
  expect(await shownDialogs(page)).toEqual([keys])
  await expect.poll(() => hasFocusIn(page, '[role=dialog]')).toBe(true)
  await page.keyboard.press('Escape')
  await missing(page.getByRole('dialog'))
  expect(await page.evaluate(() => document.body.classList.contains('modal-open'))).toBe(false)
  await openPlace(page, 'Members', /^Members/)
  await missing(page.getByRole('dialog'))
})

e2e('a toast stays over the next screen, and its Undo reaches the one that is hidden', async ({ app, api }) => {
  const admin = await api.foundGroup()
  await api.saveMember(admin, { name: 'Ana Lima' })
  await api.saveMember(admin, { name: 'Bento Reis' })
  const page = await app.visit('/', { as: admin })
  await see(title(page, /^Good to see you/))
  await openPlace(page, 'Members', /^Members/)
  await askToRemove(page, 'Ana Lima')
  const removed = toast(page, 'Ana Lima is removed.')
  await see(removed)
  await pinToast(removed)
  await missing(page.getByRole('link', { name: 'Ana Lima' }))
  await page.goBack()
  await see(title(page, /^Good to see you/), removed)
  await removed.getByRole('button', { name: 'Undo' }).click()
  await missing(removed)
  await openPlace(page, 'Members', /^Members/)
  await see(page.getByRole('link', { name: 'Ana Lima' }), page.getByRole('link', { name: 'Bento Reis' }))
})

e2e(
  'Tab goes on from the heading of a screen that is shown again, and a reader is read that one alone',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima' })
    const page = await app.visit('/', { as: admin })
    await see(title(page, /^Good to see you/))
    for (const [place, heading] of [
      ['Members', /^Members/],
      ['Calendar', /^Calendar/],
      ['Finances', /^Finances/],
      ['Members', /^Members/],
    ] as const)
      await openPlace(page, place, heading)
    await see(page.getByRole('link', { name: 'Ana Lima' }))
    const isOnHeading = () => page.evaluate(() => document.activeElement?.textContent?.startsWith('Members') ?? false)
    await expect.poll(isOnHeading).toBe(true)

    const read = await page.locator('main').ariaSnapshot()
    const headings = read.split('\n').filter((line) => line.includes('[level=1]'))
    expect(headings).toEqual([expect.stringContaining('Members')])
    expect(read.indexOf('Members')).toBeLessThan(read.indexOf('Ana Lima'))
    expect(read).not.toMatch(/Next month|Good to see you/)

    // Each stop is shown, and stands after the one before.
    for (let stop = 0; stop < 12; stop += 1) {
      const before = await page.evaluateHandle(() => document.activeElement)
      await page.keyboard.press('Tab')
      const step = await before.evaluate((from) => {
        const to = document.activeElement
        if (!from || !to || !to.closest('main')) return 'left'
        const follows = from.compareDocumentPosition(to) & Node.DOCUMENT_POSITION_FOLLOWING
        return to.checkVisibility() && follows ? 'next' : `${to.tagName} ${to.textContent}`
      })
      if (step === 'left') break
      expect(step).toBe('next')
    }
  },
)
