import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '@contract/auth'
import type { AuditOverview, AuditSample, ListedRemark } from '@contract/finances/auditing'
import { callAs, foundGroup, joinAs, tally } from '../support/factories'
import { createTestServer } from '../support/harness'
import type { TestServer } from '../support/harness'
import { financeFixture } from './financeFixture'
import type { FinanceFixture } from './financeFixture'
import { pdf, receiptFixture } from './receiptFixture'

let server: TestServer
let admin: SignedIn
let treasurer: SignedIn
let ledger: FinanceFixture

beforeAll(async () => {
  server = await createTestServer()
})

afterAll(() => server.close())

beforeEach(async () => {
  admin = await foundGroup(server.app)
  treasurer = await joinAs(server.app, admin, 'treasurer')
  ledger = financeFixture(server.app, treasurer)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const newLink = (over: object = {}) => ({
  id: newId(),
  name: 'Rosa Prado',
  from: '2026-01-01',
  to: '2026-12-31',
  withNames: false,
  expiresOn: inDays(20),
  ...over,
})

/** Makes a link, and the calls by it. */
async function audit(over: object = {}) {
  const link = newLink(over)
  const made = await ledger.post('/finances/add-auditor-link', { link })
  if (made.statusCode !== 201) throw new Error(made.body)
  const { token } = made.json()
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    server.app.inject({ method, url, headers: { 'x-auditor-link': token }, ...(payload && { payload }) })
  const read = async (url: string) => {
    const answer = await call('GET', url)
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`)
    return answer.json()
  }
  return {
    link,
    token,
    call,
    read,
    overview: (): Promise<AuditOverview> => read('/auditor/overview'),
    draw: (size: number) => call('POST', '/auditor/draw-sample', { size }),
    mark: (financeId: string, mark: string | null) => call('POST', '/auditor/mark-entry', { financeId, mark }),
    remark: (text: string, financeId?: string, id = newId()) =>
      call('POST', '/auditor/add-remark', { remark: { id, text, ...(financeId && { financeId }) } }),
  }
}

const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) =>
  `${answer.statusCode} ${answer.json().error.code}`

test('the link opens what was paid in its period, with accounts and sums, and no word more than it must', async () => {
  const memberId = await financeFixture(server.app, admin).addMember({
    name: 'Zoé Amaral Lima',
    email: 'zoe@example.org',
    phone: '+55 11 91234 5678',
  })
  await ledger.stored({ date: '2025-12-31', amount: 100 })
  const dues = await ledger.stored({
    date: '2026-02-01',
    memberId,
    description: 'PIX RECEBIDO ZOE A LIMA',
    notes: 'zoe@example.org ligou',
  })
  const rent = { kind: 'expense', category: 'venue', description: 'Aluguel', amount: 700 } as const
  const paid = await ledger.stored({ ...rent, date: '2026-03-01' })
  await ledger.stored({ ...rent, date: '2026-03-02', status: 'pending' })
  const { receipt } = (await receiptFixture(server.app, treasurer).add(dues.id, pdf('a'), 'zoé amaral lima.pdf')).json()
  const { read, overview, call } = await audit()
  expect(await overview()).toMatchObject({
    group: 'Banda de Teste',
    entries: 2,
    withoutReceipt: 1,
    before: 100,
    income: 5000,
    expense: 700,
    balance: 4400,
    accounts: [{ before: 100, balance: 4400 }],
    samples: [],
    draws: [],
  })
  const { entries, total } = await read('/auditor/list-entries')
  expect(total).toBe(2)
  expect(entries).toEqual([
    {
      id: dues.id,
      date: '2026-02-01',
      kind: 'income',
      amount: 5000,
      category: 'dues',
      description: 'PIX RECEBIDO … A …',
      account: expect.any(String),
      revision: 1,
      receipts: [{ id: receipt.id, name: '….pdf', type: 'application/pdf', size: receipt.size }],
    },
    expect.objectContaining({ id: paid.id, description: 'Aluguel', receipts: [] }),
  ])
  // Who must not learn names does not find them by trying either.
  expect((await read('/auditor/list-entries?config[q]=zoe')).total).toBe(0)
  expect((await read('/auditor/list-entries?config[q]=alug')).total).toBe(1)
  const file = await call('GET', `/auditor/receipt?id=${receipt.id}`)
  expect([file.statusCode, file.headers['content-disposition']]).toEqual([
    200,
    "attachment; filename*=UTF-8''%E2%80%A6.pdf",
  ])
  const open = await audit({ withNames: true })
  expect((await open.read('/auditor/list-entries?config[q]=zoe')).entries).toMatchObject([
    { description: 'PIX RECEBIDO ZOE A LIMA', payer: 'Zoé Amaral Lima' },
  ])
  const told = JSON.stringify([await open.overview(), await open.read('/auditor/list-entries')])
  expect(told).not.toMatch(/zoe@|91234|ligou/)
  // A receipt of another period is none of theirs.
  const other = await audit({ from: '2025-01-01', to: '2025-12-31' })
  expect((await other.call('GET', `/auditor/receipt?id=${receipt.id}`)).statusCode).toBe(404)
})

test('names that are hidden are hidden in any order and in accounts’ names, and what is shown is found', async () => {
  const memberId = await financeFixture(server.app, admin).addMember({ name: 'Ana Clara Lima' })
  await financeFixture(server.app, admin).addMember({ name: 'Márcio Prado da Silva' })
  const day = { date: '2026-02-01' }
  await ledger.stored({ ...day, memberId, description: 'Mensalidade fevereiro' })
  await ledger.stored({ ...day, description: 'Reembolso SILVA, MARCIO e Lima Ana', category: 'other', amount: 1234 })
  await ledger.stored({ ...day, description: 'Março: cordas para Ana', category: 'instruments', kind: 'expense' })
  const { read } = await audit()
  const { entries } = await read('/auditor/list-entries')
  expect(entries.map(({ description }: { description: string }) => description)).toEqual([
    'Mensalidade fevereiro',
    'Reembolso … e …',
    'Março: cordas para Ana',
  ])
  const found = async (q: string, more = '') => (await read(`/auditor/list-entries?config[q]=${q}${more}`)).total
  // Of an entry that has a member too.
  expect(await found('fevereiro')).toBe(1)
  expect([await found('silva'), await found('marcio'), await found('lima'), await found('clara')]).toEqual([0, 0, 0, 0])
  // Begins like a name, and is shown.
  expect([await found('mar'), await found('cordas'), await found('12.34')]).toEqual([1, 1, 1])
  const named = '&config[named][]=dues'
  expect([await found('Dues'), await found('Dues', named)]).toEqual([0, 1])
})

test('a sample is drawn by a seed that nobody chose, is the same when drawn again by it, and grows without a double', async () => {
  const all = await Promise.all(
    Array.from({ length: 30 }, (_, place) => ledger.stored({ date: `2026-03-${String(place + 1).padStart(2, '0')}` })),
  )
  await ledger.stored({ date: '2026-03-31', status: 'pending' })
  const { draw, overview } = await audit()
  expect(tally(await Promise.all([draw(7), draw(5), draw(4)]))).toEqual({ 200: 3 })
  const { samples, draws } = await overview()
  expect(samples.map(({ position }) => position)).toEqual(Array.from({ length: 16 }, (_, place) => place + 1))
  const left = new Set(all.map(({ id }) => id))
  const lot = (seed: string, id: string) => createHash('sha256').update(`${seed}:${id}`).digest('hex')
  for (const { number, seed, population, size } of draws) {
    expect(population).toBe(left.size)
    const order = [...left].toSorted((a, b) => lot(seed, a).localeCompare(lot(seed, b)))
    const drawn = samples.filter((sample) => sample.draw === number).map(({ financeId }) => financeId)
    expect(drawn).toEqual(order.slice(0, size))
    for (const id of drawn) left.delete(id)
  }
  expect(new Set(draws.map(({ seed }) => seed)).size).toBe(3)
  await draw(100)
  expect((await draw(1)).json().samples).toHaveLength(30)
  expect((await overview()).draws).toHaveLength(4)
})

test('marks and remarks come to the treasurer, the answer to the auditor, and all of it stands in the record', async () => {
  const [first, second] = [await ledger.stored({ date: '2026-03-01' }), await ledger.stored({ date: '2026-03-02' })]
  const outside = await ledger.stored({ date: '2025-03-02' })
  const { link, draw, mark, remark, overview, call } = await audit()
  expect(codeOf(await mark(outside.id, 'seen'))).toBe('404 not_found')
  await draw(2)
  await mark(first.id, 'seen')
  await mark(second.id, 'question')
  const id = newId()
  const twice = await Promise.all([remark('Falta a nota.', second.id, id), remark('Falta a nota.', second.id, id)])
  expect(tally(twice)).toEqual({ 200: 2 })
  expect(codeOf(await remark('Outra', second.id, id))).toBe('409 conflict')
  expect(codeOf(await remark('De fora', outside.id))).toBe('404 not_found')
  expect((await ledger.read('/home/overview')).audit).toEqual({ remarks: 1, linkId: link.id })
  expect((await ledger.read('/finances/list-auditor-links')).links).toMatchObject([
    { id: link.id, state: 'open', drawn: 2, seen: 1, questions: 1, remarks: 1, openRemarks: 1 },
  ])
  await ledger.post('/finances/answer-remark', { id, answer: 'Está anexada agora.' })
  expect((await call('POST', '/auditor/resolve-remark', { id, isResolved: true })).statusCode).toBe(200)
  const seen = await overview()
  expect(seen.remarks).toMatchObject([
    { text: 'Falta a nota.', financeId: second.id, answer: 'Está anexada agora.', resolvedAt: expect.any(String) },
  ])
  const marks = Object.fromEntries(seen.samples.map((sample: AuditSample) => [sample.financeId, sample.mark]))
  expect(marks).toEqual({ [first.id]: 'seen', [second.id]: 'question' })
  expect((await ledger.read('/home/overview')).audit).toBeUndefined()
  const { entries } = (await callAs(server.app, admin, 'GET', '/audit/list-entries?config[perPage]=20')).json()
  const acts = entries.map((entry: { action: string; actorName: string }) => `${entry.action} ${entry.actorName}`)
  const { name } = treasurer.userData
  expect(acts.slice(0, 8)).toEqual([
    'remark_resolved Rosa Prado',
    `remark_answered ${name}`,
    'remark_made Rosa Prado',
    'entry_marked Rosa Prado',
    'entry_marked Rosa Prado',
    'sample_drawn Rosa Prado',
    'auditor_link_opened Rosa Prado',
    `auditor_link_made ${name}`,
  ])
})

test('a remark tells of its entry, drawn or not, on both sides; of one that was removed since it says nothing', async () => {
  const [drawn, gone] = [await ledger.stored({ date: '2026-03-01' }), await ledger.stored({ date: '2026-03-02' })]
  const { link, draw, remark, overview } = await audit()
  await draw(2)
  const { id, description, date } = await ledger.stored({ date: '2026-03-03', description: 'Rifa' })
  for (const [text, about] of [
    ['Falta a nota.', drawn.id],
    ['Sem recibo.', id],
    ['De quem?', gone.id],
    ['Tudo bem.'],
  ] as const)
    expect((await remark(text, about)).statusCode).toBe(200)
  await ledger.remove(gone.id)
  const told = [
    { text: 'Falta a nota.', entry: { id: drawn.id } },
    { text: 'Sem recibo.', entry: { id, description, date } },
    { text: 'De quem?', financeId: gone.id },
    { text: 'Tudo bem.' },
  ]
  for (const { remarks } of [await overview(), await ledger.read(`/finances/find-auditor-link?id=${link.id}`)]) {
    expect(remarks).toMatchObject(told)
    expect(remarks.map(({ entry }: ListedRemark) => entry === undefined)).toEqual([false, false, true, true])
  }
})

test('a link that has expired or was withdrawn says so, a made-up one opens nothing, and none writes or reads elsewhere', async () => {
  const entry = await ledger.stored({ date: '2026-03-01' })
  const { link, token, call } = await audit()
  const elsewhere = [
    ['GET', '/finances/list'],
    ['GET', `/finances/find-auditor-link?id=${link.id}`],
    ['GET', '/replies/my-page'],
    ['GET', '/members/list-members'],
    ['POST', '/finances/add-finance'],
    ['POST', '/finances/answer-remark'],
  ] as const
  for (const [method, url] of elsewhere)
    // oxlint-disable-next-line no-await-in-loop
    expect((await call(method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(401)
  const asPersonal = await server.app.inject({ url: '/replies/my-page', headers: { 'x-personal-link': token } })
  expect(codeOf(asPersonal)).toBe('410 link_invalid')
  const by = (said?: string) =>
    server.app.inject({ url: '/auditor/overview', ...(said !== undefined && { headers: { 'x-auditor-link': said } }) })
  const made = [undefined, '', 'x', `${admin.userData.group.id}.abc`, `${token}x`, token.replace(/^[^.]+/, newId())]
  for (const said of made)
    // oxlint-disable-next-line no-await-in-loop
    expect(codeOf(await by(said))).toBe('410 link_invalid')
  // Who is signed in is no auditor.
  expect(codeOf(await callAs(server.app, admin, 'GET', '/auditor/overview'))).toBe('410 link_invalid')
  await server.pool.query(`update auditor_links set expires_at = now() - interval '1 second' where id = $1`, [link.id])
  expect(codeOf(await call('GET', '/auditor/overview'))).toBe('410 link_expired')
  expect(codeOf(await call('POST', '/auditor/mark-entry', { financeId: entry.id, mark: 'seen' }))).toBe(
    '410 link_expired',
  )
  const other = await audit()
  expect((await ledger.post('/finances/withdraw-auditor-link', { id: other.link.id })).json().link.state).toBe(
    'withdrawn',
  )
  expect(codeOf(await other.call('GET', '/auditor/overview'))).toBe('410 link_expired')
  expect((await ledger.post('/finances/renew-auditor-link', { id: other.link.id })).statusCode).toBe(410)
})

test('links are the treasurer’s and the administrator’s: others are refused, and so are days that cannot be', async () => {
  const { link } = await audit()
  const conductor = await joinAs(server.app, admin, 'conductor')
  for (const url of ['list-auditor-links', `find-auditor-link?id=${link.id}`])
    // oxlint-disable-next-line no-await-in-loop
    expect((await callAs(server.app, conductor, 'GET', `/finances/${url}`)).statusCode).toBe(403)
  const stranger = await foundGroup(server.app)
  expect((await callAs(server.app, stranger, 'GET', `/finances/find-auditor-link?id=${link.id}`)).statusCode).toBe(404)
  const refused = [
    [{ expiresOn: inDays(-2) }, { 'link.expiresOn': 'not_allowed' }],
    [{ expiresOn: inDays(400) }, { 'link.expiresOn': 'not_allowed' }],
    [{ expiresOn: '9999-12-31' }, { 'link.expiresOn': 'not_allowed' }],
    [{ to: '2025-01-01' }, { 'link.to': 'not_after_start' }],
    [{ name: ' ' }, { 'link.name': 'required' }],
  ] as const
  for (const [over, fields] of refused) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await ledger.post('/finances/add-auditor-link', { link: newLink(over) })
    expect(answer.json().error.fields).toEqual(fields)
  }
  const again = await ledger.post('/finances/add-auditor-link', { link })
  expect([again.statusCode, again.json().link.id, again.json().token]).toEqual([200, link.id, undefined])
})

test('the secret of a link is told once, to whoever makes it; a new one takes its place, and that stands in the record', async () => {
  const { link, token, call } = await audit()
  const told = JSON.stringify([
    await ledger.read('/finances/list-auditor-links'),
    await ledger.read(`/finances/find-auditor-link?id=${link.id}`),
  ])
  expect(told).not.toContain(token.split('.')[1])
  expect((await call('GET', '/auditor/overview')).statusCode).toBe(200)
  const renewed = (await ledger.post('/finances/renew-auditor-link', { id: link.id })).json()
  expect(renewed.token).not.toBe(token)
  expect(renewed.link).toMatchObject({ renewedBy: treasurer.userData.name, renewedAt: expect.any(String) })
  expect(renewed.link.openedAt).toBeUndefined()
  expect(codeOf(await call('GET', '/auditor/overview'))).toBe('410 link_invalid')
  const opened = await server.app.inject({ url: '/auditor/overview', headers: { 'x-auditor-link': renewed.token } })
  // The auditor reads there that another link was made than the one they had.
  expect(opened.json().link.renewedBy).toBe(treasurer.userData.name)
  const { entries } = (await callAs(server.app, admin, 'GET', '/audit/list-entries?config[perPage]=5')).json()
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['auditor_link_opened', 'auditor_link_renewed']),
  )
})

test('what a link does while somebody is signed in is theirs by name, and a keeper of the books settles no remark', async () => {
  const entry = await ledger.stored({ date: '2026-03-01' })
  const { token, draw, remark, overview, call } = await audit()
  const id = newId()
  await draw(1)
  await remark('Falta a nota.', entry.id, id)
  const signedIn = (who: SignedIn, url: string, payload: object) =>
    server.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${who.accessToken}`, 'x-auditor-link': token },
    })
  const marked = await signedIn(treasurer, '/auditor/mark-entry', { financeId: entry.id, mark: 'seen' })
  expect(marked.statusCode).toBe(200)
  expect((await overview()).samples).toMatchObject([{ mark: 'seen', signedInAs: treasurer.userData.name }])
  expect((await overview()).draws[0]).not.toHaveProperty('signedInAs')
  for (const keeper of [treasurer, admin])
    // oxlint-disable-next-line no-await-in-loop
    expect(codeOf(await signedIn(keeper, '/auditor/resolve-remark', { id, isResolved: true }))).toBe('403 forbidden')
  // By their own right they answer, and settle nothing with it.
  expect((await ledger.post('/finances/answer-remark', { id, answer: 'Sim.', isResolved: true })).statusCode).toBe(400)
  await ledger.post('/finances/answer-remark', { id, answer: 'Está anexada.' })
  expect((await overview()).remarks[0]).not.toHaveProperty('resolvedAt')
  const { entries } = (await callAs(server.app, admin, 'GET', '/audit/list-entries?config[perPage]=20')).json()
  const acts = entries.map((said: { action: string; actorName: string }) => `${said.action} ${said.actorName}`)
  expect(acts).toContain(`entry_marked ${treasurer.userData.name}`)
  expect((await call('POST', '/auditor/resolve-remark', { id, isResolved: true })).statusCode).toBe(200)
  expect((await call('POST', '/auditor/resolve-remark', { id: newId(), isResolved: true })).statusCode).toBe(404)
  const another = await audit()
  expect((await another.call('POST', '/auditor/resolve-remark', { id, isResolved: false })).statusCode).toBe(404)
})

test('the journal by a link is that of its period, without the names that it hides', async () => {
  const memberId = await financeFixture(server.app, admin).addMember({ name: 'Zoé Amaral Lima' })
  await ledger.stored({ date: '2025-12-31', amount: 100 })
  await ledger.stored({ date: '2026-02-01', memberId, description: 'PIX RECEBIDO ZOE A LIMA' })
  const textOf = async (over: object) => {
    const { call } = await audit(over)
    const answer = await call('POST', '/auditor/make-journal', { form: 'pdf', locale: 'en' })
    expect(answer.statusCode).toBe(200)
    return (await extractText(await getDocumentProxy(new Uint8Array(answer.rawPayload)), { mergePages: true })).text
  }
  const hidden = await textOf({ to: '2026-06-30' })
  expect(hidden).toMatch(/Opening balance\s+1\.00/)
  expect(hidden).toMatch(/PIX RECEBIDO … A …/)
  expect(hidden).toMatch(/Closing balance\s+50\.00\s+0\.00\s+51\.00/)
  expect(hidden).not.toMatch(/Zoé|Amaral|Lima/i)
  expect(await textOf({ withNames: true })).toContain('Zoé Amaral Lima')
})
