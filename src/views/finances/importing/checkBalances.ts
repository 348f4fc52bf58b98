import type { ImportLine } from '@/@core/import/parsing/importLine'
import { checkRunningBalance, type BalanceCheck, type BalancePoint } from '@/@core/import/parsing/runningBalance'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { balancePoint } from './balancePoints'
import type { FinanceItem } from './bank/financeItem'
import { chosenRules, type BookCurrency } from './financeImportLines'
import { financeAmbiguities, type FinanceAnswers, type FinanceColumns } from './financeImportAnswers'
import { foreignLines } from './foreignLines'
import { moneyOfRow, signedOf } from './rowMoney'
import { balanceRow } from './settleByBalance'

export interface LineBalances extends BalanceCheck {
  /** By line index: `balance:RECKONED:STATED` in minor units. */
  errors: ReadonlyMap<number, string>
}

/**
 * Compares the lines of a file with its running balances, as read or corrected; undefined for a file without balances, or one that the user
 * declared incomplete.
 */
export function balanceChecker(
  columns: FinanceColumns,
  answers: FinanceAnswers,
  book: BookCurrency,
): ((lines: readonly ImportLine<FinanceItem>[]) => LineBalances) | undefined {
  const { areBalancesBroken } = financeAmbiguities(columns)
  if (areBalancesBroken && answers.balances !== 'check') return undefined
  const rules = chosenRules(columns, answers, book.digits)
  const foreign = foreignLines(columns, book.code, rules)

  function pointOf({ row, item, aside }: ImportLine<FinanceItem>): BalancePoint | undefined {
    if (aside === 'balance') return balanceRow(columns, row, rules.sign, book.digits)[0]
    if (aside !== undefined && aside !== 'conversion') return undefined
    if (item) return balancePoint(columns, row, signedAmount(item), rules.sign, book.digits)
    // Lines refused for another reason still moved the account.
    const cell = (field: Parameters<typeof columns.cell>[1]) => columns.cell(row, field)
    const money = moneyOfRow({ line: row.line, has: columns.has, cell }, rules)
    const amount = money === 'zero' ? 0 : typeof money === 'string' ? null : signedOf(money)
    return balancePoint(columns, row, amount, rules.sign, book.digits)
  }

  return (lines) => {
    const placed = lines.flatMap((line, place) => {
      const point = pointOf(line)
      return point ? [{ point, place }] : []
    })
    const check = checkRunningBalance(placed.map(({ point }) => point))
    const errors = new Map<number, string>()
    for (const { place, reckoned, stated } of check.breaks) {
      const at = placed[place]?.place
      const row = at === undefined ? undefined : lines[at]?.row
      const isOwn = row !== undefined && [undefined, book.code, foreign.whole].includes(foreign.currencyOf(row))
      if (at !== undefined && isOwn) errors.set(at, `balance:${reckoned}:${stated}`)
    }
    return { ...check, errors }
  }
}
