import { expect } from 'vitest'
import { auditFixture } from './auditFixture'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { see, title, toast } from '../support/page'

e2e(
  'an auditor draws, marks, remarks and settles; the treasurer sees the link once, answers, makes it anew and withdraws it',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    await ledger.save({ description: 'Rent', kind: 'expense', category: 'venue', date: '2026-01-10' })
    await ledger.save({ description: 'Raffle', date: '2026-01-11' })
    await ledger.close('2026-01')
    const page = await app.visit('/finances/audit', { as: admin })
    await page.getByRole('button', { name: 'New link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Name of the auditor' }).fill('Rosa Prado')
    await dialog.getByLabel('From', { exact: true }).fill('2026-01-01')
    await dialog.getByLabel('To', { exact: true }).fill('2026-01-31')
    await dialog.getByRole('button', { name: 'Make the link' }).click()
    const secret = page.getByRole('dialog', { name: 'The link for Rosa Prado' })
    await see(secret.getByText('It is shown this once.'), secret.getByRole('button', { name: 'Copy the link' }))
    const url = (await secret.getByText('/auditor#').textContent()) ?? ''
    await secret.getByRole('button', { name: 'Done' }).click()
    await see(title(page, 'Rosa Prado'), page.getByText('Not opened yet'))
    expect(await page.getByText('/auditor#').count()).toBe(0)

    const auditor = await app.visit(url.slice(url.indexOf('/auditor')))
    await see(auditor.getByText('Nothing was drawn yet.'))
    const sample = auditor.getByRole('region', { name: 'Sample' })
    await auditor.getByRole('textbox', { name: 'How many' }).fill('5')
    await auditor.getByRole('button', { name: 'Draw', exact: true }).click()
    await see(toast(auditor, '2 entries drawn.'), auditor.getByText('0 of 2 seen'))
    await sample.getByRole('button', { name: 'Raffle: seen' }).click()
    await see(auditor.getByText('1 of 2 seen'))
    await sample.getByRole('button', { name: 'Rent: question' }).click()
    await see(auditor.getByText('1 of 2 seen, 1 with a question'))
    await auditor.getByRole('button', { name: 'Remark on Rent' }).first().click()
    const remark = auditor.getByRole('dialog')
    await remark.getByRole('button', { name: 'Send' }).click()
    await see(remark.getByText('Please fill this in.'))
    await remark.getByRole('textbox', { name: 'Remark' }).fill('The invoice is missing.')
    await remark.getByRole('button', { name: 'Send' }).click()
    await see(auditor.getByText('The invoice is missing.'), auditor.getByText('Not answered yet'))

    await page.goto(new URL('/', page.url()).href)
    await page.getByRole('link', { name: 'Answer' }).click()
    await see(page.getByText('The invoice is missing.'), page.getByText('2026-0001 · Rent'))
    await page.getByRole('textbox', { name: 'Answer' }).fill('It is attached now.')
    await page.getByRole('button', { name: 'Save the answer' }).click()
    await see(toast(page, 'The answer is saved.'))
    await auditor.reload()
    await see(auditor.getByText('It is attached now.'))
    // The journal is theirs to take along.
    const [journal] = await Promise.all([
      auditor.waitForEvent('download'),
      auditor.getByRole('button', { name: 'Save as Excel workbook' }).click(),
    ])
    expect(journal.suggestedFilename()).toBe('Coral da Serra – Journal – 2026-01-01 – 2026-01-31.xlsx')
    await see(toast(auditor, 'The journal is saved.'))
    await auditor.getByRole('button', { name: 'Settled: The invoice is missing.' }).click()
    await see(auditor.getByRole('button', { name: 'Take up again: The invoice is missing.' }))
    await page.reload()
    await see(page.getByText('Settled', { exact: true }))

    // Whoever is signed in where the link is open is named, and settles nothing about their own books.
    const keeper = await app.visit(url.slice(url.indexOf('/auditor')), { as: admin })
    await keeper.getByRole('region', { name: 'Sample' }).getByRole('button', { name: 'Rent: seen' }).click()
    await see(keeper.getByText('2 of 2 seen'))
    await keeper.getByRole('button', { name: 'Take up again: The invoice is missing.' }).click()
    await see(toast(keeper, 'You are signed in as one who keeps these books'))
    await page.reload()
    await see(page.getByText(`signed in as ${admin.userData.name}`).first())

    await page.getByRole('button', { name: 'Make a new link' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Make a new link' }).click()
    await see(secret)
    const renewed = (await secret.getByText('/auditor#').textContent()) ?? ''
    await secret.getByRole('button', { name: 'Done' }).click()
    await auditor.reload()
    await see(title(auditor, 'This link opens nothing'))
    await auditor.goto(new URL(renewed, auditor.url()).href)
    await auditor.reload()
    await see(auditor.getByText('made this link in place of an earlier one'))

    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await see(page.getByText('Withdrawn', { exact: true }))
    await auditor.reload()
    await see(title(auditor, 'This link has expired, or was withdrawn'))
    expect(await auditor.getByText('Rent').count()).toBe(0)
  },
)

e2e(
  'an auditor ticks entries one by one; the treasurer reads who saw what, and what was changed since',
  async ({ app, api }) => {
    const admin = await api.foundGroup()
    const ledger = financeFixture(api, admin)
    const rent = { description: 'Rent', kind: 'expense', category: 'venue', date: '2026-01-10' } as const
    const stored = await ledger.save(rent)
    await ledger.save({ description: 'Raffle', date: '2026-01-11' })
    const { id, token } = await auditFixture(api, admin).link()
    const auditor = await app.visit(`/auditor#${token}`)
    const entries = auditor.getByRole('region', { name: 'Paid entries' })
    await see(entries.getByText('0 of 2 entries seen, 0 with a question'))
    await entries.getByRole('button', { name: 'Rent: seen' }).click()
    await see(entries.getByText('1 of 2 entries seen, 0 with a question'))
    await entries.getByLabel('Marks').selectOption({ label: 'Not seen yet' })
    await entries.getByText('Rent', { exact: true }).waitFor({ state: 'hidden' })
    await entries.getByRole('button', { name: 'Raffle: seen' }).click()
    await see(entries.getByText('2 of 2 entries seen, 0 with a question'))
    // What was ticked stays where it is, so that it can be taken back.
    await entries.getByRole('button', { name: 'Raffle: seen' }).click()
    await see(entries.getByText('1 of 2 entries seen, 0 with a question'))
    await auditor.reload()
    await see(entries.getByRole('button', { name: 'Rent: seen', pressed: true }))
    await see(entries.getByRole('button', { name: 'Raffle: seen', pressed: false }))

    const page = await app.visit(`/finances/audit/${id}`, { as: admin })
    const audited = page.getByRole('region', { name: 'Paid entries' })
    await see(audited.getByText('1 of 2 entries seen, 0 with a question'))
    const row = audited.getByRole('row', { name: 'Rent' })
    await see(row.getByText('Seen', { exact: true }), row.getByText('Rosa Prado,'))
    expect(await audited.getByRole('button', { name: 'Rent: seen' }).count()).toBe(0)

    await ledger.save({ ...stored, description: 'Rent of the hall' })
    await auditor.reload()
    await see(entries.getByText('Changed since'), entries.getByText('0 of 2 entries seen, 0 with a question'))
    await entries.getByRole('button', { name: 'Rent of the hall: seen' }).click()
    await see(entries.getByText('1 of 2 entries seen, 0 with a question'))
    await entries.getByText('Changed since').waitFor({ state: 'hidden' })
  },
)
