import { v7 as uuidv7 } from 'uuid'
import type { SignedIn } from '@contract/auth'
import { AllFinances, FinanceAnswer, type Finance } from '@contract/finances'
import { DuesAnswer } from '@contract/finances/dues'
import { PayAnswer } from '@contract/finances/payments'
import { PaymentSettingsAnswer, type PaymentSettings } from '@contract/finances/paying/paymentSettings'
import type { BudgetLine } from '@contract/finances/budgets'
import type { Api } from '../support/api'

/** The group's entries over the API, made as one person: to set up a test, and to see what it stored. */
export function financeFixture(api: Api, as: SignedIn) {
  async function post(path: string, body: object): Promise<unknown> {
    const reply = await api.call(path, { as, body })
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`)
    return reply.json()
  }

  return {
    /** Adds, or with a version replaces. */
    save: async (over: Partial<Finance> = {}): Promise<Finance> => {
      const entry = { kind: 'income', amount: 5000, category: 'donation', date: '2026-03-10', status: 'paid' }
      const finance = { id: uuidv7(), description: 'Doação', ...entry, ...over }
      return FinanceAnswer.parse(await post('/finances/add-finance', { finance })).finance
    },
    /** A cash box with what it held at first, in minor units; its id. */
    account: async (name: string, opening: number): Promise<string> => {
      const account = { id: uuidv7(), name, kind: 'cash' }
      const entry = { id: uuidv7(), amount: opening, date: '2026-01-01', description: 'Saldo inicial' }
      await post('/finances/add-account', { account, opening: entry })
      return account.id
    },
    transfer: (fromAccountId: string, toAccountId: string, amount: number) =>
      post('/finances/add-transfer', {
        transfer: { id: uuidv7(), fromAccountId, toAccountId, amount, date: '2026-03-10' },
      }),
    all: async (): Promise<Finance[]> =>
      AllFinances.parse(await (await api.call('/finances/all-finances', { as })).json()),
    remove: (id: string) => api.call(`/finances/remove-finance?id=${id}`, { as, method: 'DELETE' }),
    charge: async (month: string, amount = 5000): Promise<Finance[]> => {
      const dues = { month, amount, dueDate: `${month}-10`, description: 'Mensalidade' }
      return DuesAnswer.parse(await post('/finances/create-dues', { dues })).finances
    },
    pay: async (finances: Finance[], date: string): Promise<Finance[]> => {
      const payment = { finances: finances.map(({ id, version }) => ({ id, version })), date }
      return PayAnswer.parse(await post('/finances/pay-finances', { payment })).finances
    },
    /** How the group is paid from now on. */
    payBy: async (ways: Omit<PaymentSettings, 'version'>): Promise<void> => {
      const { settings } = PaymentSettingsAnswer.parse(
        await (await api.call('/finances/payment-settings', { as })).json(),
      )
      await post('/finances/payment-settings', { settings: { ...ways, version: settings.version } })
    },
    /** A group that collects in euros, a mandate of the person and what they owe; what can be collected then. */
    collecting: async (personId: string) => {
      const group = { ...as.userData.group, currency: 'EUR', timeZone: 'Europe/Berlin', version: 1 }
      await post('/group/settings', { group })
      const iban = 'DE89370400440532013000'
      const settings = {
        transfer: { name: 'Musikverein', iban },
        debit: { creditorId: 'DE98ZZZ09999999999' },
        version: 0,
      }
      await post('/finances/payment-settings', { settings })
      const mandate = { id: uuidv7(), personId, reference: 'M-1', signedOn: '2020-01-10', holder: 'Zoë Müller', iban }
      await post('/finances/add-mandate', { mandate })
      // Of yesterday: in the founder's zone the new day may not have begun.
      const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
      const due = { id: uuidv7(), kind: 'income', amount: 4200, category: 'dues', description: 'Beitrag 1. Halbjahr' }
      await post('/finances/add-finance', { finance: { ...due, memberId: personId, date, status: 'pending' } })
    },
    /** Its id. */
    subcategory: async (name: string, category: string): Promise<string> => {
      const id = uuidv7()
      await post('/finances/add-subcategory', { subcategory: { id, name, category } })
      return id
    },
    /** `amount` in minor units, each month. */
    feeClass: (name: string, amount: number) =>
      post('/finances/add-fee-class', { feeClass: { id: uuidv7(), name, amount, rhythm: 'monthly' } }),
    /** `amount` in minor units, from today on each month. */
    recurring: (description: string, amount: number) => {
      const firstOn = new Date().toISOString().slice(0, 10)
      const rhythm = { rhythm: 'monthly', firstOn, status: 'paid' }
      const recurring = { id: uuidv7(), kind: 'expense', amount, description, category: 'venue', ...rhythm }
      return post('/finances/add-recurring', { recurring })
    },
    rule: (contains: string, category: string) =>
      post('/finances/add-match-rule', { rule: { id: uuidv7(), contains, category } }),
    /** In minor units, of each member, an instalment a day; its id. */
    levy: async (name: string, amount: number, dueDates: string[], memberIds: string[]): Promise<string> => {
      const levy = { id: uuidv7(), name, category: 'other', amount, dueDates, memberIds }
      await post('/finances/add-levy', { levy })
      return levy.id
    },
    /** `amount` in minor units: less than that of the entry. */
    payPart: ({ id: of, version }: Finance, amount: number, date: string) =>
      post('/finances/pay-part', { partPayment: { id: uuidv7(), of, version, amount, date } }),
    writeOff: ({ id, version }: Finance, date: string) =>
      post('/finances/write-off', { writeOff: { finances: [{ id, version }], date, reason: 'Mudou-se' } }),
    /** Of nothing that is owed: all of it is the member's credit. */
    credit: (memberId: string, amount: number) =>
      post('/finances/receive-payment', {
        payment: { id: uuidv7(), finances: [], memberId, amount, date: '2026-04-01', description: 'Crédito' },
      }),
    /** Somebody outside of the group who pays for members; their id. */
    payer: async (name: string, memberIds: string[], email?: string): Promise<string> => {
      const payer = { id: uuidv7(), name, memberIds, email }
      await post('/finances/add-payer', { payer })
      return payer.id
    },
    /** What is planned of a year that had no budget. */
    budget: (year: string, lines: BudgetLine[]) => post('/finances/add-budget', { budget: { year, lines } }),
    close: (month: string) => post('/finances/close-month', { month }),
    reverse: async (of: Finance, date: string): Promise<Finance> =>
      FinanceAnswer.parse(await post('/finances/reverse-finance', { reversal: { id: uuidv7(), of: of.id, date } }))
        .finance,
  }
}
