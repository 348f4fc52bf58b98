import type { BankStatement } from '@contract/finances/bankLines'
import { bankFileEncoding } from '@/shared/bankFiles/decodeBankFile'
import type { BankFileReading } from '@/shared/bankFiles/readBankFile'
import type { FileOutcome, MoneyLine, ReadOptions, StatedBalances } from './fileReading'
import { listOf, t } from './texts'

function linesOf({ lines, currency, accountNumber }: BankStatement, groupCurrency: string): MoneyLine[] {
  return lines.map((line) => ({
    line: line.line ?? 0,
    day: line.date,
    amount: line.amount,
    currency: currency ?? groupCurrency,
    ...(line.counterparty !== undefined && { payer: line.counterparty }),
    ...(line.counterpartyAccount !== undefined && { payerAccount: line.counterpartyAccount }),
    ...(accountNumber !== undefined && { account: accountNumber }),
    text: line.description,
    ...(line.reference !== undefined && { reference: line.reference }),
    ...(line.bankId !== undefined && { id: line.bankId }),
    ...(line.batch !== undefined && { batch: line.batch }),
  }))
}

function balancesOf({ openingBalance, closingBalance, difference }: BankStatement): StatedBalances {
  return {
    ...(openingBalance && { opening: openingBalance.amount }),
    ...(closingBalance && { closing: closingBalance.amount }),
    ...(openingBalance && closingBalance && { agree: difference === undefined }),
  }
}

/** A file of a bank, all of its statements; what cannot be read of it refuses it as a whole. */
export function bankReading(
  reading: Exclude<BankFileReading, { kind: 'table' }>,
  bytes: Uint8Array,
  name: string,
  { currency }: ReadOptions,
): FileOutcome {
  if (reading.kind === 'errors') {
    const encoding = bankFileEncoding(bytes)
    const refused = reading.errors.map(({ line, code, text = '', file }) => ({
      line,
      error: (file === undefined ? '' : `${file}: `) + t(`bankFiles:errors.${code}`, { text }),
    }))
    const said = refused.map(({ line, error }) => (line > 0 ? `${t('bankFiles:line', { line })} ${error}` : error))
    return {
      reading: { format: 'unknown', encoding, lines: [], aside: [], refused, questions: [] },
      sentence: [t('bankFiles:failed', { name }), ...said].join('\n'),
    }
  }
  const { statements, encoding, others: left = [] } = reading
  const [only, ...others] = statements
  const noted = statements.flatMap((statement) =>
    (statement.notes ?? []).map(({ line, code, text }) => ({ line, note: t(`bankFiles:notes.${code}`, { text }) })),
  )
  const names = { names: listOf(left), count: left.length }
  const notes = [...noted, ...(left.length > 0 ? [{ line: 0, note: t('bankFiles:others', names) }] : [])]
  const which = { question: t('bankFiles:which', { count: statements.length, shown: statements.length }), taken: 'all' }
  return {
    reading: {
      format: only?.format ?? 'unknown',
      encoding,
      lines: statements.flatMap((statement) => linesOf(statement, currency)),
      aside: statements.flatMap(({ aside }) => (aside ?? []).map(({ line, why, text }) => ({ line, why, text }))),
      refused: [],
      ...(only && others.length === 0 && { balances: balancesOf(only) }),
      ...(others.length > 0 && {
        statements: statements.map((one) => ({
          ...(one.accountNumber !== undefined && { account: one.accountNumber }),
          currency: one.currency ?? currency,
          lines: one.lines.length,
          balances: balancesOf(one),
        })),
      }),
      questions: others.length > 0 ? [which] : [],
      ...(notes.length > 0 && { notes }),
    },
  }
}
