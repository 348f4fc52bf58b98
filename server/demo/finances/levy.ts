import type { FinanceWrite } from '@contract/finances'
import type { MemberWrite } from '@contract/members'
import { instalmentsOf } from '@contract/finances/levies'
import type { NewLevy } from '@contract/finances/levies'
import { addDays } from '@contract/days'
import { accountFor } from './demoAccounts'

const AMOUNT_CENTS = 20_000
/** From today, in days: the first instalment is past, the last ones are to come. */
const DUE_IN = [-24, 6, 36] as const
/** One in so many has not paid the first. */
const LATE = 6
/** One in so many paid the second before its day. */
const EARLY = 3

export interface DemoLevy {
  levy: Omit<NewLevy, 'memberIds'>
  charges: { memberId: string; number: number; entry: FinanceWrite }[]
}

function entryId(number: number): string {
  return `01900000-0000-7000-b000-${number.toString(16).padStart(12, '0')}`
}

/** New uniforms for the brass, in three instalments. */
export function demoLevy(roster: MemberWrite[], today: string): DemoLevy {
  const levy = {
    id: entryId(0),
    name: 'Uniforme dos metais',
    category: 'other',
    amount: AMOUNT_CENTS,
    dueDates: DUE_IN.map((days) => addDays(today, days)),
  } as const
  const amounts = instalmentsOf(AMOUNT_CENTS, DUE_IN.length)
  const payers = roster.filter(({ section, status }) => section === 'brass' && status === 'active')
  const charges = payers.flatMap(({ id: memberId }, seat) =>
    levy.dueDates.map((dueDate, at) => {
      const isPaid = at === 0 ? seat % LATE !== LATE - 1 : at === 1 && seat % EARLY === 0
      const entry: FinanceWrite = {
        id: entryId(1 + seat * DUE_IN.length + at),
        kind: 'income',
        category: levy.category,
        amount: amounts[at] ?? 0,
        description: `${levy.name} (${at + 1}/${DUE_IN.length})`,
        memberId,
        dueDate,
        ...(isPaid
          ? { status: 'paid', date: addDays(today, at === 0 ? -25 : -1 - seat), method: 'pix' }
          : { status: 'pending', date: dueDate }),
      }
      return { memberId, number: at + 1, entry: { ...entry, ...accountFor(entry) } }
    }),
  )
  return { levy, charges }
}
