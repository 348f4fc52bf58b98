import * as z from 'zod/mini'
import { financeCategories } from '@contract/choices'
import {
  DATEV_LENGTHS,
  datevCharts,
  usualDatevNumbers,
  usualLengths,
  type DatevChart,
  type DatevSettings,
} from '@contract/finances/datev'
import type { FinanceAccount } from '@contract/finances/accounts'
import type { Subcategory } from '@contract/finances/subcategories'

const digits = z.string().check(z.regex(/^\d+$/, { error: 'not_whole' }))
const between = (least: number, most: number) =>
  z.string().check(
    z.regex(/^\d+$/, { error: 'not_whole', abort: true }),
    z.refine((typed) => Number(typed) >= least, { error: `too_small:${least}` }),
    z.refine((typed) => Number(typed) <= most, { error: `too_big:${most}` }),
  )

/** As it is typed; `numbers` by category, or by the id of an own category or of an account. */
export const DatevValues = z
  .object({
    consultant: between(1001, 9_999_999),
    client: between(1, 99_999),
    chart: z.enum(datevCharts),
    accountLength: z.enum(DATEV_LENGTHS.map(String)),
    yearMonth: z.string(),
    numbers: z.optional(z.record(z.string(), z.optional(digits))),
  })
  .check((payload) => {
    const { accountLength, numbers = {} } = payload.value
    for (const [key, number = ''] of Object.entries(numbers))
      if (number.length > Number(accountLength))
        payload.issues.push({
          code: 'custom',
          input: number,
          path: ['numbers', key],
          message: `too_long:${accountLength}`,
        })
  })
export type DatevValues = z.infer<typeof DatevValues>

export interface Numbered {
  accounts: readonly FinanceAccount[]
  subcategories: readonly Subcategory[]
}

/** The proposals of a chart by what they are for; empty where it has none. */
export function proposedNumbers(chart: DatevChart, { accounts, subcategories }: Numbered): Record<string, string> {
  const usual = usualDatevNumbers[chart]
  // A chart has one number for a kind; a second account of it has the advisor's own.
  const first = (kind: FinanceAccount['kind']) => accounts.find((account) => account.kind === kind)?.id
  const ofAccount = ({ id, kind }: FinanceAccount) =>
    kind !== 'payment' && first(kind) === id ? (usual[kind] ?? '') : ''
  return Object.fromEntries([
    ...financeCategories.map((category) => [category, usual[category] ?? '']),
    ...subcategories.map(({ id }) => [id, '']),
    ...accounts.map((account) => [account.id, ofAccount(account)]),
  ])
}

/** What the form begins with: what is stored, else the proposals. */
export function toValues(settings: DatevSettings | undefined, known: Numbered, seasonMonth: number): DatevValues {
  const { consultant, client, chart = '42', accountLength, yearMonth, lines = [], accounts = [] } = settings ?? {}
  const empty = Object.fromEntries(Object.keys(proposedNumbers(chart, known)).map((key) => [key, '']))
  const stored = [
    ...lines.map(({ category, subcategoryId, number }) => [subcategoryId ?? category, number]),
    ...accounts.map(({ accountId, number }) => [accountId, number]),
  ]
  return {
    consultant: consultant === undefined ? '' : String(consultant),
    client: client === undefined ? '' : String(client),
    chart,
    accountLength: String(accountLength ?? usualLengths[chart]),
    yearMonth: String(yearMonth ?? seasonMonth),
    numbers: settings === undefined ? proposedNumbers(chart, known) : { ...empty, ...Object.fromEntries(stored) },
  }
}

export function toSettings(values: DatevValues, known: Numbered, version: number): DatevSettings {
  const { consultant, client, chart, accountLength, yearMonth, numbers = {} } = values
  const numberOf = (key: string) =>
    numbers[key] === undefined || numbers[key] === '' ? [] : [{ number: numbers[key] }]
  return {
    consultant: Number(consultant),
    client: Number(client),
    chart,
    accountLength: Number(accountLength),
    yearMonth: Number(yearMonth),
    lines: [
      ...financeCategories.flatMap((category) => numberOf(category).map((line) => ({ category, ...line }))),
      ...known.subcategories.flatMap(({ id, category }) =>
        numberOf(id).map((line) => ({ category, subcategoryId: id, ...line })),
      ),
    ],
    accounts: known.accounts.flatMap(({ id }) => numberOf(id).map((line) => ({ accountId: id, ...line }))),
    version,
  }
}
