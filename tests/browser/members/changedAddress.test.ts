import { expect } from 'vitest'
import { e2e } from '../support/e2e'
import { missing, see, toast } from '../support/page'

const PHONE = { width: 390, height: 844 }

e2e(
  'another administrator agrees to an address that somebody changed, and nobody to a change of their own',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const other = await api.join(admin, 'admin', { name: 'Otto Braun' })
    const ana = await api.saveMember(admin, { name: 'Ana Lima', email: 'ana@example.org' })
    await api.saveMember(admin, { ...ana, email: 'ana.lima@example.com' })

    const agreeLabel = 'Agree to the new e-mail address of Ana Lima'
    const own = await app.visit('/members/links', { as: admin })
    await own.getByRole('button', { name: agreeLabel }).click()
    await own.getByRole('dialog').getByRole('button', { name: 'Agree to the address' }).click()
    await see(toast(own, 'You changed the address of Ana Lima yourself: another administrator has to agree to it.'))

    const page = await app.visit('/members/links', { as: other })
    const row = page.getByRole('row', { name: /Ana Lima/ })
    await see(row.getByText('mailed links show no money'))
    await row.getByRole('button', { name: agreeLabel }).click()
    const dialog = page.getByRole('dialog')
    await see(dialog.getByText('Somebody changed it to ana.lima@example.com.'))
    await page.setViewportSize(PHONE)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false)
    await dialog.getByRole('button', { name: 'Agree to the address' }).click()
    await see(toast(page, 'The address of Ana Lima is agreed to.'))
    await missing(page.getByText('mailed links show no money'))
  },
)
