import { readFile } from 'node:fs/promises'
import jsQR from 'jsqr'
import { hasError, isStaticPix, parsePix } from 'pix-utils'
import type { Locator, Page } from 'playwright-core'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { paymentReferenceOf, spacedReference } from '@contract/finances/paymentReference'
import { descriptionOf, see, title, toast } from '../support/page'
import { financeFixture } from './financeFixture'
import { withMail } from '../support/withMail'

const Picture = z.object({ width: z.int(), height: z.int(), pixels: z.array(z.int()) })

/** What a camera that is held before the screen reads. */
async function scan(page: Page, code: Locator): Promise<string | undefined> {
  const url = `data:image/png;base64,${(await code.screenshot()).toString('base64')}`
  const blank = await page.context().newPage()
  const seen: unknown = await blank.evaluate(async (url) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const { width, height } = image
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    return { width, height, pixels: Array.from(context?.getImageData(0, 0, width, height).data ?? []) }
  }, url)
  await blank.close()
  const { width, height, pixels } = Picture.parse(seen)
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data
}

function readPix(code = '') {
  const pix = parsePix(code)
  if (hasError(pix) || !isStaticPix(pix)) throw new Error(`not a static Pix code: ${code}`)
  return pix
}

withMail(
  'a Pix key is set up once, and a statement asks for what is open by a code that is read back',
  async ({ app, mail }) => {
    const { api, mailbox } = mail
    const admin = await api.foundGroup()
    const ana = await api.saveMember(admin, { name: 'Ana Lima', email: 'ana@example.org' })
    const ledger = financeFixture(api, admin)
    await ledger.charge('2024-02', 4_550)
    await ledger.charge('2024-03', 4_500)
    const page = await app.visit('/finances/debtors', { as: admin, at: mail.url })
    await page.getByRole('link', { name: 'Ana Lima' }).click()
    await page.getByRole('link', { name: 'Set up ways to pay' }).click()

    await see(title(page, 'Ways to pay'), page.getByText('Fill in a way to pay, and its code appears here.'))
    const key = page.getByRole('textbox', { name: 'Pix key' })
    await key.fill('529.982.247-26')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => descriptionOf(key)).toContain('a digit of it is wrong')
    await key.fill('529.982.247-25')
    await page.getByRole('textbox', { name: 'Name of who is paid' }).fill('Coração da Serra')
    await page.getByRole('textbox', { name: 'City' }).fill('São Bento')
    await see(page.getByText('The code says: CPF 52998224725, Coracao da Serra, Sao Bento.'))
    expect(readPix(await scan(page, page.getByRole('img', { name: 'Pix code of R$1.00' })))).toMatchObject({
      pixKey: '52998224725',
      transactionAmount: 1,
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await see(toast(page, 'The ways to pay are saved.'))

    await page.goto(`${mail.url}/finances/debtors/${ana.id}`)
    const picture = page.getByRole('img', { name: 'Pix code of R$90.50' })
    const reference = paymentReferenceOf(ana.id)
    await see(picture, page.getByText(spacedReference(reference)))
    const asked = { pixKey: '52998224725', merchantName: 'Coracao da Serra', transactionAmount: 90.5, txid: reference }
    expect(readPix(await scan(page, picture))).toMatchObject(asked)
    // On paper too: black on white, with its quiet zone.
    await page.emulateMedia({ media: 'print' })
    expect(readPix(await scan(page, picture))).toMatchObject(asked)
    await page.emulateMedia({ media: 'screen' })

    await page.getByRole('button', { name: 'Send by e-mail' }).click()
    const sent = await mailbox.next('ana@example.org')
    const code = sent.text.split(/\r?\n/).find((line) => line.startsWith('000201'))
    expect(readPix(code)).toMatchObject(asked)
    await see(page.getByRole('listitem').filter({ hasText: /^sent .+R\$90\.50$/ }))
    // Nobody gets two on a day by mistake. While it is busy, a press does nothing.
    await page.locator('button:not(.btn-busy)', { hasText: 'Send by e-mail' }).click()
    await see(page.getByRole('dialog', { name: 'Send it once more today?' }))
  },
)

withMail(
  'whoever is overdue is reminded in three steps, several at once, one of them by hand',
  async ({ app, mail }) => {
    const { api, mailbox, url } = mail
    const admin = await api.foundGroup()
    await api.saveMember(admin, { name: 'Ana Lima', email: 'ana-reminded@example.org' })
    const bia = await api.saveMember(admin, { name: 'Bia Sá', email: 'bia@example.org' })
    await api.saveMember(admin, { name: 'Caio Reis' })
    const ledger = financeFixture(api, admin)
    await ledger.charge('2024-02', 4_550)
    await ledger.payer('Sá family', [bia.id], 'sa-reminded@example.org')
    const page = await app.visit('/finances/reminders/texts', { as: admin, at: url })
    const days = page.getByRole('textbox', { name: 'Days' })
    await days.nth(1).fill('0')
    await page.getByRole('textbox', { name: 'Text' }).first().fill('The bus will not wait.')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => descriptionOf(days.nth(1))).toMatch(/1/)
    await days.nth(1).fill('20')
    await page.getByRole('button', { name: 'Save' }).click()
    await see(toast(page, 'The reminders are saved.'))

    await page.getByRole('link', { name: 'Reminders', exact: true }).click()
    await see(title(page, 'Reminders'), page.getByText('3 people are overdue, R$136.50 together.'))
    await page.getByRole('checkbox', { name: 'Choose all whose turn has come' }).check()
    await page.getByRole('button', { name: 'Send 2 reminders' }).click()
    const dialog = page.getByRole('dialog', { name: 'Send 2 reminders by e-mail?' })
    await see(
      dialog.getByText('1 other chosen person gets no e-mails: print theirs.'),
      dialog.getByText('The bus will not wait.'),
      dialog.getByRole('listitem').filter({ hasText: /Sá family sa-reminded@example\.org.*for Bia Sá/ }),
    )
    await dialog.getByRole('button', { name: 'Send 2 reminders' }).click()
    await see(toast(page, '2 reminders are on their way.'))
    for (const who of ['ana', 'sa'])
      expect((await mailbox.next(`${who}-reminded@example.org`)).text).toContain('The bus will not wait.')
    await see(page.getByRole('row', { name: /Sá family for Bia Sá.*First,.*sent/ }))

    await page.getByRole('checkbox', { name: 'Choose Caio Reis' }).check()
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    const printing = page.waitForEvent('download')
    await page.getByRole('dialog', { name: 'Print 1 reminder?' }).getByRole('button', { name: 'Print' }).click()
    const file = await readFile(await (await printing).path())
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)))
    expect(text).toEqual([expect.stringMatching(/Caio Reis[^]*The bus will not wait\.[^]*R\$45\.50/)])
    await see(page.getByRole('row', { name: /Caio Reis no e-mail address.*First,.*by hand/ }))
    await expect.poll(() => page.getByRole('combobox', { name: 'Reminder for Caio Reis' }).inputValue()).toBe('2')
    await page.getByRole('button', { name: 'Remind Caio Reis by hand' }).click()
    await page.getByRole('button', { name: 'Note as handed on' }).click()
    await expect.poll(() => page.getByRole('combobox', { name: 'Reminder for Caio Reis' }).inputValue()).toBe('3')
    await page.getByRole('link', { name: 'Caio Reis' }).click()
    await see(
      page.getByRole('listitem').filter({ hasText: 'handed on reminder 1' }),
      page.getByRole('listitem').filter({ hasText: 'handed on reminder 2' }),
    )
  },
)
