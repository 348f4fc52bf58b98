import { v7 as newId } from 'uuid'
import { newFinance } from '../../finances/financeFixture'
import { pdf, receiptFixture } from '../../finances/receiptFixture'
import { good } from './walker'
import type { Walker } from './walker'

const read = ({ id, version }: { id: string; version: number }) => ({ id, version })

/** A treasurer's entries: by hand, from a bank's file, split, paid, given back, and as they come again. */
export async function tellEntries({ app, admin, get, post, del, member }: Walker): Promise<void> {
  const ana = await member('Ana Prado', { email: 'ana@example.org' })
  const add = async (over: object = {}) =>
    (await post('/finances/add-finance', { finance: { ...newFinance(), ...over } })).finance
  const due = async () => add({ memberId: ana.id, status: 'pending', date: '2026-03-01', dueDate: '2026-03-10' })

  const entry = await add()
  await del(`/finances/remove-finance?id=${entry.id}`)
  const changed = (
    await post('/finances/change-finances', { change: { finances: [read(await add())], category: 'other' } })
  ).finances
  await post('/finances/unchange-finances', { change: { finances: changed.map(read) } })
  const payment = { finances: [read(await due())], date: '2026-03-12' }
  const paid = (await post('/finances/pay-finances', { payment })).finances
  await post('/finances/unpay-finances', { payment: { finances: paid.map(read) } })
  const part = { ...read(await due()), amount: 2000, date: '2026-03-12' }
  await post('/finances/pay-part', {
    partPayment: { id: newId(), of: part.id, version: part.version, amount: part.amount, date: part.date },
  })

  const halves = [newId(), newId()].map((id) => newFinance({ id, amount: 2500 }))
  const whole = { id: newId(), total: 5000, parts: halves }
  const { finances: parts } = await post('/finances/add-split', { split: whole })
  await del(`/finances/remove-split?id=${whole.id}`)
  const back = await post('/finances/restore-split', { restore: { id: whole.id, parts: parts.map(read) } })
  const [first, ...rest] = back.finances
  await post('/finances/join-split', { join: { finance: { ...first, amount: 5000 }, parts: rest.map(read) } })

  const subcategory = { id: newId(), name: 'Ônibus', category: 'travel' }
  await post('/finances/add-subcategory', { subcategory })
  await del(`/finances/remove-subcategory?id=${subcategory.id}`)
  const purpose = { id: newId(), name: 'Edital 2026' }
  await post('/finances/add-purpose', { purpose })
  await post('/finances/add-purpose', { purpose: { ...purpose, name: 'Edital municipal', version: 1 } })
  await del(`/finances/remove-purpose?id=${purpose.id}`)

  const { accounts } = await get('/finances/list-accounts')
  const accountId = accounts[0].account.id
  const box = { id: newId(), name: 'Caixinha', kind: 'cash' }
  await post('/finances/add-account', { account: box })
  const transfer = { id: newId(), fromAccountId: accountId, toAccountId: box.id, amount: 100, date: '2026-03-09' }
  await post('/finances/add-transfer', { transfer })
  await del(`/finances/remove-transfer?id=${transfer.id}`)
  const unused = { id: newId(), name: 'Cofre', kind: 'cash' }
  await post('/finances/add-account', { account: unused })
  await del(`/finances/remove-account?id=${unused.id}`)
  const reconciliation = { id: newId(), accountId: box.id, day: '2026-03-31', balance: 0, lines: [] }
  await post('/finances/add-reconciliation', { reconciliation })
  await post('/finances/undo-reconciliation', { id: reconciliation.id, reason: 'Extrato errado' })

  const receipts = receiptFixture(app, admin)
  const { receipt } = good(await receipts.add((await add()).id, pdf('nota'))).json()
  good(await receipts.remove(receipt.id))
  good(await receipts.restore(receipt.id))

  const line = { ...newFinance({ description: 'Café', category: 'other' }) }
  const batch = { id: newId(), fileName: 'caixa.csv', finances: [line] }
  await post('/finances/import-finances', { import: batch })
  await del(`/finances/remove-import?id=${batch.id}`)
  const bankLine = { date: '2026-03-06', amount: -200, description: 'Tarifa' }
  await post('/finances/import-matched', {
    import: {
      id: newId(),
      fileName: 'banco.ofx',
      lines: [{ line: bankLine, decision: { kind: 'new', id: newId(), category: 'other' } }],
    },
  })
  const rules = [{ contains: 'tarifa' }, { contains: 'seguro' }].map((rule) => ({
    id: newId(),
    category: 'other',
    ...rule,
  }))
  for (const rule of rules) {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    await post('/finances/add-match-rule', { rule })
  }
  await post('/finances/order-match-rules', { ids: rules.map(({ id }) => id).toReversed() })
  await del(`/finances/remove-match-rule?id=${rules[0]?.id}`)

  const mandate = { signedOn: '2026-01-05', holder: 'Bia', iban: 'DE89370400440532013000', reference: 'M-1' }
  const signed = { id: newId(), ...mandate, personId: ana.id }
  await post('/finances/add-mandate', { mandate: signed })
  await del(`/finances/remove-mandate?id=${signed.id}`)

  const today = new Date().toISOString().slice(0, 10)
  const recurring = {
    id: newId(),
    kind: 'expense',
    amount: 80_000,
    description: 'Aluguel',
    category: 'venue',
    rhythm: 'monthly',
    firstOn: `${today.slice(0, 7)}-01`,
    status: 'paid',
  }
  await post('/finances/add-recurring', { recurring })
  const [proposal] = (await get('/finances/list-proposals')).proposals
  const period = { recurringId: recurring.id, period: proposal.period }
  await post('/finances/skip-recurring', { skip: period })
  await post('/finances/unskip-recurring', { skip: period })
  await post('/finances/book-recurring', { booking: { ...period, finance: { id: newId(), ...proposal.finance } } })
  await del(`/finances/remove-recurring?id=${recurring.id}`)

  await post('/finances/close-month', { month: '2026-01' })
  await post('/finances/reopen-month', { month: '2026-01', reason: 'Faltou uma nota' })
  const old = await add({ date: '2026-01-05' })
  await post('/finances/close-month', { month: '2026-01' })
  await post('/finances/reverse-finance', { reversal: { id: newId(), of: old.id, date: '2026-04-02' } })
}

/** What members owe: dues, fees, levies, payers, credit, reminders; budgets, and the auditors. */
export async function tellDues(walker: Walker): Promise<void> {
  const { app, get, post, del, member } = walker
  const ana = await member('Ana Prado', { email: 'ana@example.org' })
  const bia = await member('Bia Prado')
  const feeClass = { id: newId(), name: 'Adulto', amount: 5000, rhythm: 'monthly', dueDay: 10 }
  await post('/finances/add-fee-class', { feeClass })
  const fees = [{ classId: feeClass.id, from: '2026-03' }]
  await post('/finances/set-member-fees', { memberFees: { memberId: ana.id, before: [], fees } })
  await post('/finances/fee-settings', { settings: { firstPeriod: 'months', version: 0 } })
  const dues = { month: '2026-03', amount: 5000, dueDate: '2026-03-10', description: 'Mensalidade' }
  const charge = async (month: string) =>
    (await post('/finances/create-dues', { dues: { ...dues, month, dueDate: `${month}-10` } })).finances
  const [march, april] = [await charge('2026-03'), await charge('2026-04')]
  const ofAna = (entries: { id: string; version: number; memberId: string }[]) => {
    const found = entries.find(({ memberId }) => memberId === ana.id)
    if (found === undefined) throw new Error('nothing is owed')
    return found
  }
  await post('/finances/set-member-fees', { memberFees: { memberId: ana.id, before: fees, fees: [] } })
  await del(`/finances/remove-fee-class?id=${feeClass.id}`).catch(() => undefined)
  const spare = { ...feeClass, id: newId(), name: 'Jovem' }
  await post('/finances/add-fee-class', { feeClass: spare })
  await del(`/finances/remove-fee-class?id=${spare.id}`)

  const received = { id: newId(), finances: [read(ofAna(march))], amount: 5000, date: '2026-03-12' }
  const { paid } = await post('/finances/receive-payment', { payment: received })
  await post('/finances/undo-received', { payment: { finances: paid.map(read) } })
  const over = {
    id: newId(),
    finances: [],
    amount: 9000,
    date: '2026-03-12',
    memberId: ana.id,
    description: 'Adiantado',
  }
  await post('/finances/receive-payment', { payment: over })
  const use = { id: newId(), memberId: ana.id, of: ofAna(april).id, version: ofAna(april).version, amount: 1000 }
  await post('/finances/use-credit', { credit: { date: '2026-03-15', uses: [use] } })
  await post('/finances/undo-use-credit', { ids: [use.id] })
  await post('/finances/refund', {
    refund: { id: newId(), memberId: ana.id, amount: 500, date: '2026-03-20', description: 'Devolução' },
  })
  const [other] = (await charge('2026-05')).filter(({ memberId }: { memberId: string }) => memberId === bia.id)
  await post('/finances/write-off', { writeOff: { finances: [read(other)], date: '2026-05-20', reason: 'Bolsa' } })
  await post('/finances/undo-write-off', { ids: [other.id] })
  const [june] = (await charge('2026-06')).filter(({ memberId }: { memberId: string }) => memberId === bia.id)
  const settled = (await post('/finances/pay-finances', { payment: { finances: [read(june)], date: '2026-06-12' } }))
    .finances
  const returned = { id: newId(), finances: settled.map(read), date: '2026-06-20' }
  await post('/finances/return-payment', { return: returned })
  await post('/finances/undo-return', { id: returned.id })
  const { open } = await get(`/finances/find-leaving?memberId=${bia.id}&on=2026-12-31`)
  const settlement = { memberId: bia.id, on: '2026-12-31', reason: 'Saiu', writeOff: open.map(read), cancel: [] }
  await post('/finances/settle-leaving', { settlement })
  await post('/finances/undo-leaving', {
    memberId: bia.id,
    ids: open.map(({ id }: { id: string }) => id),
  })

  const levy = { id: newId(), name: 'Viagem', category: 'travel', amount: 6000, dueDates: ['2026-09-10'] }
  await post('/finances/add-levy', { levy: { ...levy, memberIds: [ana.id] } })
  await post('/finances/change-levy-members', { levyMembers: { id: levy.id, add: [bia.id] } })
  await post('/finances/rename-levy', { levyName: { id: levy.id, version: 1, name: 'Viagem a Campos' } })
  await del(`/finances/cancel-levy?id=${levy.id}`)
  await post('/finances/restore-levy', { id: levy.id })

  const payer = { id: newId(), name: 'Família Prado', email: 'prado@example.org', memberIds: [bia.id] }
  await post('/finances/add-payer', { payer })
  await del(`/finances/remove-payer?id=${payer.id}`)
  await tellDebits(walker)
  await tellDonations(walker)
  await post('/finances/payment-settings', {
    settings: { pix: { key: 'caixa@example.org', name: 'Banda', city: 'Campos' }, version: 1 },
  })
  await post('/finances/reminder-settings', {
    settings: { steps: [{ days: 5 }, { days: 15 }, { days: 40 }], version: 0 },
  })
  await post('/finances/send-statement', { mail: { id: newId(), memberId: ana.id } })
  await post('/finances/print-letters', { letters: [{ memberId: ana.id }] })
  await post('/finances/make-journal', { from: '2026-01-01', to: '2026-12-31', form: 'xlsx', locale: 'pt-BR' })
  await post('/finances/send-reminders', { reminders: [{ id: newId(), memberId: ana.id, step: 1, byHand: true }] })

  const lines = [{ kind: 'expense', category: 'venue', amount: 90_000 }]
  await post('/finances/add-budget', { budget: { year: '2026', lines } })
  const [trip, next] = [await walker.event(), await walker.event({ title: 'Outro' })]
  await post('/finances/add-event-budget', { eventBudget: { eventId: trip.id, lines } })
  await post('/finances/copy-event-budgets', { copies: [{ from: trip.id, to: next.id }] })

  const entry = (await post('/finances/add-finance', { finance: newFinance() })).finance
  const link = {
    id: newId(),
    name: 'Rosa Prado',
    from: '2026-01-01',
    to: '2026-12-31',
    withNames: false,
    expiresOn: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
  }
  await post('/finances/add-auditor-link', { link })
  const { token } = await post('/finances/renew-auditor-link', { id: link.id })
  const audit = async (url: string, payload: object) =>
    good(await app.inject({ method: 'POST', url, headers: { 'x-auditor-link': token }, payload }))
  await audit('/auditor/draw-sample', { size: 50 })
  await audit('/auditor/make-journal', { form: 'pdf', locale: 'en' })
  await audit('/auditor/mark-entry', { financeId: entry.id, mark: 'seen' })
  const remark = { id: newId(), financeId: entry.id, text: 'Falta a nota' }
  await audit('/auditor/add-remark', { remark })
  await post('/finances/answer-remark', { id: remark.id, answer: 'Anexada.' })
  await audit('/auditor/resolve-remark', { id: remark.id, isResolved: true })
  await post('/finances/withdraw-auditor-link', { id: link.id })
}

/** A run of direct debits, for which the group is paid in euros for a while. */
async function tellDebits({ get, post, del, member }: Walker): Promise<void> {
  const { group } = await get('/group/settings')
  await post('/group/settings', { group: { ...group, currency: 'EUR', region: 'DE' } })
  const iban = 'DE89370400440532013000'
  const settings = { transfer: { name: 'Coral', iban }, debit: { creditorId: 'DE98ZZZ09999999999' } }
  await post('/finances/payment-settings', { settings: { ...settings, version: 0 } })
  const eva = await member('Eva Prado')
  const mandate = { id: newId(), personId: eva.id, reference: 'M-2', signedOn: '2026-01-05', holder: 'Eva', iban }
  await post('/finances/add-mandate', { mandate })
  await post('/finances/add-finance', { finance: { ...newFinance(), memberId: eva.id, status: 'pending' } })
  const { firstDay: day, lines } = await get('/finances/find-collection?until=2999-12-31')
  const [{ mandateId, finances }] = lines
  const run = { id: newId(), day, lines: [{ mandateId, finances: finances.map(read) }] }
  const made = await post('/finances/add-debit-run', { run })
  const notices = made.run.lines.map(({ id }: { id: string }) => ({ id: newId(), lineId: id, byHand: true }))
  await post('/finances/send-debit-notices', { runId: run.id, notices })
  await post('/finances/mark-debit-run', { id: run.id, isSent: true })
  await post('/finances/mark-debit-run', { id: run.id, isSent: false })
  await del(`/finances/remove-debit-run?id=${run.id}`)
  const owed = { ...newFinance({ kind: 'expense', category: 'people', status: 'pending' }), id: newId() }
  const { finance } = await post('/finances/add-finance', { finance: owed })
  const paid = { finance: { id: finance.id, version: finance.version }, name: 'Rui', iban, text: 'Cachê' }
  const order = { id: newId(), day: run.day, lines: [paid] }
  await post('/finances/add-payment-order', { order })
  await post('/finances/mark-payment-order', { id: order.id, isSent: true })
  await post('/finances/mark-payment-order', { id: order.id, isSent: false })
  await del(`/finances/remove-payment-order?id=${order.id}`)
  await del(`/finances/remove-finance?id=${finance.id}`)
  const numbers = { lines: [], accounts: [], chart: '42', accountLength: 5, yearMonth: 1, version: 0 }
  await post('/finances/datev-settings', { settings: { consultant: 29098, client: 55003, ...numbers } })
  // Days before the books, of which no account waits for a number.
  await post('/finances/make-datev', { from: '1999-01-01', to: '1999-12-31' })
  const { group: now } = await get('/group/settings')
  await post('/group/settings', { group: { ...now, currency: group.currency, region: 'usual' } })
}

/** A donor from outside, and a receipt that is revoked and counts again. */
async function tellDonations({ post, del }: Walker): Promise<void> {
  const address = { street: 'Rua 1', town: 'Campos' }
  const settings = { name: 'Banda', address, taxId: '12.ABC.345/01DE-35', subcategoryIds: [], version: 0 }
  await post('/finances/donation-settings', { settings })
  await post('/finances/spheres', { settings: { lines: [{ category: 'other', sphere: 'assets' }], version: 0 } })
  const donor = { id: newId(), name: 'Padaria Prado', address }
  await post('/finances/add-donor', { donor })
  await post('/finances/add-donor', { donor: { ...donor, taxId: '529.982.247-25', version: 1 } })
  await del(`/finances/remove-donor?id=${donor.id}`)
  await post('/finances/add-donor', { donor: { ...donor, taxId: '529.982.247-25', version: 2 } })
  const { finance } = await post('/finances/add-finance', {
    finance: { ...newFinance(), category: 'donation', date: '2026-03-10', status: 'paid' },
  })
  await post('/finances/change-gift', { gift: { financeId: finance.id, donorId: donor.id, version: 0 } })
  const receipt = { id: newId(), kind: 'single', donorId: donor.id, finances: [read(finance)] }
  await post('/finances/add-donation-receipts', { year: 2026, receipts: [receipt] })
  await post('/finances/revoke-donation-receipt', { receipt: { id: receipt.id, version: 1, reason: 'Errado' } })
  await post('/finances/revoke-donation-receipt', { receipt: { id: receipt.id, version: 2 } })
  await post('/finances/print-donation-receipts', { ids: [receipt.id] })
}
