import type { BankAsideLine, BankAsideReason, BankLine, BankStatement } from '@contract/finances/bankLines'
import { foldWords } from '@/@core/components/foldText'
import { isBalance } from '@/@core/import/parsing/asideRows'

/** Only the bank's words for a balance, with at most a day or number after them: `SALDO ANTERIOR`, `Saldo do dia 03/11`. */
const BALANCE_ALONE =
  /^(s ?a ?l ?d ?o|sdo)( (anterior|inicial|final|atual|parcial|total|disponivel|bloqueado|(do|no|em|ao)?( ?dia)?))?( (do|no|em) dia)?[ \d]*$|^(opening|closing|previous|ledger|available) balance[ \d]*$|^balance( (brought|carried) forward)?[ \d]*$|^(kontostand|anfangssaldo|endsaldo)[ \d]*$/

/** Whether the text is that of a balance and no other party is named: some banks write the same text into both fields. */
function soundsLikeBalance({ description, counterparty }: BankLine): boolean {
  return isBalance(description) && (counterparty === undefined || isBalance(counterparty))
}

/**
 * The lines that are a running balance: those candidates that fit another one or the closing balance by the amounts in between, in the
 * order of the file or the reverse.
 */
function runningBalances({ lines, closingBalance }: BankStatement, candidates: ReadonlySet<BankLine>): Set<BankLine> {
  const total = lines.reduce((sum, line) => (candidates.has(line) ? sum : sum + line.amount), 0)
  const found = new Set<BankLine>()
  for (const isNewestFirst of [false, true]) {
    const bases = new Map<number, BankLine[]>()
    let moved = 0
    for (const line of lines) {
      if (!candidates.has(line)) {
        moved += line.amount
        continue
      }
      const base = line.amount - (isNewestFirst ? total - moved : moved)
      bases.set(base, [...(bases.get(base) ?? []), line])
    }
    const closing = closingBalance && closingBalance.amount - total
    for (const [base, those] of bases)
      if (those.length > 1 || base === closing) for (const line of those) found.add(line)
  }
  return found
}

/**
 * Brazilian banks write balances among OFX postings, as OFX has no place for more than one. A line with such a text is a balance only if
 * nobody is named and it fits the other balances, or has no id while postings have one.
 */
function balancesAmong(statement: BankStatement): ReadonlySet<BankLine> {
  // The other formats have a field of their own for balances: their postings are postings, whatever they are called.
  if (statement.format !== 'ofx') return new Set()
  const candidates = new Set(statement.lines.filter(soundsLikeBalance))
  if (candidates.size === 0) return candidates
  const running = runningBalances(statement, candidates)
  const canCheck = candidates.size > 1 || statement.closingBalance !== undefined
  const hasIds = statement.lines.some((line) => line.bankId !== undefined && !candidates.has(line))
  const isOne = (line: BankLine) => {
    const isAlone = BALANCE_ALONE.test(foldWords(line.description))
    const isIdless = line.bankId === undefined
    return running.has(line) || (isIdless && (hasIds || isAlone)) || (isAlone && !canCheck)
  }
  return new Set([...candidates].filter(isOne))
}

/** Sets aside lines that move no money, are not booked yet, or are balances; they can still be chosen by the person. */
export function setAside(statement: BankStatement): BankStatement {
  const balances = balancesAmong(statement)
  const reasonFor = (line: BankLine): BankAsideReason | undefined => {
    if (balances.has(line)) return 'balance'
    if (line.amount === 0) return 'zero'
    return line.isPending ? 'pending' : undefined
  }
  const left = statement.lines.flatMap((taken): BankAsideLine[] => {
    const why = reasonFor(taken)
    const text = [taken.counterparty, taken.description].filter((one) => one !== undefined)
    return why === undefined ? [] : [{ line: taken.line ?? 1, why, text: [...new Set(text)].join(' · '), taken }]
  })
  const aside = [...(statement.aside ?? []), ...left].toSorted((one, other) => one.line - other.line)
  if (aside.length === 0) return statement
  return { ...statement, lines: statement.lines.filter((line) => reasonFor(line) === undefined), aside }
}
