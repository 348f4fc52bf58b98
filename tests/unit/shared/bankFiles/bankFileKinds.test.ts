import { expect, it } from 'vitest'
import { zipSync } from 'fflate'
import type { FileReading } from '../../../../scripts/readFile/fileReading'
import { readAnyFile } from '../../../../scripts/readFile/readAnyFile'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (text: string): Promise<FileReading> =>
  (await readAnyFile(bytes(text), 'file', { currency: 'EUR' })).reading

/** A statement of MT940 around its postings. */
const mt940 = (postings: string, closing = ':62F:C260131EUR110,00') =>
  `:20:A\n:25:DE02120300000000202051\n:28C:1/1\n:60F:C260101EUR100,00\n${postings}\n${closing}\n-\n`
const posting = async (text: string) => (await read(mt940(text))).lines[0]

it('an amount of MT940 that a letter cuts is refused, never read for what stands before the letter', async () => {
  for (const amount of ['5O,00NTRF', '50,0ONTRF', '1l0,00NTRF', '5O,00N024NONREF']) {
    const { lines, refused } = await read(mt940(`:61:2601020102C${amount}//A1\n:86:Beitrag`))
    expect({ amount, lines, at: refused.map(({ line }) => line) }).toEqual({ amount, lines: [], at: [5] })
  }
})

it('a posting of MT940 is read however its kind, its references and its lines are cut', async () => {
  const kinds = [
    'N024NONREF',
    'NTRF',
    'NONREF',
    'N   NONREF',
    'NT NONREF',
    'NOV NONREF',
    'NTRFNONREF     //',
    '',
    'N\nTRFNONREF',
  ]
  for (const kind of kinds) {
    const line = await posting(`:61:2601020102CR10,00${kind}\n:86:Beitrag`)
    expect({ kind, ...line }).toMatchObject({ kind, day: '2026-01-02', amount: 1_000, text: 'Beitrag' })
    expect({ kind, reference: line?.reference, id: line?.id }).toEqual({ kind, reference: undefined, id: undefined })
  }
  expect(await posting(':61:2601020102CR1\n0,00NTRFNONREF\n:86:Beitrag')).toMatchObject({ amount: 1_000 })
  expect(await posting(':61:260102    C10,00NT  REF1//BK1\n:86:B')).toMatchObject({ reference: 'REF1', id: 'BK1' })
  expect(await posting(':61:2601011231D10,00NTRF\n:86:Zinsen')).toMatchObject({ day: '2025-12-31', amount: -1_000 })
  expect(await posting(':61:260229 0301D10,00NTRF\n:86:Zinsen')).toMatchObject({ day: '2026-03-01' })
  expect(await posting(':61:2601020102RC10,00NTRF\n:86:Storno')).toMatchObject({ amount: -1_000 })
  expect(await posting(':61:2601020102RD10,00NTRF\n:86:Storno')).toMatchObject({ amount: 1_000 })
  // The day is not to be known.
  expect(await read(mt940(':61:260230D10,00NTRF\n:86:Zinsen'))).toMatchObject({ lines: [], refused: [{ line: 5 }] })
})

it('balances of MT940 that cannot be read are left out and said, and the lines stay', async () => {
  const text = mt940(':61:260102C10,00NTRF\n:86:B', ':62F:C260131110,00').replace('C260101EUR100,00', 'XEUR')
  const reading = await read(text)
  expect(reading).toMatchObject({ lines: [{ amount: 1_000 }], refused: [], balances: {} })
  expect(reading.notes?.map(({ line }) => line)).toEqual([4, 7])
  expect(await read(mt940(':61:260102C10,00NTRF\n:86:B', '').replace('\n\n', '\n'))).toMatchObject({
    lines: [{ amount: 1_000 }],
    balances: { opening: 10_000 },
  })
})

it('the words of a posting of MT940 are told apart, and where they are not known nothing is lost', async () => {
  const told = async (words: string) => posting(`:61:260102C10,00NTRFNONREF\n:86:${words}`)
  expect(await told('/ORDP//NAME/J. Jansen/ADDR/Straat 1/REMI/Contributie /ISDT/2026-01-02')).toMatchObject({
    payer: 'J. Jansen',
    text: 'Contributie',
  })
  expect(await told('Overboeking /NAME/J. Jansen/REMI/Contributie')).toMatchObject({
    payer: 'J. Jansen',
    text: 'Contributie',
  })
  expect(await told('/ABCD/foo/EFGH/bar')).toMatchObject({ text: '/ABCD/foo/EFGH/bar' })
  expect(await told('SEPA IBAN: NL37ABNA0000000001\nNAAM: J JANSEN\nOMSCHRIJVING: CONTRIBUTIE')).toMatchObject({
    payer: 'J JANSEN',
    payerAccount: 'NL37ABNA0000000001',
    text: 'CONTRIBUTIE',
  })
  expect(await told('EREF+ABC1 SVWZ+Beitrag 2026 ABWA+Anna')).toMatchObject({ text: 'Beitrag 2026', reference: 'ABC1' })
})

/** A statement of OFX around its list and what follows that. */
const ofx = (list: string, behind = '') =>
  `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>BRL<BANKTRANLIST>\n${list}\n</BANKTRANLIST>${behind}</STMTRS></OFX>`
const entry = (kind: string, amount: string, id: string, memo: string, name = '') =>
  `<STMTTRN><TRNTYPE>${kind}<DTPOSTED>20260110<TRNAMT>${amount}<FITID>${id}${name && `<NAME>${name}`}<MEMO>${memo}</STMTTRN>\n`

it('amounts of OFX have blanks, signs and a currency, and lists stand alone', async () => {
  const amounts = ['- 12.50', '12,50-', '-R$ 12,50', '-1,234.56', '+ 5.00']
  const list = amounts.map((amount, at) => entry('OTHER', amount, `${at + 1}`, 'x')).join('')
  const { lines } = await read(ofx(list))
  expect(lines.map(({ amount }) => amount)).toEqual([-1_250, -1_250, -1_250, -123_456, 500])
  const alone = `<BANKTRANLIST>\n${entry('CREDIT', '5.00', '1', 'x')}</BANKTRANLIST>`
  expect(await read(alone)).toMatchObject({ format: 'ofx', lines: [{ amount: 500, currency: 'EUR' }] })
  expect(
    await read(ofx(entry('CREDIT', '5.00', '1', 'x'), '<LEDGERBAL><BALAMT>abc<DTASOF>0</LEDGERBAL>')),
  ).toMatchObject({
    lines: [{ amount: 500 }],
    notes: [{}],
  })
  expect(await read(ofx(entry('CREDIT', '', '77', 'Pix')))).toMatchObject({ lines: [], refused: [{}] })
})

it('a debit of OFX without a minus went out where balances or other lines show it, and nowhere else', async () => {
  const amountsOf = async (list: string, behind = '') =>
    (await read(ofx(list, behind))).lines.map(({ amount }) => amount)
  const before = entry('OTHER', '100.00', '', 'SALDO ANTERIOR')
  const two = entry('PAYMENT', '30.00', '1', 'x') + entry('CREDIT', '5.00', '2', 'y')
  expect(await amountsOf(before + two, '<LEDGERBAL><BALAMT>75.00<DTASOF>20260131</LEDGERBAL>')).toEqual([-3_000, 500])
  expect(await amountsOf(before + two, '<LEDGERBAL><BALAMT>135.00<DTASOF>20260131</LEDGERBAL>')).toEqual([3_000, 500])
  expect(await amountsOf(entry('FEE', '3.00', '1', 'x') + entry('CREDIT', '5.00', '2', 'y'))).toEqual([-300, 500])
  const returned = entry('DEBIT', '-30.00', '1', 'x') + entry('DEBIT', '30.00', '2', 'estorno')
  expect(await amountsOf(returned)).toEqual([-3_000, 3_000])
})

it('words for a balance are a balance where the rest of OFX says so, and a payer’s words else', async () => {
  const paid =
    entry('CREDIT', '30.00', '9', 'Saldo Chorreise', 'Anna') + entry('CREDIT', '31.00', '8', 'Saldo da viagem')
  expect(await read(ofx(paid))).toMatchObject({ lines: [{ payer: 'Anna' }, { amount: 3_100 }], aside: [] })
  const running = entry('CREDIT', '30.00', '9', 'Pix') + entry('OTHER', '130.00', '10', 'SALDO DO DIA')
  const closing = '<LEDGERBAL><BALAMT>130.00<DTASOF>20260131</LEDGERBAL>'
  expect(await read(ofx(running, closing))).toMatchObject({ lines: [{ amount: 3_000 }], aside: [{ why: 'balance' }] })
})

/** A document of CAMT.053 around its entries. */
const camt = (entries: string, balances = '') =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy><Ownr><Nm>Musikverein</Nm></Ownr></Acct>${balances}\n${entries}</Stmt></BkToCstmrStmt></Document>\n`
const ntry = (amount: string, sign: string, details: string, status = 'BOOK') =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-01-10</Dt></BookgDt><AcctSvcrRef>R1</AcctSvcrRef><AddtlNtryInf>SAMMLER</AddtlNtryInf><NtryDtls>${details}</NtryDtls></Ntry>\n`
const details = (amount: string, payer: string, more = '') =>
  `<TxDtls><Refs><EndToEndId>E-${payer}</EndToEndId></Refs><Amt Ccy="EUR">${amount}</Amt>${more}<RltdPties><Dbtr><Nm>${payer}</Nm></Dbtr><Cdtr><Nm>Musikverein</Nm></Cdtr></RltdPties></TxDtls>`

it('a batch of CAMT goes to its payers and the charges, or to nobody', async () => {
  const both = details('60.00', 'Anna') + details('40.00', 'Beat')
  const paid = await read(camt(ntry('100.00', 'CRDT', both)))
  expect(paid.lines.map(({ amount, payer, batch }) => [amount, payer, batch])).toEqual([
    [6_000, 'Anna', 'R1'],
    [4_000, 'Beat', 'R1'],
  ])
  const ofEntry = ntry('98.50', 'CRDT', both).replace(
    '<NtryDtls>',
    '<Chrgs><Rcrd><Amt Ccy="EUR">1.50</Amt><CdtDbtInd>DBIT</CdtDbtInd></Rcrd></Chrgs><NtryDtls>',
  )
  expect((await read(camt(ofEntry))).lines.map(({ amount }) => amount)).toEqual([6_000, 4_000, -150])
  const unknown = await read(camt(ntry('97.00', 'CRDT', both)))
  expect(unknown).toMatchObject({ lines: [{ amount: 9_700, text: 'SAMMLER', id: 'R1' }], notes: [{}] })
  expect(unknown.lines[0]).not.toHaveProperty('payer')
  expect(unknown.lines[0]).not.toHaveProperty('reference')
  const summary = `<Btch><NbOfTxs>2</NbOfTxs></Btch>${details('100.00', 'Anna')}`
  expect((await read(camt(ntry('100.00', 'CRDT', summary)))).lines[0]).not.toHaveProperty('payer')
  // Booked as one sum: the id of what was handed in, by which it is met.
  const handedIn = '<Btch><MsgId>M1</MsgId><PmtInfId>M1-1</PmtInfId><NbOfTxs>2</NbOfTxs></Btch>'
  expect((await read(camt(ntry('100.00', 'DBIT', handedIn)))).lines).toMatchObject([{ reference: 'M1-1' }])
})

it('a returned debit of CAMT names the debtor, what is announced stays aside, and balances need no day', async () => {
  const returned = details('20.00', 'Anna', '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>')
  expect((await read(camt(ntry('20.00', 'DBIT', returned)))).lines).toMatchObject([{ amount: -2_000, payer: 'Anna' }])
  // The bank names both, and one of them is us.
  expect((await read(camt(ntry('20.00', 'DBIT', details('20.00', 'Anna'))))).lines).toMatchObject([{ payer: 'Anna' }])
  const pending = await read(camt(ntry('20.00', 'CRDT', details('20.00', 'Anna'), 'PDNG')))
  expect(pending).toMatchObject({ lines: [], aside: [{ why: 'pending' }] })
  const balance =
    '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>'
  expect(await read(camt(ntry('5.00', 'CRDT', details('5.00', 'Anna')), balance))).toMatchObject({
    balances: { closing: 500 },
  })
})

it('documents behind each other and files in an archive are all read, and what is no statement is said', async () => {
  const one = camt(ntry('5.00', 'CRDT', details('5.00', 'Anna')))
  const two = camt(ntry('6.00', 'CRDT', details('6.00', 'Beat')))
  expect((await read(one + two)).lines.map(({ line, amount }) => [line, amount])).toEqual([
    [3, 500],
    [7, 600],
  ])
  const zip = zipSync({
    'b.xml': bytes(two),
    'a.xml': bytes(one),
    'Hinweis.pdf': bytes('%PDF-1.4'),
    '__MACOSX/._a.xml': bytes('x'),
  })
  const { reading } = await readAnyFile(zip, 'umsaetze.zip', { currency: 'EUR' })
  expect(reading).toMatchObject({ format: 'camt053', notes: [{ note: 'No statement, and left out: Hinweis.pdf.' }] })
  expect(reading.lines.map(({ amount }) => amount)).toEqual([500, 600])
  const broken = zipSync({ 'a.xml': bytes(one), 'b.xml': bytes(two.replace('6.00', 'six')) })
  const refused = await readAnyFile(broken, 'umsaetze.zip', { currency: 'EUR' })
  expect(refused).toMatchObject({ reading: { lines: [] }, sentence: expect.stringContaining('b.xml') })
})
