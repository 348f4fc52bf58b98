import { v7 as uuidv7 } from 'uuid'
import type { SignedIn } from '@contract/auth'
import { AllFinances, DuesAnswer, FinanceAnswer, PayAnswer, type Finance } from '@contract/finances'
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
    close: (month: string) => post('/finances/close-month', { month }),
    reverse: async (of: Finance, date: string): Promise<Finance> =>
      FinanceAnswer.parse(await post('/finances/reverse-finance', { reversal: { id: uuidv7(), of: of.id, date } }))
        .finance,
  }
}
