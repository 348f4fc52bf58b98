import { see, title } from '../support/page'
import type { Screens } from '../app/screens'

export const officeScreens: Screens = {
  'a board with charts, its figures folded out': async ({ visit, words, admin }) => {
    const { report, shop } = words.samplesDashboards
    const page = await visit('/dashboard/ecommerce', admin)
    await see(title(page, shop.title), page.locator('.recharts-surface').first())
    await page.locator('summary').filter({ hasText: report.title }).click()
    return page
  },
  'a board of parts': async ({ visit, words, admin }) => {
    const page = await visit('/dashboard/analytics', admin)
    await see(title(page, words.samplesDashboards.analytics.title), page.locator('.recharts-surface').first())
    return page
  },
  'sample invoices, with a row menu open': async ({ visit, words, admin }) => {
    const page = await visit('/apps/invoice/list', admin)
    const menu = words.samplesInvoices.actionsFor.replace('{{id}}', '4987')
    await page.getByRole('button', { name: menu }).click()
    return page
  },
  'a sample invoice': async ({ visit, words, admin }) => {
    const page = await visit('/apps/invoice/preview', admin)
    await see(title(page, words.samplesInvoices.titleOf.replace('{{id}}', '4987')))
    return page
  },
  'a new sample invoice, with errors': async ({ visit, words, admin }) => {
    const page = await visit('/apps/invoice/add', admin)
    await page.getByRole('button', { name: words.samplesInvoices.form.save, exact: true }).click()
    await see(page.getByText(words.shell.validationError.required).first())
    return page
  },
  'a new client of a sample invoice, with errors': async ({ visit, words: { samplesInvoices, shell }, admin }) => {
    const page = await visit('/apps/invoice/add', admin)
    await page.getByRole('button', { name: samplesInvoices.client.add }).click()
    await page.getByRole('button', { name: samplesInvoices.client.save }).click()
    await see(page.getByRole('dialog').getByText(shell.validationError.required).first())
    return page
  },
  'sample users, adding one': async ({ visit, words: { samplesUsers }, admin }) => {
    const page = await visit('/apps/user/list', admin)
    await page.getByRole('button', { name: samplesUsers.add.act }).click()
    await see(page.getByRole('dialog', { name: samplesUsers.add.act }))
    return page
  },
  'a sample user who is gone': async ({ visit, words, admin }) => {
    const page = await visit('/apps/user/view?id=999', admin)
    await see(page.getByRole('heading', { name: words.samplesUsers.gone }))
    return page
  },
  'a sample user': async ({ visit, words, admin }) => {
    const page = await visit('/apps/user/view', admin)
    await see(page.getByRole('heading', { name: words.samplesUsers.activity.title }))
    return page
  },
  'the plan of a sample user': async ({ visit, words, admin }) => {
    const page = await visit('/apps/user/view?tab=plan', admin)
    await see(page.getByRole('heading', { name: words.samplesUsers.plan.choose }))
    return page
  },
  'the permissions of a sample user, one otherwise than the role': async ({ visit, words, admin }) => {
    const page = await visit('/apps/user/view?tab=permissions', admin)
    await page.getByRole('checkbox').last().click()
    await see(page.locator('.is-other').first(), page.getByText(words.samplesUsers.matrix.legend))
    return page
  },
  'the security of a sample user': async ({ visit, words, admin }) => {
    const page = await visit('/apps/user/view?tab=security', admin)
    await see(page.getByRole('heading', { name: words.samplesUsers.security.sessions }))
    return page
  },
  'the sample roles': async ({ visit, words, admin }) => {
    const page = await visit('/apps/roles', admin)
    await see(title(page, words.samplesUsers.rolesTitle), page.getByRole('listitem').first())
    return page
  },
  'the sample permissions': async ({ visit, words, admin }) => {
    const page = await visit('/apps/permissions', admin)
    await see(
      title(page, new RegExp(words.samplesUsers.permissions.title)),
      page.getByText('Only View', { exact: true }),
    )
    return page
  },
}
