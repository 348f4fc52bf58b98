import { createHash, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { Receipt } from '@contract/finances/receipts'
import { RECEIPTS_MAX_BYTES, RECEIPT_MAX_BYTES } from '@contract/finances/receipts'
import { privacyRepository } from '../../../server/areas/privacy/privacyRepository'
import { callAs, foundGroup, headersOf, joinAs, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { freeBox, heic, jpeg, pdf, png, receiptFixture, webp } from './receiptFixture'

let server: TestServer
let admin: SignedIn
let treasurer: SignedIn
let ledger: FinanceFixture
let proof: ReturnType<typeof receiptFixture>

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  treasurer = await joinAs(server.app, admin, 'treasurer')
  ledger = financeFixture(server.app, treasurer)
  proof = receiptFixture(server.app, treasurer)
})

const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) =>
  `${answer.statusCode} ${answer.json().error.code}`
const rent = { kind: 'expense', category: 'venue', description: 'Aluguel' } as const

describe('a receipt', () => {
  test('comes back byte for byte, over many pieces, as a file that no browser runs', async () => {
    const entry = await ledger.stored(rent)
    const file = jpeg(randomBytes(1_000_003))
    const answer = await proof.add(entry.id, file, 'C:\\fotos\\<b>nota "ção"</b>.jpg')
    expect([answer.statusCode, answer.json().alsoOn]).toEqual([201, undefined])
    const { receipt } = answer.json()
    expect(receipt).toMatchObject({
      financeId: entry.id,
      name: 'b .jpg',
      type: 'image/jpeg',
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
      addedBy: treasurer.userData.name,
    })
    expect(await proof.list(entry.id)).toEqual([receipt])
    const opened = await proof.open(receipt.id)
    expect(opened.rawPayload.equals(file)).toBe(true)
    expect(opened.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(file.length),
      'content-disposition': "attachment; filename*=UTF-8''b%20.jpg",
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
  })

  test('is what its bytes say, whatever it is called', async () => {
    const { id } = await ledger.stored(rent)
    const files: [Buffer, string | undefined][] = [
      [pdf('x'), 'application/pdf'],
      [jpeg('x'), 'image/jpeg'],
      [png('x'), 'image/png'],
      [webp(Buffer.from('x')), 'image/webp'],
      [heic('heic\0\0\0\0mif1'), 'image/heic'],
      [heic('mif1\0\0\0\0mif1heic'), 'image/heic'],
      [heic('heic\0\0\0\0mif1heic', Buffer.concat([freeBox, heic('heix\0\0\0\0').subarray(16)])), 'image/heic'],
      // Its first letters alone, and behind them anything else.
      [heic('heic\0\0\0\0mif1heic', Buffer.alloc(64)), undefined],
      [heic('heic\0\0\0\0mif1heic', Buffer.from('<html><script>alert(1)</script></html>')), undefined],
      [heic('heic\0\0\0\0mif1heic', freeBox), undefined],
      [heic('mif1\0\0\0\0mif1').subarray(0, 30), undefined],
      // AVIF, which is of the same family.
      [heic('mif1\0\0\0\0mif1avif'), undefined],
      [webp(Buffer.alloc(900)).subarray(0, 400), undefined],
      [Buffer.from('<html><script>alert(1)</script>'), undefined],
      [Buffer.from('<!-- %PDF-1.7 --><script>alert(1)</script>'), undefined],
      [Buffer.from('GIF89a'), undefined],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
      [Buffer.from([0xff]), undefined],
    ]
    const judged: unknown[] = []
    for (const [file] of files) {
      // oxlint-disable-next-line no-await-in-loop -- a group sends two at a time
      const answer = await proof.add(id, file, 'nota.pdf')
      const { receipt, error } = answer.json()
      judged.push(receipt?.type ?? error.fields.file)
    }
    expect(judged).toEqual(files.map(([, type]) => type ?? 'bad_file_type'))
    // HTML behind a picture's first bytes stays a picture, and is called one.
    const polyglot = await proof.stored(id, jpeg('<script>alert(1)</script>'), 'x.html')
    expect(polyglot.name).toBe('x.jpg')
    const { headers } = await proof.open(polyglot.id)
    expect([headers['content-type'], headers['content-disposition']]).toEqual([
      'image/jpeg',
      "attachment; filename*=UTF-8''x.jpg",
    ])
  })

  test.each([
    ['nota.pdf', 'nota.pdf'],
    ['NOTA.PDF', 'NOTA.PDF'],
    ['nota.jpeg', 'nota.pdf'],
    ['nota', 'nota.pdf'],
    ['Nota 12.50', 'Nota 12.50.pdf'],
    ['Recibo 3.2026', 'Recibo 3.2026.pdf'],
    ['nota.pdf.exe', 'nota.pdf.pdf'],
    ['nota\u202efdp.exe', 'notafdp.pdf'],
    ['no\u200bta\ufeff\u2066.pdf\u2069', 'nota.pdf'],
    ['no\tta\u2028x.pdf', 'no ta x.pdf'],
    ['\u200b\u00ad', '-.pdf'],
  ])('called %j is offered as %j, a PDF that it is', async (asked, name) => {
    const { id } = await ledger.stored(rent)
    expect((await proof.stored(id, pdf('x'), asked)).name).toBe(name)
  })

  test('that was stored under another ending is offered with its own', async () => {
    const { id } = await ledger.stored(rent)
    const receipt = await proof.stored(id, pdf('x'))
    await server.pool.query(`update receipts set name = 'x\u202e.html' where group_id = $1 and id = $2`, [
      treasurer.userData.group.id,
      receipt.id,
    ])
    expect((await proof.list(id)).map(({ name }) => name)).toEqual(['x.pdf'])
    expect((await proof.open(receipt.id)).headers['content-disposition']).toBe("attachment; filename*=UTF-8''x.pdf")
  })

  test('has up to 10 MB, and something', async () => {
    const { id } = await ledger.stored(rent)
    const largest = pdf(Buffer.alloc(RECEIPT_MAX_BYTES - 9))
    expect((await proof.add(id, largest)).statusCode).toBe(201)
    expect(codeOf(await proof.add(id, Buffer.concat([largest, Buffer.alloc(1)])))).toBe('413 too_large')
    expect((await proof.add(id, Buffer.alloc(0))).json().error.fields).toEqual({ file: 'required' })
    const asJson = await callAs(
      server.app,
      treasurer,
      'POST',
      `/finances/add-receipt?id=${newId()}&financeId=${id}&name=a`,
      {},
    )
    expect(asJson.json().error.fields).toEqual({ file: 'required' })
    expect((await proof.list(id)).length).toBe(1)
  })

  test('that breaks off on its way is not there, and its place is free again', async () => {
    const { id } = await ledger.stored(rent)
    await server.app.listen({ port: 0 })
    const { port } = server.app.server.address() as { port: number }
    const headers = Object.entries({
      ...headersOf(treasurer),
      host: 'localhost',
      'content-type': 'application/octet-stream',
      'content-length': '5000',
    }).map(([name, value]) => `${name}: ${value}\r\n`)
    for (let count = 0; count < 8; count += 1) {
      const socket = connect(port, '127.0.0.1')
      const path = `/finances/add-receipt?id=${newId()}&financeId=${id}&name=a`
      socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('')}\r\n%PDF-1.7 half of it`)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((resolve) => socket.end().once('close', resolve).resume())
    }
    expect(await proof.list(id)).toEqual([])
    await expect.poll(async () => (await proof.add(id, pdf('whole'))).statusCode, { timeout: 20_000 }).toBe(201)
  })

  test('sent again is the same one; other bytes under its id are a conflict; the same file elsewhere is told', async () => {
    const [first, second] = [await ledger.stored(rent), await ledger.stored({ ...rent, description: 'Luz' })]
    const id = newId()
    const answers = await Promise.all([1, 2].map(() => proof.add(first.id, pdf('a'), 'a.pdf', id)))
    expect(tally(answers)).toEqual({ 200: 1, 201: 1 })
    expect(codeOf(await proof.add(first.id, pdf('b'), 'a.pdf', id))).toBe('409 conflict')
    expect(codeOf(await proof.add(second.id, pdf('a'), 'a.pdf', id))).toBe('409 conflict')
    const again = await proof.add(second.id, pdf('a'), 'b.pdf')
    expect([again.statusCode, again.json().alsoOn]).toEqual([201, [{ financeId: first.id, description: 'Aluguel' }]])
  })

  test('is removed and brought back, and both stand in the entry’s history and in the record', async () => {
    const { id } = await ledger.stored(rent)
    const receipt = await proof.stored(id, pdf('a'), 'a.pdf')
    expect((await proof.remove(receipt.id)).statusCode).toBe(200)
    expect([await proof.list(id), (await proof.open(receipt.id)).statusCode]).toEqual([[], 404])
    expect(codeOf(await proof.remove(receipt.id))).toBe('404 not_found')
    const by = treasurer.userData.name
    expect((await ledger.history(id)).receipts).toEqual([
      { at: expect.any(String), by, action: 'removed', name: 'a.pdf' },
      { at: expect.any(String), by, action: 'added', name: 'a.pdf' },
    ])
    expect((await proof.restore(receipt.id)).json().receipt).toEqual(receipt)
    expect(await proof.list(id)).toEqual([receipt])
    const { entries } = (
      await callAs(server.app, admin, 'GET', `/audit/list-entries?config[subjectId]=${id}&config[sort]=asc`)
    ).json()
    expect(entries.map(({ action }: { action: string }) => action)).toEqual([
      'receipt_added',
      'receipt_removed',
      'receipt_restored',
    ])
  })

  test('is still taken where the month is closed, and stays', async () => {
    const { id } = await ledger.stored(rent)
    const before = await proof.stored(id, pdf('a'))
    await ledger.post('/finances/close-month', { month: '2026-03' })
    const late = await proof.stored(id, pdf('b'))
    expect(codeOf(await proof.remove(before.id))).toBe('409 month_closed')
    expect((await proof.list(id)).map((each) => each.id)).toEqual([before.id, late.id])
  })

  test('goes and comes back with its entry', async () => {
    const entry = await ledger.stored(rent)
    const receipt = await proof.stored(entry.id)
    await ledger.remove(entry.id)
    expect((await proof.open(receipt.id)).statusCode).toBe(404)
    expect(codeOf(await proof.add(entry.id, pdf('b')))).toBe('404 not_found')
    await ledger.add(entry)
    expect(await proof.list(entry.id)).toEqual([receipt])
  })

  test('is for the treasurer and the administrator of its group alone', async () => {
    const { id } = await ledger.stored(rent)
    const receipt = await proof.stored(id)
    const conductor = receiptFixture(server.app, await joinAs(server.app, admin, 'conductor'))
    const stranger = receiptFixture(server.app, await foundGroup(server.app))
    for (const [other, status] of [
      [conductor, 403],
      [stranger, 404],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a few calls
      const answers = await Promise.all([
        other.add(id, pdf('a')),
        other.open(receipt.id),
        other.remove(receipt.id),
        other.restore(receipt.id),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => status))
    }
    expect(await proof.list(id)).toEqual([receipt])
  })

  test('finds no room where those of the group have 4 GB', async () => {
    const { id } = await ledger.stored(rent)
    const { id: first } = await proof.stored(id)
    // As many rows as hold it: a size is a whole number of 32 bits.
    await server.pool.query(
      `insert into receipts (group_id, id, finance_id, name, type, size, sha256, added_by)
       select group_id, gen_random_uuid(), finance_id, name, type, $2, n::text, added_by
         from receipts, generate_series(1, 4) n where id = $1`,
      [first, RECEIPTS_MAX_BYTES / 4 - 10],
    )
    expect(codeOf(await proof.add(id, pdf(Buffer.alloc(100))))).toBe('409 receipts_full')
  })
})

describe('what has no receipt', () => {
  test('is found, summed, counted on the page and in the year', async () => {
    const [proven, unproven] = [await ledger.stored(rent), await ledger.stored({ ...rent, amount: 700 })]
    await ledger.stored({ ...rent, category: 'opening' })
    await proof.stored(proven.id, pdf('a'))
    await proof.stored(proven.id, pdf('b'))
    const removed = await proof.stored(unproven.id, pdf('c'))
    await proof.remove(removed.id)
    const page = await ledger.read('/finances/list')
    expect(page.receipts).toEqual([{ financeId: proven.id, count: 2 }])
    const idsOf = async (hasReceipt: string) => (await ledger.list({ hasReceipt })).finances.map(({ id }) => id)
    expect([await idsOf('true'), await idsOf('false')]).toEqual([[proven.id], [unproven.id]])
    expect(await ledger.sum({ hasReceipt: 'false' })).toMatchObject({ expense: 700 })
    expect((await ledger.all({ hasReceipt: 'true' })).map(({ id }) => id)).toEqual([proven.id])
    expect((await ledger.read('/finances/year-report?year=2026')).year.withoutReceipt).toBe(1)
  })
})

describe('privacy', () => {
  test('a member’s data name their receipts, erasure takes the name out of them, and a purge deletes the files', async () => {
    const own = financeFixture(server.app, admin)
    const memberId = await own.addMember()
    const person = { id: newId(), name: 'Zuleica Prado', section: 'brass', status: 'former' }
    const { member } = (await own.post('/members/add-member', { member: person })).json()
    const entry = await ledger.stored({ ...rent, memberId: member.id })
    await proof.stored((await ledger.stored({ ...rent, memberId })).id)
    const receipt = await proof.stored(entry.id, pdf('a'), 'Recibo Zuleica Prado.pdf')
    const { data } = await own.read(`/members/find-member-data?id=${member.id}`)
    expect(data.receipts.map((each: Receipt) => [each.id, each.name])).toEqual([[receipt.id, receipt.name]])
    const { id, version } = member
    expect((await own.post('/members/erase-member', { member: { id, version } })).statusCode).toBe(200)
    expect((await proof.list(entry.id)).map(({ name }) => name)).toEqual(['Recibo —.pdf'])
    await ledger.remove(entry.id)
    const { rows } = await server.pool.query('select group_id from receipts where id = $1', [receipt.id])
    const inTenYears = new Date(Date.now() + 10 * 366 * 86_400_000)
    await server.pool.query('update groups set purge_months = 6 where group_id = $1', [rows[0].group_id])
    await privacyRepository(server.db).purge(rows[0].group_id, inTenYears)
    const left = await server.pool.query('select 1 from receipt_pieces where receipt_id = $1', [receipt.id])
    expect(left.rows).toEqual([])
  })
})
