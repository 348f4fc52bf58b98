import type { FinanceKind } from '@contract/finances'
import type { FileRow } from '@/@core/import/parsing/fileTable'
import type { FileColumns } from '@/@core/import/parsing/fileColumns'
import { checkRunningBalance, type BalancePoint } from '@/@core/import/parsing/runningBalance'
import type { DecimalSign } from '@/@core/import/parsing/splitNumber'
import { balancePoint, BALANCE_DIGITS, scaledNumber } from './balancePoints'
import { financeAside } from './asideLines'
import type { FinanceFieldId } from './financeImportFields'
import { moneyOfRow, signedOf, type FeePolicy, type MoneyRules } from './rowMoney'
import { fileRules } from './moneyRules'

type Columns = FileColumns<FinanceFieldId>

/** Enough to decide between two readings; the import checks the whole file line by line. */
const LOOKED_AT_ROWS = 1000
/** With fewer lines, a single wrong one would be half of them. */
const BROKEN_LEAST = 3

interface Open {
  signs: readonly DecimalSign[]
  fees: readonly FeePolicy[]
  goesBySign: boolean
  isMarked: boolean
}

export interface Settled {
  sign?: DecimalSign
  fee?: FeePolicy
  minusIs?: FinanceKind
  /** More than half of the balances do not match: the file contains only some lines of the account. */
  isBroken?: boolean
  /** By line. */
  kinds?: ReadonlyMap<number, FinanceKind>
}

/** Rows that count for the balances, as read by these rules. */
export function pointsOf(columns: Columns, rows: readonly FileRow[], rules: MoneyRules): BalancePoint[] {
  return rows.flatMap((row) => {
    const aside = financeAside(columns, row)
    if (aside === 'balance') return balanceRow(columns, row, rules.sign)
    if (aside !== undefined) return []
    const cell = (field: FinanceFieldId) => columns.cell(row, field)
    const money = moneyOfRow({ line: row.line, has: columns.has, cell }, rules)
    const amount = money === 'zero' ? 0 : typeof money === 'string' ? null : signedOf(money)
    return [balancePoint(columns, row, amount, rules.sign)]
  })
}

/** The balance of a balance row: from the balance column, else from that of amounts. */
export function balanceRow(columns: Columns, row: FileRow, sign: DecimalSign, digits = BALANCE_DIGITS): BalancePoint[] {
  const texts = (['balance', 'amount', 'income', 'expense'] as const).map((field) => columns.cell(row, field))
  const [balance] = texts.flatMap((text) => scaledNumber(text, sign, digits) ?? [])
  return balance === undefined ? [] : [{ ...balancePoint(columns, row, 0, sign, digits), balance }]
}

const agrees = (points: readonly BalancePoint[]) => {
  const { compared, breaks } = checkRunningBalance(points)
  return compared > 0 && breaks.length === 0
}

/**
 * Decides ambiguities by the file's running balances: the decimal sign, whether fees are added, the meaning of a minus, or the direction of
 * unsigned amounts. Readings that make the balances consistent decide; sign and fee only where these agree.
 */
export function settleByBalance(columns: Columns, open: Open): Settled | undefined {
  if (!columns.has('balance')) return undefined
  const rows = columns.rows.slice(0, LOOKED_AT_ROWS)
  const base = fileRules(columns, { ...open, sign: open.signs[0] ?? ',', digits: BALANCE_DIGITS })
  if (!open.isMarked) return unsignedKinds(columns, columns.rows, open.signs, base)
  const minuses: readonly FinanceKind[] = columns.has('kind') && !open.goesBySign ? ['expense'] : ['expense', 'income']
  const ways = open.signs.flatMap((sign) =>
    open.fees.flatMap((fee) => minuses.map((minusIs) => ({ sign, fee, minusIs }))),
  )
  const agreed = ways.filter((way) => agrees(pointsOf(columns, rows, { ...base, ...way })))
  const [first, ...others] = agreed
  if (!first) {
    const [way] = ways
    const { compared, breaks } = checkRunningBalance(pointsOf(columns, rows, { ...base, ...way }))
    return { isBroken: compared >= BROKEN_LEAST && breaks.length > compared / 2 }
  }
  // Several readings may be consistent; sign and fee are only settled if these agree.
  return {
    ...(others.every(({ sign }) => sign === first.sign) && { sign: first.sign }),
    ...(others.every(({ fee }) => fee === first.fee) && { fee: first.fee }),
    minusIs: first.minusIs,
  }
}

/** The direction of unsigned amounts, from rising and falling balances. */
function unsignedKinds(
  columns: Columns,
  rows: readonly FileRow[],
  signs: readonly DecimalSign[],
  base: MoneyRules,
): Settled | undefined {
  for (const sign of signs) {
    const lines = rows.filter((row) => {
      const aside = financeAside(columns, row)
      return aside === undefined || (aside === 'balance' && balanceRow(columns, row, sign).length > 0)
    })
    const points = pointsOf(columns, lines, { ...base, sign, allAre: 'income' })
    for (const order of [lines.map((_, at) => at), lines.map((_, at) => lines.length - 1 - at)]) {
      const kinds = kindsInOrder(order.map((at) => ({ line: lines[at]?.line ?? 0, point: points[at] })))
      if (kinds) return { sign, kinds }
    }
  }
  return undefined
}

function kindsInOrder(
  lines: readonly { line: number; point: BalancePoint | undefined }[],
): Map<number, FinanceKind> | null {
  const kinds = new Map<number, FinanceKind>()
  let before: number | undefined
  for (const { line, point } of lines) {
    if (point?.balance === undefined || point.amount === null) return null
    if (before !== undefined) {
      const moved = point.balance - before
      if (Math.abs(moved) !== point.amount) return null
      kinds.set(line, moved >= 0 ? 'income' : 'expense')
    }
    before = point.balance
  }
  return kinds.size > 0 ? kinds : null
}
