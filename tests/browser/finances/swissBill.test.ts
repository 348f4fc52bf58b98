import jsQR from 'jsqr'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { paymentReferenceOf, qrReferenceOf, spacedReference } from '@contract/finances/paymentReference'
import { e2e } from '../support/e2e'
import { descriptionOf, see, toast } from '../support/page'
import { financeFixture } from './financeFixture'

const Picture = z.object({ width: z.int(), height: z.int(), pixels: z.array(z.int()) })

/** What a camera reads that is held before the code and the white around it. */
async function scan(page: Page, code: Locator): Promise<string | undefined> {
  await code.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await code.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const white = 16
  const clip = { x: x - white, y: y - white, width: width + 2 * white, height: height + 2 * white }
  const url = `data:image/png;base64,${(await page.screenshot({ clip })).toString('base64')}`
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
  const picture = Picture.parse(seen)
  return jsQR(new Uint8ClampedArray(picture.pixels), picture.width, picture.height)?.data
}

/** Millimetres of the paper, of which the browser has 96 pixels an inch. */
const millimetres = (pixels: number) => Math.round((pixels / 96) * 254) / 10

e2e('a Swiss group sets up its account, and a statement is paid by the QR-bill on it', async ({ app, api }) => {
  const group = { currency: 'CHF', timeZone: 'Europe/Zurich' }
  const admin = await api.foundGroup({ groupName: 'Musikgesellschaft Grünau', group })
  const zoe = await api.saveMember(admin, { name: 'Zoë Müller' })
  const ledger = financeFixture(api, admin)
  await ledger.charge('2024-02', 123_456)

  const page = await app.visit('/finances/ways-to-pay', { as: admin })
  const field = (name: string) => page.getByRole('textbox', { name })
  await field('Account holder').fill('Musikgesellschaft Grünau')
  await field('IBAN').fill('CH44 3199 9123 0008 8901 2')
  await field('Street').fill('Gässli')
  await field('House number').fill('3a')
  await field('Town').fill('Grünau')
  await page.getByRole('combobox', { name: 'Language of the QR-bill' }).selectOption('German')
  await field('Beginning of QR references').fill('123456')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => descriptionOf(field('Postal code'))).not.toBe('')
  await field('Postal code').fill('8000')
  await see(page.getByRole('region', { name: 'Swiss QR-bill, receipt and payment part' }))
  await page.getByRole('button', { name: 'Save' }).click()
  await see(toast(page, 'The ways to pay are saved.'))

  await page.goto(`/finances/debtors/${zoe.id}`)
  const bill = page.getByRole('region', { name: 'Swiss QR-bill, receipt and payment part' })
  const reference = qrReferenceOf(paymentReferenceOf(zoe.id), '123456')
  await see(
    bill.getByRole('heading', { name: 'Empfangsschein' }),
    bill.getByRole('heading', { name: 'Zahlteil' }),
    bill.getByText('1 234.56').first(),
    bill.getByText(spacedReference(reference)).first(),
  )
  // By no other reference, which its bank would refuse.
  expect(await page.getByText(spacedReference(paymentReferenceOf(zoe.id))).count()).toBe(0)
  const code = bill.getByRole('img', { name: /^Swiss QR code of/ })
  const holder = ['S', 'Musikgesellschaft Grünau', 'Gässli', '3a', '8000', 'Grünau', 'CH']
  const nobody = ['', '', '', '', '', '', '']
  const asked = ['1234.56', 'CHF', ...nobody, 'QRR', reference, 'Zoë Müller', 'EPD']
  expect((await scan(page, code))?.split('\n')).toEqual([
    'SPC',
    '0200',
    '1',
    'CH4431999123000889012',
    ...holder,
    ...nobody,
    ...asked,
  ])

  // On paper: its true size, at the lower end of a page of its own, from edge to edge.
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.emulateMedia({ media: 'print' })
  const sizes = await bill.evaluate((element) => {
    const [whole, drawn] = ['.swiss-bill', '.swiss-qr-code'].map((name) =>
      element.querySelector(name)?.getBoundingClientRect(),
    )
    return [whole?.width ?? 0, whole?.height ?? 0, drawn?.width ?? 0, drawn?.height ?? 0]
  })
  expect(sizes.map(millimetres)).toEqual([210, 105, 46, 46])
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  // Two pages of A4: beside one of another width the browser would shrink the bill.
  expect(pdf.match(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12][.\d]*\]/g)).toHaveLength(2)
  expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(2)
})
