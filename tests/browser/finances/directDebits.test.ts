import { readFile } from 'node:fs/promises'
import { v7 as uuidv7 } from 'uuid'
import { expect } from 'vitest'
import { addDays } from '@contract/days'
import { nextTargetDay } from '@contract/finances/sepa/targetDays'
import { chooseFile } from '../importing/importFile'
import { e2e } from '../support/e2e'
import { see, toast } from '../support/page'
import { financeFixture } from './financeFixture'

/** Two digits of year, month and day. */
const shortDay = (day: string) => day.slice(2).replaceAll('-', '')

/** A statement in MT940 as German banks write it, with one entry; `subfields` of 27 characters at most. */
function mt940(day: string, entry: string, subfields: string[], before: string, after: string): string {
  const text = subfields.map((part, at) => `?${20 + at}${part}`).join('')
  return [
    ':20:STARTUMSE',
    ':25:37040044/0532013000',
    ':28C:00001/001',
    `:60F:C${shortDay(day)}EUR${before}`,
    `:61:${shortDay(day)}${shortDay(day).slice(2)}${entry}`,
    `:86:${text}`,
    `:62F:C${shortDay(day)}EUR${after}`,
    '-',
    '',
  ].join('\r\n')
}

e2e('dues are collected by direct debit, arrive as one sum, and one of them comes back', async ({ app, api }) => {
  const group = { currency: 'EUR', timeZone: 'Europe/Berlin' }
  const admin = await api.foundGroup({ groupName: 'Musikverein Köln', group })
  const [zoe, ben] = [await api.saveMember(admin, { name: 'Zoë Müller' }), await api.saveMember(admin, { name: 'Ben' })]
  const ledger = financeFixture(api, admin)
  const today = new Date().toISOString().slice(0, 10)
  for (const { id } of [zoe, ben])
    await ledger.save({
      memberId: id,
      category: 'dues',
      description: 'Beitrag',
      amount: 4200,
      status: 'pending',
      date: today,
    })

  const later = { category: 'dues', description: 'Umlage', amount: 100, status: 'pending', date: today } as const
  await ledger.save({ ...later, memberId: ben.id, dueDate: addDays(today, 40) })

  const page = await app.visit('/finances/ways-to-pay', { as: admin })
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Account holder').fill('Musikverein Köln')
  await field('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await field('Creditor identifier').fill('DE97ZZZ09999999999')
  await page.getByRole('button', { name: 'Save' }).click()
  await see(page.getByText('This is no creditor identifier: a letter or digit of it is wrong or missing.'))
  await field('Creditor identifier').fill('DE98ZZZ09999999999')
  await field('Days of notice').fill('1')
  await field('Text of the notice').fill('We collect {amount} on the first.')
  await page.getByRole('button', { name: 'Save' }).click()
  await see(page.getByText('The fields for amount and day must be in it.'))
  await field('Text of the notice').fill('On {date} we collect {amount} of {ibanEnd}.')
  await see(page.getByRole('region', { name: 'The notice to payers' }).getByText(/^On .* we collect €42.00 of 3000\.$/))
  await page.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The ways to pay are saved.'))

  // Ben's mandate is on record; Zoë's is added on her statement.
  const mandate = { id: uuidv7(), personId: ben.id, reference: 'M-2', signedOn: '2026-01-05', holder: 'Ben' }
  const body = { mandate: { ...mandate, iban: 'AT611904300234573201', lastUsedOn: '2026-02-02' } }
  expect((await api.call('/finances/add-mandate', { as: admin, body })).ok).toBe(true)
  await page.goto(`/finances/debtors/${zoe.id}`)
  const card = page.getByRole('region', { name: 'Direct debit mandate' })
  await card.getByRole('button', { name: 'Add a mandate' }).click()
  const dialog = page.getByRole('dialog', { name: 'New direct debit mandate' })
  expect(await dialog.getByRole('textbox', { name: 'Account holder' }).inputValue()).toBe('Zoë Müller')
  await dialog.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 01')
  await dialog.getByLabel('Signed on').fill('2026-01-10')
  await dialog.getByRole('textbox', { name: 'Mandate reference' }).fill('M-1')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(dialog.getByText('This is not an IBAN: a letter or digit of it is wrong or missing.'))
  await dialog.getByRole('textbox', { name: 'IBAN' }).fill('DE89 3704 0044 0532 0130 00')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The mandate M-1 is saved.'), card.getByText('active'))
  await card.getByRole('button', { name: 'Revoke M-1' }).click()
  await see(toast(page, 'The mandate is revoked'))
  await page.getByRole('button', { name: 'Undo' }).click()
  await see(card.getByText('active'))

  await page.goto('/finances/debits')
  await page.getByRole('link', { name: 'Collect by direct debit' }).click()
  await see(page.getByRole('table', { name: 'What is collected' }).getByText('Mandate M-2, account …3201'))
  // What is due later is not collected before its day, unless somebody says so.
  await page.getByLabel('What is due until').fill(addDays(today, 60))
  await see(page.getByRole('button', { name: /^Collect €85.00 from 2 payers$/ }), page.getByText(/^Not before /))
  await page.getByLabel('Day of collection').fill(nextTargetDay(addDays(today, 20)))
  await see(page.getByText(/^Some of it is due only on /))
  await page.getByLabel('What is due until').fill(today)
  await page.getByRole('checkbox', { name: 'Collect from Ben' }).uncheck()
  await see(page.getByRole('button', { name: /^Collect €42.00 from 1 payer$/ }))
  await page.getByRole('checkbox', { name: 'Collect from Ben' }).check()
  await page.getByRole('button', { name: /^Collect €84.00 from 2 payers$/ }).click()
  await see(page.getByRole('heading', { name: 'Run 1' }))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'File for the bank' }).click(),
  ])
  const xml = await readFile(await download.path(), 'utf8')
  const [, day = ''] = /<ReqdColltnDt>([^<]*)/.exec(xml) ?? []
  expect(download.suggestedFilename()).toBe(`direct-debit-1-${day}.xml`)
  expect([...xml.matchAll(/<(?:Nm|CtrlSum)>([^<]*)/g)].map(([, text]) => text)).toEqual(
    expect.arrayContaining(['Musikverein Koeln', 'Zoe Mueller', 'Ben', '84.00', '42.00']),
  )
  // This server sends no mail: what is told by hand is noted.
  const notices = page.getByRole('region', { name: 'Notice to payers' })
  await see(notices.getByText(/^This server sends no e-mail/), notices.getByText(/day before: by /))
  await notices.getByRole('button', { name: 'Note that 2 were told' }).click()
  await see(toast(page, 'Noted: 2 payers were told.'))
  await expect.poll(() => notices.getByRole('cell', { name: /^told by hand, / }).count()).toBe(2)
  await page.getByRole('button', { name: 'It is at the bank' }).click()
  await see(toast(page, 'Marked as handed to the bank.'))
  const runPath = new URL(page.url()).pathname

  // The bank's file has one sum, and a day later what it returned of it.
  const [, ofBen = ''] = /<EndToEndId>([^<]*)<(?:(?!<EndToEndId>).)*<Nm>Ben</s.exec(xml) ?? []
  const sum = mt940(day, 'C84,00NMSCNONREF', ['SAMMEL-LASTSCHRIFT', '2 POSTEN'], '0,00', '84,00')
  await page.goto('/finances/import')
  await chooseFile(page, 'konto.sta', sum)
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(page.locator('.review-decision').filter({ hasText: 'Pays 2 entries' }))
  await page.keyboard.press('Control+Enter')
  await see(page.getByRole('heading', { name: 'Imported' }))
  await page.goto(runPath)
  const table = page.getByRole('table', { name: 'What is collected of whom' })
  await expect.poll(() => table.getByRole('cell', { name: 'paid', exact: true }).count()).toBe(2)

  await page.goto('/finances/import')
  const texts = [`EREF+${ofBen.slice(0, 22)}`, ofBen.slice(22), 'MREF+M-2', 'SVWZ+RETOURE AC04']
  const back = mt940(addDays(day, 1), 'D45,00NRTINONREF', texts, '84,00', '39,00')
  await chooseFile(page, 'konto2.sta', back)
  await page.getByRole('button', { name: 'Match the lines' }).click()
  await see(page.locator('.review-decision').filter({ hasText: 'Gives back' }))
  await page.keyboard.press('Control+Enter')
  await see(page.getByRole('heading', { name: 'Imported' }))
  await page.goto(runPath)
  await see(
    table.getByRole('row').filter({ hasText: 'Ben' }).getByRole('cell', { name: 'returned' }),
    table.getByRole('row').filter({ hasText: 'Zoë' }).getByRole('cell', { name: 'paid', exact: true }),
  )
})
