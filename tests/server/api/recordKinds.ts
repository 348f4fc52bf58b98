// Longer than other files, as it is one table.

import { v7 as newId } from 'uuid'
import { newEvent } from '../calendar/events/calendarFixture'
import { dayIn, inDays } from '../calendar/replies/replyFixture'
import { newFinance } from '../finances/financeFixture'

/** Makes a call with `{ [key]: record }`, and answers the record as it is stored. */
type Send = (call: string, key: string, record: object) => Promise<{ id: string }>

export interface RecordKind {
  call: string
  /** What the record is called in the body and in the answer. */
  key: string
  /** A new one, as it is sent. */
  make: (send: Send) => Promise<object> | object
  /** What somebody changes of it. */
  change: object
  /** The call that removes it, up to its id. Absent: it is never removed, or for good. */
  remove?: string
  /** What the activity log calls it when it is added, changed and restored. */
  log: { added: string[]; changed: string[]; restored: string[] }
}

const newMember = (name: string) => ({ id: newId(), name, section: 'brass', status: 'active' })
const member = (send: Send) => send('/members/add-member', 'member', newMember('Bia'))
const event = (send: Send) =>
  send('/calendar/add-event', 'event', newEvent({ start: inDays(7), end: inDays(8, '00:30') }))
const account = (send: Send, name: string) =>
  send('/finances/add-account', 'account', { id: newId(), name, kind: 'cash' })
const lines = [{ kind: 'expense', category: 'venue', amount: 90_000 }]
const moreLines = [{ kind: 'income', category: 'donation', amount: 1000 }, ...lines]

const named = (kind: string): RecordKind['log'] => ({
  added: [`${kind}_added`],
  changed: [`${kind}_changed`],
  restored: [`${kind}_restored`],
})

export const recordKinds: RecordKind[] = [
  {
    call: '/members/add-member',
    key: 'member',
    make: () => newMember('Ana'),
    change: { name: 'Ana Prado' },
    remove: '/members/remove-member?id=',
    log: named('member'),
  },
  {
    call: '/members/add-member-group',
    key: 'memberGroup',
    make: () => ({ id: newId(), name: 'Quinteto', memberIds: [] }),
    change: { name: 'Sexteto' },
    remove: '/members/remove-member-group?id=',
    log: named('member_group'),
  },
  {
    call: '/members/add-thing',
    key: 'thing',
    make: () => ({ id: newId(), name: 'Tuba', kind: 'instrument' }),
    change: { place: 'Armário 2' },
    remove: '/members/remove-thing?id=',
    log: named('thing'),
  },
  {
    call: '/members/add-loan',
    key: 'loan',
    make: async (send) => {
      const { id: thingId } = await send('/members/add-thing', 'thing', {
        id: newId(),
        name: 'Tuba',
        kind: 'instrument',
      })
      return { id: newId(), thingId, memberId: (await member(send)).id, since: '2026-03-01' }
    },
    change: { returnedOn: '2026-03-02' },
    remove: '/members/remove-loan?id=',
    log: named('loan'),
  },
  {
    call: '/members/add-honour',
    key: 'honour',
    make: async (send) => ({ id: newId(), memberId: (await member(send)).id, years: 25, givenOn: '2026-03-01' }),
    change: { note: 'Festa de verão' },
    remove: '/members/remove-honour?id=',
    log: named('honour'),
  },
  {
    call: '/members/add-service-adjustment',
    key: 'adjustment',
    make: async (send) => ({ id: newId(), memberId: (await member(send)).id, years: 2, reason: 'Banda jovem' }),
    change: { years: -1 },
    remove: '/members/remove-service-adjustment?id=',
    log: named('service_adjustment'),
  },
  {
    call: '/members/add-own-field',
    key: 'field',
    make: () => ({ id: newId(), name: 'Dieta', kind: 'text', seenBy: [], writtenBy: ['manager'] }),
    change: { name: 'Alimentação' },
    remove: '/members/remove-own-field?id=',
    log: named('own_field'),
  },
  {
    call: '/members/add-contact',
    key: 'contact',
    make: async (send) => ({ id: newId(), name: 'Rosa', members: [{ memberId: (await member(send)).id }] }),
    change: { phone: '+55 12 90000-0001' },
    remove: '/members/remove-contact?id=',
    log: named('contact'),
  },
  {
    call: '/members/add-history-step',
    key: 'step',
    make: async (send) => ({ id: newId(), memberId: (await member(send)).id, kind: 'leave', day: '2020-02-01' }),
    change: { until: '2020-02-28' },
    remove: '/members/remove-history-step?id=',
    log: named('member_step'),
  },
  {
    call: '/calendar/add-event',
    key: 'event',
    make: () => newEvent(),
    change: { title: 'Concerto' },
    remove: '/calendar/remove-event?id=',
    log: named('events'),
  },
  {
    call: '/lineups/add-lineup',
    key: 'lineup',
    make: () => ({ id: newId(), name: 'Missa', needs: [{ instrument: 'Horn', count: 1 }] }),
    change: { name: 'Missa breve' },
    remove: '/lineups/remove-lineup?id=',
    log: named('lineup'),
  },
  {
    call: '/calendar/add-piece',
    key: 'piece',
    make: () => ({ id: newId(), title: 'Abertura', composer: 'C. Gomes', grade: 3.5, iswc: 'T-034.524.680-1' }),
    change: { shelf: 'A 12' },
    remove: '/calendar/remove-piece?id=',
    log: named('piece'),
  },
  {
    call: '/deputies/add-person',
    key: 'person',
    make: () => ({ id: newId(), name: 'Rui Sá', instruments: [{ instrument: 'Horn', part: 2, level: 4 }], fee: 8000 }),
    change: { phone: '+351 912 345 678', fee: 9000 },
    remove: '/deputies/remove-person?id=',
    log: named('pool_person'),
  },
  {
    call: '/deputies/add-deputy',
    key: 'deputy',
    make: async (send) => ({ id: newId(), eventId: (await event(send)).id, name: 'Rui Sá' }),
    change: { name: 'Rui Leal' },
    remove: '/deputies/remove-deputy?id=',
    log: named('deputy'),
  },
  {
    call: '/absences/add-absence',
    key: 'absence',
    make: async (send) => ({ id: newId(), memberId: (await member(send)).id, firstDay: dayIn(20), lastDay: dayIn(22) }),
    change: { lastDay: dayIn(25) },
    remove: '/absences/remove-absence?id=',
    log: named('absence'),
  },
  {
    call: '/polls/add-poll',
    key: 'poll',
    make: () => ({
      id: newId(),
      title: 'Churrasco',
      calendar: 'Ensaio',
      dates: [30, 31].map((day) => ({ id: newId(), start: inDays(day), end: inDays(day + 1, '00:30'), allDay: false })),
    }),
    change: { title: 'Passeio' },
    remove: '/polls/remove-poll?id=',
    log: named('poll'),
  },
  {
    call: '/finances/add-finance',
    key: 'finance',
    make: () => newFinance(),
    change: { amount: 6000 },
    remove: '/finances/remove-finance?id=',
    // The rest stands in the history of the entry.
    log: { added: [], changed: [], restored: ['finance_restored'] },
  },
  {
    call: '/finances/add-account',
    key: 'account',
    make: () => ({ id: newId(), name: 'Poupança', kind: 'bank' }),
    change: { name: 'Reserva' },
    remove: '/finances/remove-account?id=',
    log: named('finance_account'),
  },
  {
    call: '/finances/add-transfer',
    key: 'transfer',
    make: async (send) => {
      const [fromAccountId, toAccountId] = [(await account(send, 'Caixa')).id, (await account(send, 'Cofre')).id]
      return { id: newId(), fromAccountId, toAccountId, amount: 1000, date: '2026-03-01' }
    },
    change: { amount: 2000 },
    remove: '/finances/remove-transfer?id=',
    // The same: a transfer has a history as well.
    log: { added: [], changed: [], restored: ['transfer_restored'] },
  },
  {
    call: '/finances/add-mandate',
    key: 'mandate',
    make: async (send) => ({
      id: newId(),
      personId: (await member(send)).id,
      reference: 'M-1',
      signedOn: '2026-03-01',
      holder: 'Bia',
      iban: 'DE89370400440532013000',
    }),
    change: { holder: 'Bia Prado' },
    remove: '/finances/remove-mandate?id=',
    log: named('debit_mandate'),
  },
  {
    call: '/finances/add-donor',
    key: 'donor',
    make: () => ({ id: newId(), name: 'Padaria Prado', address: { town: 'Campos' } }),
    change: { name: 'Padaria Lima' },
    remove: '/finances/remove-donor?id=',
    log: named('donor'),
  },
  {
    call: '/finances/add-match-rule',
    key: 'rule',
    make: () => ({ id: newId(), contains: 'Padaria', category: 'other' }),
    change: { contains: 'Mercado' },
    remove: '/finances/remove-match-rule?id=',
    log: named('match_rule'),
  },
  {
    call: '/finances/add-recurring',
    key: 'recurring',
    make: () => ({
      id: newId(),
      kind: 'expense',
      amount: 90_000,
      description: 'Aluguel',
      category: 'venue',
      rhythm: 'monthly',
      firstOn: '2026-03-05',
      status: 'pending',
    }),
    change: { amount: 95_000 },
    remove: '/finances/remove-recurring?id=',
    log: named('recurring'),
  },
  {
    call: '/finances/add-subcategory',
    key: 'subcategory',
    make: () => ({ id: newId(), name: 'Ônibus', category: 'travel' }),
    change: { name: 'Van' },
    remove: '/finances/remove-subcategory?id=',
    log: named('subcategory'),
  },
  {
    call: '/finances/add-purpose',
    key: 'purpose',
    make: () => ({ id: newId(), name: 'Verein Musikfonds', endsOn: '2026-12-31' }),
    change: { note: 'Noten und Dirigat', category: 'scores' },
    remove: '/finances/remove-purpose?id=',
    log: named('purpose'),
  },
  {
    call: '/finances/add-fee-class',
    key: 'feeClass',
    make: () => ({ id: newId(), name: 'Adulto', amount: 5000, rhythm: 'monthly' }),
    change: { amount: 6000 },
    remove: '/finances/remove-fee-class?id=',
    log: named('fee_class'),
  },
  {
    call: '/finances/add-payer',
    key: 'payer',
    make: async (send) => ({ id: newId(), name: 'Rosa Prado', memberIds: [(await member(send)).id] }),
    change: { name: 'Rosa Leal' },
    log: { added: ['payer_saved'], changed: ['payer_saved'], restored: [] },
  },
  {
    call: '/finances/add-budget',
    key: 'budget',
    make: () => ({ year: '2026', lines }),
    change: { lines: moreLines },
    log: { added: ['budget_changed'], changed: ['budget_changed'], restored: [] },
  },
  {
    call: '/finances/add-event-budget',
    key: 'eventBudget',
    make: async (send) => ({ eventId: (await event(send)).id, lines }),
    change: { lines: moreLines },
    log: { added: ['event_budget_changed'], changed: ['event_budget_changed'], restored: [] },
  },
]
