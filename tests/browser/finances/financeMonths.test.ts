import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { financeFixture } from './financeFixture'
import { e2e } from '../support/e2e'
import { descriptionOf, pinToast, missing, see, title, toast } from '../support/page'

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, month: string) =>
  page.getByRole('table', { name: 'Months' }).getByRole('row', { name: new RegExp(`^${month}`) })
const state = (page: Page, month: string, said: string) =>
  row(page, month).getByRole('cell', { name: new RegExp(`^${said}`) })
const closedNote = (page: Page) => page.getByText(/February 2024 is closed(\.|: (this|nothing))/)

e2e('a month is closed: nothing in it changes any more, and the screens say so beforehand', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const treasurer = await api.join(admin, 'treasurer', { name: 'Dalva Siqueira' })
  const ledger = financeFixture(api, treasurer)
  const rent = await ledger.save({ description: 'Aluguel', kind: 'expense', category: 'venue', date: '2024-02-10' })
  const editing = await app.visit(`/finances/entries/${rent.id}/edit`, { as: treasurer })
  await see(title(editing, 'Edit entry'))

  const page = await app.visit('/finances/months?year=2024', { as: treasurer })
  await see(state(page, 'February', 'Open'))
  await act(page, 'Close February 2024').click()
  const asking = page.getByRole('dialog', { name: 'Close February 2024?' })
  await asking.getByRole('button', { name: 'Close February 2024' }).click()
  await see(toast(page, 'February 2024 is closed.'), state(page, 'February', 'Closed'))
  await see(page.getByText(/February 2024: closed by Dalva Siqueira/))
  // The treasurer does not undo the closing.
  await missing(act(page, 'Open again: February 2024'))

  // A form that was open before is refused by the server, in words.
  await editing.getByRole('textbox', { name: 'Notes' }).fill('Late')
  await act(editing, 'Save changes').click()
  await see(editing.getByRole('alert').filter({ hasText: 'This month is closed: its entries stay as they are.' }))
  // One that is opened now says it before anything is typed.
  await editing.goto('/finances/entries/new')
  await editing.getByLabel('Date', { exact: true }).fill('2024-02-29')
  await see(closedNote(editing))

  await page.goto('/finances/entries')
  await page.getByRole('button', { name: 'Actions for Aluguel' }).click()
  await missing(act(page, 'Remove'), page.getByRole('link', { name: 'Edit' }))
  await page.getByRole('link', { name: 'Closed month' }).click()
  await see(title(page, 'Aluguel'), closedNote(page))
  await missing(act(page, 'Remove'), page.getByRole('link', { name: 'Edit' }))

  await act(page, 'Reverse').click()
  const reversing = page.getByRole('dialog', { name: 'Reverse this entry' })
  await reversing.getByLabel('Date of the reversal').fill('2024-02-20')
  await see(reversing.getByText('February 2024 is closed: nothing can be entered in it any more.'))
  await reversing.getByLabel('Date of the reversal').fill('2024-03-01')
  await reversing.getByRole('button', { name: 'Reverse' }).click()
  await see(toast(page, 'The entry is reversed.'), title(page, 'Reversal: Aluguel'), page.getByText('R$50.00').first())
  await page.getByRole('link', { name: 'Show it' }).click()
  await see(title(page, 'Aluguel'), page.getByText('Was taken back'), page.getByText('Reversed', { exact: true }))
  await missing(act(page, 'Reverse'))

  await page.goto('/finances/entries')
  await see(page.getByRole('row', { name: /Reversal: Aluguel.*Mar 1, 2024.*Reversal.*R\$50\.00/ }))
  await see(page.getByRole('row', { name: /Aluguel.*Feb 10, 2024.*Reversed.*−R\$50\.00/ }))
  const [reversal] = await ledger.all()
  expect(await ledger.all()).toMatchObject([{ kind: 'income', amount: 5000, date: '2024-03-01' }, rent])

  // Its amount is the other one's, and looks like it.
  await page.goto(`/finances/entries/${reversal?.id}/edit`)
  await see(page.getByText('As much as the entry that it takes back.'))
  expect(await page.getByLabel('Amount').isDisabled()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Income' }).isDisabled()).toBe(true)

  // A reversal is not reversed: its page says what to do instead.
  await ledger.close('2024-03')
  await page.goto(`/finances/entries/${reversal?.id}`)
  await see(page.getByText('March 2024 is closed: this reversal stays as it is.'))
  await missing(act(page, 'Reverse'), page.getByRole('link', { name: 'Edit' }))
})

e2e('an admin opens a month again, with a reason that stays on record', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  const entry = await ledger.save({ description: 'Rifa', date: '2024-02-10' })
  await ledger.save({ date: '2024-04-10' })
  await ledger.close('2024-02')
  const page = await app.visit('/finances/months?year=2024', { as: admin })
  // Closing and opening are of all that lies up to a month, or from it on: each is said, and asked, first.
  await act(page, 'Close May 2024').click()
  const closing = page.getByRole('dialog', { name: 'Close everything up to May 2024?' })
  await see(closing.getByText('April 2024 is still open before it, and is closed with it.'))
  await closing.getByRole('button', { name: 'Close 2 months' }).click()
  await see(toast(page, 'April 2024 to May 2024 are closed.'), state(page, 'March', 'Closed'))
  await see(page.getByText(/April 2024 to May 2024: closed by Helena Prado/))
  await act(page, 'Open again: February 2024').click()
  const asking = page.getByRole('dialog', { name: 'Open February 2024 again' })
  await see(asking.getByText('March 2024 to May 2024 are closed after it, and are opened with it'))
  const reason = asking.getByRole('textbox', { name: 'Reason' })
  await asking.getByRole('button', { name: 'Open 4 months again' }).click()
  await expect.poll(() => descriptionOf(reason)).toContain('Please fill this in.')
  await reason.fill('Forgotten invoice')
  await asking.getByRole('button', { name: 'Open 4 months again' }).click()
  await see(toast(page, 'February 2024 to May 2024 are open again.'))
  await see(state(page, 'February', 'Open'))
  await see(page.getByText(/Opened again by Helena Prado, .*: Forgotten invoice/).first())
  await page.goto(`/finances/entries/${entry.id}`)
  await see(page.getByRole('link', { name: 'Edit' }))
})

e2e('dues of a closed month are paid in an open one, while the month stays closed', async ({ app, api }) => {
  const admin = await api.foundGroup()
  const ledger = financeFixture(api, admin)
  await api.saveMember(admin, { name: 'Ana Lima' })
  const [due] = await ledger.charge('2024-02')
  await ledger.close('2024-02')
  const page = await app.visit(`/finances/entries/${due?.id}`, { as: admin })
  await see(page.getByText('February 2024 is closed: this entry can no longer be edited. It can be marked as paid'))
  await act(page, 'Mark as paid').click()
  const dialog = page.getByRole('dialog', { name: 'Mark as paid' })
  await see(dialog.getByText('A closed month stays as it is'))
  const day = dialog.getByLabel('Paid on')
  await day.fill('2024-02-29')
  await expect.poll(() => descriptionOf(day)).toContain('February 2024 is closed. Choose a day in an open month.')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await see(dialog)
  await day.fill('2024-04-05')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await pinToast(toast(page, '1 entry is paid.'))
  await see(page.getByRole('definition').filter({ hasText: 'Apr 5, 2024' }))
  await missing(page.getByText(/February 2024 is closed(\.|: (this|nothing))/))
  await see(page.getByText('Date: Apr 5, 2024 (before: Feb 1, 2024)'))
  await toast(page, '1 entry is paid.').getByRole('button', { name: 'Undo' }).click()
  await see(toast(page, '1 entry is pending again.'), page.getByText('It can be marked as paid'))
  expect(await ledger.all()).toEqual([{ ...due, version: 3 }])
})
