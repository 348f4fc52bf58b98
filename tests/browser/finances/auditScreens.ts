import type { Screens } from '../app/screens'
import { see } from '../support/page'
import { auditFixture } from './auditFixture'
import { financeFixture } from './financeFixture'

/** Numbers of what was paid, and what auditors see and leave. */
export const auditScreens: Screens = {
  'voucher numbers of a year, one of them void': async ({ visit, words: { vouchers }, api, admin }) => {
    const ledger = financeFixture(api, admin)
    const entry = await ledger.save({ description: 'Rifa', date: '2022-01-10' })
    await ledger.close('2022-01')
    await api.call('/finances/reopen-month', { as: admin, body: { month: '2022-01', reason: 'Engano' } })
    await ledger.remove(entry.id)
    const page = await visit('/finances/vouchers?year=2022', admin)
    await see(page.getByText(vouchers.reasons.removed))
    return page
  },
  'auditors’ links, and a new one': async ({ visit, words: { auditing }, api, admin }) => {
    await auditFixture(api, admin).link()
    const page = await visit('/finances/audit', admin)
    await page.getByRole('button', { name: auditing.make }).click()
    await see(page.getByRole('dialog', { name: auditing.form.title }))
    return page
  },
  'an auditor’s link with a sample and a remark': async ({ visit, words: { auditing }, api, admin }) => {
    const { id } = await auditFixture(api, admin).audited()
    const page = await visit(`/finances/audit/${id}`, admin)
    await see(
      page.getByText(auditing.entry.marks.question, { exact: true }),
      page.getByRole('button', { name: auditing.remark.save }),
    )
    return page
  },
  'the books as an auditor sees them': async ({ visit, words: { auditing }, api, admin }) => {
    const { token } = await auditFixture(api, admin).audited()
    const page = await visit(`/auditor#${token}`)
    await see(page.getByRole('heading', { name: auditing.draw.title }), page.getByText(auditing.remark.noAnswer))
    return page
  },
}
