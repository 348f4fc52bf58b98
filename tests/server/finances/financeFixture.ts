import { v7 as newId } from 'uuid'
import type { SignedIn } from '@contract/auth'
import type { Finance, FinanceSum, FinanceWrite } from '@contract/finances'
import type { ListTotals } from '@contract/finances/listTotals'
import type { App } from '../../../server/platform/dependencies'
import { newEvent } from '../calendar/events/calendarFixture'
import { callAs } from '../support/factories'

export function newFinance(over: Partial<FinanceWrite> = {}): FinanceWrite {
  return {
    id: newId(),
    kind: 'income',
    amount: 5000,
    description: 'Mensalidade',
    category: 'dues',
    date: '2026-03-10',
    status: 'paid',
    ...over,
  }
}

export type Config = Record<string, string | number | undefined>

export function configQuery(config: Config): string {
  const given = Object.entries(config).filter(([, value]) => value !== undefined)
  return new URLSearchParams(given.map(([key, value]) => [`config[${key}]`, String(value)])).toString()
}

/** The calls of the finances, made as one person. */
export function financeFixture(app: App, person: SignedIn) {
  const get = (url: string) => callAs(app, person, 'GET', url)
  const post = (url: string, payload: object) => callAs(app, person, 'POST', url, payload)
  const read = async (url: string) => {
    const answer = await get(url)
    if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  return {
    get,
    post,
    read,
    add: (finance: object) => post('/finances/add-finance', { finance }),
    /** Adds and answers what is stored. */
    stored: async (over: Partial<FinanceWrite> = {}): Promise<Finance> => {
      const answer = await post('/finances/add-finance', { finance: newFinance(over) })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json().finance
    },
    find: (id: string) => get(`/finances/find-finance?id=${id}`),
    remove: (id: string) => callAs(app, person, 'DELETE', `/finances/remove-finance?id=${id}`),
    list: (config: Config = {}): Promise<{ finances: Finance[]; total: number; hasMore?: true }> =>
      read(`/finances/list?${configQuery(config)}`),
    all: (config: Config = {}): Promise<Finance[]> => read(`/finances/all-finances?${configQuery(config)}`),
    /** What the list of those entries comes to, paid and pending together. */
    sum: async (config: Config = {}): Promise<Required<FinanceSum>> => {
      const { paid, pending }: ListTotals = await read(
        `/finances/list-totals?upcomingFrom=2999-01-01&${configQuery(config)}`,
      )
      const sums = [paid, pending].flatMap((sum) => sum ?? [])
      const total = (name: keyof FinanceSum) => sums.reduce((all, sum) => all + (sum[name] ?? 0), 0)
      return { income: total('income'), expense: total('expense'), net: total('net'), opening: total('opening') }
    },
    totals: (upcomingFrom: string, config: Config = {}) =>
      read(`/finances/list-totals?upcomingFrom=${upcomingFrom}&${configQuery(config)}`),
    balance: (on?: string) => read(`/finances/balance${on === undefined ? '' : `?on=${on}`}`),
    history: (id: string) => read(`/finances/history?id=${id}`),
    addMember: async (over: object = {}): Promise<string> => {
      const id = newId()
      const member = { id, name: 'Ana', section: 'brass', status: 'active', ...over }
      await post('/members/add-member', { member })
      return id
    },
    addEvent: async (id = newId()): Promise<string> => {
      await post('/calendar/add-event', { event: newEvent({ id }) })
      return id
    },
  }
}

export type FinanceFixture = ReturnType<typeof financeFixture>
