import { useTranslation } from 'react-i18next'
import { minorUnitsOf } from '@contract/minorUnits'
import type { BankStatement, StatedBalance } from '@contract/finances/bankLines'
import { createMoney } from '@/i18n/money'
import { useFormat } from '@/shared/dates/useFormat'
import type { Definition } from '@/@core/components/page/DefinitionList'

/** The last digits, by which people recognise their accounts. */
const lastOf = (number: string) => `…${number.replace(/[^\p{L}\d]/gu, '').slice(-4)}`

/** Describes a statement, in one line or as a list of facts. `groupCurrency`: used if the file contains no currency. */
export function useStatementWords(groupCurrency: string) {
  const { t, i18n } = useTranslation('bankFiles')
  const format = useFormat()

  function amountOf({ currency = groupCurrency }: BankStatement, amount: number): string {
    return createMoney(i18n.language, currency, minorUnitsOf(currency)).format(amount)
  }

  function partsOf(statement: BankStatement) {
    const { accountNumber, bankName, from, to, lines, closingBalance } = statement
    const days =
      from === undefined || to === undefined ? '' : t('days', { from: format.date(from), to: format.date(to) })
    return {
      kind: t(`formats.${statement.format}`),
      bank: bankName ?? '',
      account: accountNumber === undefined ? '' : t('account', { number: lastOf(accountNumber) }),
      days: from === to && from !== undefined ? format.date(from) : days,
      lines: t('lines', { count: lines.length, shown: format.count(lines.length) }),
      closing: closingBalance ? t('closing', { amount: amountOf(statement, closingBalance.amount) }) : '',
    }
  }

  return {
    amountOf,
    /** `OFX, Banco do Brasil, account …1234, 1 Nov – 30 Nov 2026, 42 lines, closing balance R$ 3,210.55`. */
    sentenceOf: (statement: BankStatement) =>
      Object.values(partsOf(statement))
        .filter((part) => part !== '')
        .join(', '),
    factsOf: (statement: BankStatement): Definition[] => {
      const { kind, bank, days, lines } = partsOf(statement)
      const { accountNumber = '', openingBalance, closingBalance } = statement
      const balance = (one: StatedBalance | undefined) => {
        if (!one) return ''
        const amount = amountOf(statement, one.amount)
        return one.date === undefined ? amount : t('balanceOn', { amount, day: format.date(one.date) })
      }
      const facts = [
        { term: t('facts.format'), value: kind },
        { term: t('facts.bank'), value: bank },
        { term: t('facts.account'), value: accountNumber },
        { term: t('facts.days'), value: days },
        { term: t('facts.lines'), value: lines },
        { term: t('facts.opening'), value: balance(openingBalance) },
        { term: t('facts.closing'), value: balance(closingBalance) },
      ]
      return facts.filter(({ value }) => value !== '')
    },
  }
}
