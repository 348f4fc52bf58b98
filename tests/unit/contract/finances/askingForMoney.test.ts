import { generateCnpj, generateCpf } from '@brazilian-utils/brazilian-utils'
import jsQR from 'jsqr'
import { isValidIBAN } from 'ibantools'
import { hasError, isStaticPix, parsePix } from 'pix-utils'
import { v4, v7 } from 'uuid'
import { expect, test } from 'vitest'
import { epcCodeOf } from '@contract/finances/paying/epcCode'
import { readBic, readIban } from '@contract/finances/paying/iban'
import { PaymentSettings, waysToPay } from '@contract/finances/paying/paymentSettings'
import { crc16, foldForPix, pixCodeOf } from '@contract/finances/paying/pixCode'
import { readPixKey } from '@contract/finances/paying/pixKeys'
import { paymentReferenceOf, paymentReferencesIn, spacedReference } from '@contract/finances/paymentReference'
import { qrModules } from '@/@core/components/qrModules'

/** What a camera that knows nothing of ours makes of the picture. */
function look(text: string) {
  const { size, path } = qrModules(text, 4)
  const isDark = new Set([...path.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`))
  const scale = 4
  const side = size * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < side * side; at += 1)
    if (isDark.has(`${Math.floor((at % side) / scale)} ${Math.floor(at / side / scale)}`))
      pixels.fill(0, at * 4, at * 4 + 3)
  return jsQR(pixels, side, side)
}

const scan = (text: string) => look(text)?.data

function readPix(code: string) {
  const pix = parsePix(code)
  if (hasError(pix) || !isStaticPix(pix)) throw new Error('not a static Pix code')
  return pix
}

/** The static code of the Central Bank's "Manual de Padrões para Iniciação do Pix". */
const MANUAL =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'

test('the Pix code of the Central Bank’s manual is made to the letter', () => {
  const key = '123e4567-e12b-12d1-a456-426655440000'
  expect(pixCodeOf({ key, name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(MANUAL)
  // CRC-16/CCITT-FALSE of the catalogue of CRCs.
  expect(crc16('123456789')).toBe('29B1')
})

test('a Pix code holds what an independent reader finds in its picture', () => {
  const code = pixCodeOf({
    key: 'Tesouraria@Filarmonica.org.br',
    name: 'Associação Filarmônica São João del-Rei',
    city: 'São João del-Rei',
    amount: 123_456,
    txid: 'RF18539007547034AB',
    description: 'Mensalidades de março',
  })
  const read = readPix(scan(code ?? '') ?? '')
  expect(read).toMatchObject({
    pixKey: 'tesouraria@filarmonica.org.br',
    merchantName: 'Associacao Filarmonica Sa',
    merchantCity: 'Sao Joao del-Re',
    transactionAmount: 1234.56,
    txid: 'RF18539007547034AB',
    infoAdicional: 'Mensalidades de marco',
  })
})

test('a Pix code is none without a key, a name or a town that banks can read', () => {
  const pix = { key: 'tesouraria@banda.org.br', name: 'Banda', city: 'Olinda' }
  expect(pixCodeOf(pix)).toBeDefined()
  for (const without of [{ key: 'x' }, { name: '楽団' }, { city: ' ' }])
    expect(pixCodeOf({ ...pix, ...without })).toBeUndefined()
  expect(foldForPix('  Coração\n de  Éter 🎻 ', 25)).toBe('Coracao de Eter')
  const long = pixCodeOf({ ...pix, key: `${'a'.repeat(60)}@banda.org.br`, description: 'x'.repeat(90) }) ?? ''
  // The account's element holds at most 99 characters.
  expect(readPix(long).pixKey).toBe(`${'a'.repeat(60)}@banda.org.br`)
})

test('Pix keys are read as people write them, and check digits are checked', () => {
  const keys = [
    ['529.982.247-25', 'cpf', '52998224725'],
    ['11.222.333/0001-81', 'cnpj', '11222333000181'],
    // The example of the Receita Federal for the CNPJ with letters.
    ['12.abc.345/01DE-35', 'cnpj', '12ABC34501DE35'],
    [' Tesouro@Banda.ORG.br ', 'email', 'tesouro@banda.org.br'],
    ['+55 (11) 91234-5678', 'phone', '+5511912345678'],
    ['(11) 91234-5678', 'phone', '+5511912345678'],
    ['123E4567-E12B-12D1-A456-426655440000', 'random', '123e4567-e12b-12d1-a456-426655440000'],
  ] as const
  for (const [typed, kind, key] of keys) expect(readPixKey(typed)).toEqual({ kind, key })
  const wrong = [
    '529.982.247-26',
    '111.111.111-11',
    '11.222.333/0001-82',
    '12.ABC.345/01DE-36',
    '+55 11 1234',
    '+1 212 555 0100',
    'a@b',
    '11912345678',
    '',
  ]
  for (const typed of wrong) expect(readPixKey(typed)).toBeNull()
  for (let at = 0; at < 200; at += 1) {
    expect(readPixKey(generateCpf())?.kind).toBe('cpf')
    expect([readPixKey(generateCnpj(1))?.kind, readPixKey(generateCnpj(2))?.kind]).toEqual(['cnpj', 'cnpj'])
  }
})

test('the SEPA code has the lines of EPC069-12, and reads the same from its picture', () => {
  const code = epcCodeOf({
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: 'cobadeffxxx',
    name: 'Musikverein Köln-Süd e.V.',
    amount: 4_205,
    reference: 'RF18539007547034',
  })
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    'COBADEFFXXX',
    'Musikverein Köln-Süd e.V.',
    'DE89370400440532013000',
    'EUR42.05',
    '',
    'RF18539007547034',
  ]
  expect(code).toBe(lines.join('\n'))
  expect(scan(code ?? '')).toBe(code)
  const text = epcCodeOf({ iban: 'DE89370400440532013000', name: 'Chor', amount: 1, text: 'Beitrag\nMärz' })
  expect(text?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'Chor',
    'DE89370400440532013000',
    'EUR0.01',
    '',
    '',
    'Beitrag März',
  ])
})

test('a code with an umlaut says that it is UTF-8, and one without says nothing', () => {
  const names = ['Musikverein Köln-Süd', 'Coro São João', 'Chór Żółw', 'Großer Bläserchor', 'Chor Gruen']
  const found = names.map((name) => {
    const code = epcCodeOf({ iban: 'DE89370400440532013000', name, amount: 4_205 }) ?? ''
    const read = look(code)
    expect(read?.data).toBe(code)
    return read?.chunks.flatMap((chunk) => ('assignmentNumber' in chunk ? [chunk.assignmentNumber] : []))
  })
  // ECI 26 (AIM ITS/04-023): readers that find none guess, and not all guess UTF-8.
  expect(found).toEqual([[26], [26], [26], [26], []])
})

test('the SEPA code is none beyond what the rules allow', () => {
  const payment = { iban: 'DE89370400440532013000', name: 'Chor', amount: 100 }
  expect(epcCodeOf(payment)).toBeDefined()
  for (const over of [
    { amount: 0 },
    { amount: 100_000_000_000 },
    { iban: 'DE88370400440532013000' },
    { name: ' ' },
    { text: '音'.repeat(140) },
  ])
    expect(epcCodeOf({ ...payment, ...over })).toBeUndefined()
})

test('IBAN and BIC are read with their spaces and checked', () => {
  // Of the IBAN registry, and of an independent checker.
  for (const iban of [
    'GB29 NWBK 6016 1331 9268 19',
    'NO93 8601 1117 947',
    'BR15 0000 0000 0000 1093 2840 814P 2',
    'MT84 MALT 0110 0001 2345 MTLC AST0 01S',
  ]) {
    const read = readIban(iban.toLowerCase())
    expect(isValidIBAN(read ?? '')).toBe(true)
  }
  for (const iban of ['GB28 NWBK 6016 1331 9268 19', 'DE89', 'not an iban', '']) expect(readIban(iban)).toBeNull()
  expect([readBic(' cobadeff '), readBic('COBADEFF500'), readBic('COBADEF')]).toEqual(['COBADEFF', 'COBADEFF500', null])
})

test('a member’s reference is always the same, passes as ISO 11649 and as a txid, and is found in a bank’s text', () => {
  const seen = new Set<string>()
  for (let at = 0; at < 500; at += 1) {
    const id = at % 2 === 0 ? v4() : v7()
    const reference = paymentReferenceOf(id)
    expect(paymentReferenceOf(id.toUpperCase())).toBe(reference)
    expect(reference).toMatch(/^RF\d{2}[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(paymentReferencesIn(`PIX RECEBIDO ${spacedReference(reference).toLowerCase()}, Ana`)).toEqual([reference])
    seen.add(reference)
  }
  expect(seen.size).toBe(500)
})

test('ISO 11649: references of others are no member’s, and a wrong digit is seen', () => {
  const reference = paymentReferenceOf('0192f0c1-7a2b-7c3d-8e4f-5a6b7c8d9e0f')
  const typo = reference.replace(/.$/, (last) => (last === '7' ? '8' : '7'))
  expect(paymentReferencesIn(`${typo} RF18000000000539007547034 XX${reference}`)).toEqual([])
  expect(paymentReferencesIn(`EREF+${reference}+MREF /${reference}/`)).toEqual([reference])
})

test('which ways are shown follows from the currency', () => {
  const { version: _version, ...settings } = PaymentSettings.parse({
    pix: { key: '529.982.247-25', name: 'Banda', city: 'Olinda' },
    transfer: { name: 'Banda', iban: 'PT50 0002 0123 1234 5678 9015 4', bic: 'bbpiptpl' },
    details: 'Till: Mondays',
    version: 0,
  })
  const claim = { amount: 1050, reference: 'RF18539007547034' }
  const [real, euro, pound] = ['BRL', 'EUR', 'GBP'].map((currency) => waysToPay(settings, { ...claim, currency }))
  expect(readPix(real?.pix?.code ?? '')).toMatchObject({ pixKey: '52998224725', transactionAmount: 10.5 })
  expect([real?.transfer?.code, euro?.pix, pound?.pix, pound?.transfer?.code]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(euro?.transfer?.code).toContain('\nPT50000201231234567890154\nEUR10.50\n')
  expect(pound).toEqual({
    transfer: { name: 'Banda', iban: 'PT50000201231234567890154', bic: 'BBPIPTPL' },
    details: 'Till: Mondays',
  })
})
