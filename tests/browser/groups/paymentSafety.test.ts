import pg from 'pg'
import { expect } from 'vitest'
import type { SignedIn } from '@contract/auth'
import { openAccess } from '../../../server/platform/db/embedded/access'
import { PASSWORD } from '../support/api'
import { see, toast } from '../support/page'
import { withMail } from '../support/withMail'

/** As if they had shown who they are longer ago than it holds. */
async function ageProof(dataDir: string, { userData }: SignedIn): Promise<void> {
  const { connection } = await openAccess(`${dataDir}/postgres`, {})
  const database = new pg.Client({ ...connection, database: 'batuta' })
  await database.connect()
  await database.query(`update refresh_families set verified_at = now() - interval '11 minutes' where user_id = $1`, [
    userData.id,
  ])
  await database.end()
}

withMail(
  'another IBAN is asked to be confirmed, keeps what is typed, and is told to all who answer for money',
  async ({ app, mail }) => {
    const admin = await mail.api.foundGroup()
    const otto = await mail.api.join(admin, 'treasurer', { name: 'Otto Braun' })
    const transfer = { name: 'Coral da Serra', iban: 'DE89370400440532013000' }
    const settings = { transfer, details: 'Till on Mondays', version: 0 }
    await mail.api.call('/finances/payment-settings', { as: admin, body: { settings } })
    await mail.mailbox.next(admin.userData.email, 'money is paid')

    const page = await app.visit('/finances/ways-to-pay', { as: otto, at: mail.url })
    await ageProof(mail.dataDir, otto)
    const iban = page.getByRole('textbox', { name: 'IBAN' })
    await iban.fill('DE02 1203 0000 0000 2020 51')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' })
    await see(dialog)
    await page.keyboard.press('Escape')
    // Who thinks better of it, or closes it by mistake, has lost nothing.
    await expect.poll(() => iban.inputValue()).toMatch(/^DE02/)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await see(toast(page, 'The ways to pay are saved.'))

    const told = await mail.mailbox.next(admin.userData.email, 'money is paid')
    expect(told.text).toContain('Otto Braun changed how Coral da Serra is paid')
    expect(told.text).toContain('IBAN: …3000 → …2051')
    const record = await app.visit('/settings/audit', { as: admin, at: mail.url })
    await record.getByRole('link', { name: 'Changed how the group is paid' }).first().click()
    await see(record.getByText('…3000').first(), record.getByText('…2051').first())
  },
)
