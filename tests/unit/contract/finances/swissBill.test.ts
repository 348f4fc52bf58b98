import jsQR from 'jsqr'
import { isQRIBAN } from 'ibantools'
import { SwissQRCode } from 'swissqrbill/svg'
import { v7 } from 'uuid'
import { expect, test } from 'vitest'
import { epcCodeOf } from '@contract/finances/paying/epcCode'
import { isQrIban } from '@contract/finances/paying/iban'
import { PaymentSettings, waysToPay } from '@contract/finances/paying/paymentSettings'
import { foldForSwissBill, swissBillCodeOf, usualBillLanguage } from '@contract/finances/paying/swissBill'
import {
  paymentReferenceOf,
  paymentReferencesIn,
  qrReferenceOf,
  spacedReference,
} from '@contract/finances/paymentReference'
import { numberOfQrReference } from '@contract/finances/qrReference'
import { qrModules } from '@/@core/components/qrModules'
import { swissBillData } from '../../../../server/platform/pdf/swissBillPart'
import { swissBillFacts } from '@/views/finances/paying/swissBill/swissBillFacts'

/** Of the examples in the guidelines: an account with a QR-IBAN, and one without. */
const QR_IBAN = 'CH4431999123000889012'
const IBAN = 'CH5800791123000889012'

const address = { street: 'Grosse Marktgasse', houseNumber: '28', postalCode: '9400', town: 'Rorschach' }

/** What a camera makes of the drawn code with the Swiss cross in its middle; `isDark` has columns and rows of its modules. */
function scanDrawn(size: number, isDark: ReadonlySet<string>): string | undefined {
  const scale = 6
  const border = 4
  const side = (size + 2 * border) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  const hidden = (7 / 46) * size
  for (let at = 0; at < side * side; at += 1) {
    const [x, y] = [Math.floor((at % side) / scale) - border, Math.floor(at / side / scale) - border]
    const isCross = [x, y].every((place) => Math.abs(place + 0.5 - size / 2) < hidden / 2)
    if (isCross || isDark.has(`${x} ${y}`)) pixels.fill(0, at * 4, at * 4 + 3)
  }
  return jsQR(pixels, side, side)?.data
}

function scan(code: string): string | undefined {
  const { size, path } = qrModules(code, 0)
  return scanDrawn(size, new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x = '', y = '']) => `${x} ${y}`)))
}

/** What is read from the code that swissqrbill draws for letters. */
function scanLetter(code: string): string | undefined {
  const squares = [
    ...new SwissQRCode(swissBillData(code))
      .toString()
      .matchAll(/<rect x="([\d.]+)mm" y="([\d.]+)mm" width="([\d.]+)mm"/g),
  ]
  const width = Math.min(...squares.map(([, , , wide]) => Number(wide)))
  const at = (place = '') => Math.round(Number(place) / width)
  return scanDrawn(Math.round(46 / width), new Set(squares.map(([, x, y]) => `${at(x)} ${at(y)}`)))
}

test('a QR-bill holds the 31 lines of the guidelines, and reads the same with the cross over it', () => {
  const code = swissBillCodeOf({
    iban: QR_IBAN,
    name: 'Musikgesellschaft Grünau „Żółw“',
    address,
    currency: 'CHF',
    amount: 194_975,
    reference: '210000000003139471430009017',
    message: 'Beitrag\n2026 – Zoë Müller 🎻',
  })
  const holder = ['Musikgesellschaft Grünau "Żółw"', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH']
  const nobody = ['', '', '', '', '', '', '']
  const referred = ['QRR', '210000000003139471430009017', 'Beitrag 2026 - Zoë Müller', 'EPD']
  const asked = ['1949.75', 'CHF']
  const lines = ['SPC', '0200', '1', QR_IBAN, 'S', ...holder, ...nobody, ...asked, ...nobody, ...referred]
  expect(lines).toHaveLength(31)
  expect(code?.split('\n')).toEqual(lines)
  expect(scan(code ?? '')).toBe(code)
  expect(scanLetter(code ?? '')).toBe(code)
  expect(swissBillFacts(code ?? '')).toEqual({
    iban: 'CH44 3199 9123 0008 8901 2',
    name: 'Musikgesellschaft Grünau "Żółw"',
    address: ['Grosse Marktgasse 28', '9400 Rorschach'],
    amount: '1 949.75',
    currency: 'CHF',
    reference: '21 00000 00003 13947 14300 09017',
    message: 'Beitrag 2026 - Zoë Müller',
  })
})

test('a QR-IBAN goes with a QR reference alone, any other account with one of ISO 11649', () => {
  const bill = { name: 'Chor', address: { postalCode: '9490', town: 'Vaduz' }, currency: 'EUR', amount: 1 }
  const [scor, qrr] = ['RF18539007547034', '210000000003139471430009017']
  expect(swissBillCodeOf({ ...bill, iban: QR_IBAN, reference: scor })).toBeUndefined()
  expect(swissBillCodeOf({ ...bill, iban: IBAN, reference: qrr })).toBeUndefined()
  expect(swissBillCodeOf({ ...bill, iban: QR_IBAN, reference: qrr })).toContain('\n0.01\nEUR\n')
  expect(swissBillCodeOf({ ...bill, iban: IBAN, reference: scor })).toContain('\nSCOR\nRF18539007547034\n\nEPD')
  for (const over of [{ currency: 'USD' }, { amount: 0 }, { amount: 100_000_000_000 }, { name: '楽団' }])
    expect(swissBillCodeOf({ ...bill, iban: IBAN, reference: scor, ...over })).toBeUndefined()
  expect(swissBillCodeOf({ ...bill, iban: 'DE89370400440532013000', reference: scor })).toBeUndefined()
  // The country is the account's, and is printed where it is another than Switzerland.
  const abroad = swissBillCodeOf({ ...bill, iban: 'LI21088100002324013AA', reference: scor }) ?? ''
  expect(swissBillFacts(abroad).address).toEqual(['LI-9490 Vaduz'])
})

test('QR-IBANs are those of Switzerland and Liechtenstein with 30000 to 31999, as an independent checker has it', () => {
  expect([QR_IBAN, IBAN, 'DE89370400440532013000'].map(isQrIban)).toEqual([true, false, false])
  for (const institution of ['29999', '30000', '31999', '32000', '00791'])
    expect(isQrIban(`CH00${institution}123000889012`)).toBe(isQRIBAN(`CH00${institution}123000889012`))
  // A bank in Germany, whose number begins with the same digits.
  expect(isQrIban('DE61310108330123456789')).toBe(false)
})

test('a QR-IBAN never has a SEPA code, nor the reference of other accounts', () => {
  const reference = paymentReferenceOf('0192f0c1-7a2b-7c3d-8e4f-5a6b7c8d9e0f')
  expect(epcCodeOf({ iban: QR_IBAN, name: 'Chor', amount: 100, reference })).toBeUndefined()
  const waysOf = (iban: string, currency: string, over = {}) => {
    const { version: _version, ...settings } = PaymentSettings.parse({
      transfer: { name: 'Chor', iban, ...over },
      version: 0,
    })
    return waysToPay(settings, { currency, amount: 100, reference, description: 'Anna' }).transfer
  }
  const qrReference = qrReferenceOf(reference)
  for (const currency of ['CHF', 'EUR', 'USD'])
    expect(waysOf(QR_IBAN, currency)).toEqual({ name: 'Chor', iban: QR_IBAN, reference: qrReference })
  expect(waysOf(QR_IBAN, 'EUR', { address })?.bill?.code).toContain(
    `\nEUR\n\n\n\n\n\n\n\nQRR\n${qrReference}\nAnna\nEPD`,
  )
  expect(waysOf(QR_IBAN, 'CHF', { address, qrPrefix: '123456', billLanguage: 'de' })?.bill).toMatchObject({
    code: expect.stringContaining('\nQRR\n1234560'),
    language: 'de',
  })
  // Without an address there is no QR-bill, and an account that takes transfers in euros has its SEPA code.
  expect(waysOf(IBAN, 'EUR')).toMatchObject({ code: expect.stringContaining(`\n\n${reference}`) })
  expect(waysOf(IBAN, 'EUR', { address })).toEqual({
    name: 'Chor',
    iban: IBAN,
    bill: { code: expect.stringContaining(`\nSCOR\n${reference}\nAnna\nEPD`), language: 'en' },
  })
})

test('bills are German by default where messages of the group are, or, before any are set up, where it is at home', () => {
  expect(['de', 'de-AT', 'de-CH', 'en', 'pt-PT'].map((locale) => usualBillLanguage(locale, 'CH'))).toEqual([
    'de',
    'de',
    'de',
    'en',
    'en',
  ])
  expect(['LI', 'CH', 'BR', undefined].map((region) => usualBillLanguage(undefined, region))).toEqual([
    'de',
    'de',
    'en',
    'en',
  ])
})

test('a member’s QR reference checks, keeps the bank’s digits in front, and is known again in a bank’s text', () => {
  // The example of annex B.
  expect(numberOfQrReference('210000000003139471430009017')).toBe(313_947_143_000_901n)
  expect(numberOfQrReference('210000000003139471430009016')).toBeUndefined()
  for (let at = 0; at < 300; at += 1) {
    const reference = paymentReferenceOf(v7())
    for (const prefix of [undefined, '7', '123456', '1234567']) {
      const own = qrReferenceOf(reference, prefix)
      expect(own).toMatch(/^\d{27}$/)
      expect(own.startsWith(prefix ?? '0000000')).toBe(true)
      expect(paymentReferencesIn(`GUTSCHRIFT ${spacedReference(own)} ANNA`)).toEqual([reference])
      expect(paymentReferencesIn(`?20${own}`)).toEqual([])
      expect(paymentReferencesIn(`/ROC/${own}/`)).toEqual([reference])
      const typo = own.replace(/.$/, (last) => String((Number(last) + 1) % 10))
      expect(paymentReferencesIn(typo)).toEqual([])
    }
  }
})

test('what a QR-bill may not hold is written plainly, and the letters of Europe stay', () => {
  expect(foldForSwissBill('Łódź Őrség Țară €uro Ñandú Ærø ß', 70)).toBe('Łódź Őrség Țară €uro Ñandú Ærø ß')
  expect(foldForSwissBill('Việt\tNam’s “Ǎ” … ½ 音楽', 70)).toBe('Viet Nam\'s "A" ... ½')
  expect(foldForSwissBill('Zu\u0308rich', 70)).toBe('Zürich')
})
