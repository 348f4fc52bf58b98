import type { BankStatement } from '@contract/finances/bankLines'
import { setAside } from './setAside'

const isOfOneAccount = (one: BankStatement, other: BankStatement) =>
  one.format === other.format && one.accountNumber === other.accountNumber && one.currency === other.currency

/** The second statement's opening balance is the first one's closing balance; or neither has one. */
function follows(one: BankStatement, next: BankStatement): boolean {
  const [end, start] = [one.closingBalance?.amount, next.openingBalance?.amount]
  return end === start
}

function join(one: BankStatement, next: BankStatement): BankStatement {
  const days = [one, next].flatMap(({ from, to }) => [from, to].filter((day) => day !== undefined)).toSorted()
  const { closingBalance } = next
  return {
    ...one,
    ...(days.length > 0 && { from: days[0] ?? '', to: days.at(-1) ?? '' }),
    ...(closingBalance && { closingBalance }),
    lines: [...one.lines, ...next.lines],
    ...(one.aside || next.aside ? { aside: [...(one.aside ?? []), ...(next.aside ?? [])] } : {}),
    ...(one.notes || next.notes ? { notes: [...(one.notes ?? []), ...(next.notes ?? [])] } : {}),
  }
}

/** Days and pages of an account as one statement: many banks write one for each day, and a person means the account. */
export function joinStatements(statements: readonly BankStatement[]): BankStatement[] {
  const joined: BankStatement[] = []
  for (const statement of statements) {
    const place = joined.findLastIndex((one) => isOfOneAccount(one, statement))
    const before = joined[place]
    if (before && follows(before, statement)) joined[place] = join(before, statement)
    else joined.push(statement)
  }
  return joined
}

/** Sets lines aside that move no money, fills in missing days from the lines, and adds the `difference` if the balances do not add up. */
export function completeStatement(read: BankStatement): BankStatement {
  const statement = setAside(read)
  const { lines, openingBalance, closingBalance } = statement
  const days = read.lines.map(({ date }) => date).toSorted()
  const from = statement.from ?? days[0]
  const to = statement.to ?? days.at(-1)
  const booked = lines.reduce((sum, { amount }) => sum + amount, 0)
  const difference = openingBalance && closingBalance ? closingBalance.amount - openingBalance.amount - booked : 0
  return {
    ...statement,
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(difference !== 0 && { difference }),
  }
}
