import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinanceWrite } from '@contract/finances'
import { IMPORT_MAX } from '@contract/imports'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { guessCategories } from '@/redux/imports'
import { selectUser } from '@/redux/auth'
import { useAppSelector } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { type FinanceAnswers, initialFinanceAnswers } from './financeImportAnswers'
import { useBankFiles } from './bank/useBankFiles'
import { useSpreadsheetReview } from './bank/useSpreadsheetReview'
import { financeImportColumns } from './financeImportColumns'
import { financeImportFields, type FinanceFieldId } from './financeImportFields'
import type { FinanceItem } from './bank/financeItem'
import { financeLineReader } from './financeImportLines'
import { financeErrorSentence, openFinanceQuestions } from './financeImportSentences'
import { guessFinanceColumns } from './guessFinanceColumns'
import { balanceChecker, type LineBalances } from './checkBalances'
import { ImportBudgetWarnings } from './ImportBudgetWarnings'
import { FinanceImportPrompts } from './FinanceImportPrompts'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { useSubcategories } from '@/shared/finances/useSubcategories'
import { useAccounts } from '@/views/finances/ledger/useAccounts'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'
import type { TFunction } from 'i18next'
import type { LineCheck } from '@/@core/import/parsing/importLine'
import type { Money } from '@/i18n/money'

export function useFinanceImportArea(): ImportArea<FinanceFieldId, FinanceAnswers, FinanceItem> {
  const { t } = useTranslation(['imports', 'finances', 'matching'])
  const format = useFormat()
  const money = useMoney()
  const { isClosed, reload } = useClosedMonths()
  const refuse = useCallback(({ date }: FinanceWrite) => (isClosed(date) ? `closed:${date}` : undefined), [isClosed])
  const knownFiles = useBankFiles()
  const take = useSpreadsheetReview()
  const fields = useMemo(
    () => financeImportFields.map((field) => ({ ...field, label: t(`imports:finances.columns.${field.id}`) })),
    [t],
  )

  const { subcategories, options, textOf } = useSubcategories()
  const { accounts: known } = useAccounts()
  const accounts = useMemo(() => known.filter(({ closedOn }) => closedOn === undefined), [known])
  const categories = useMemo(() => options(), [options])

  const code = useAppSelector(selectUser)?.group.currency ?? 'BRL'
  const book = useMemo(() => ({ code, digits: money.digits }), [code, money.digits])
  return useMemo(
    () => ({
      fields,
      linesMax: IMPORT_MAX,
      guessColumns: guessFinanceColumns,
      knownFiles,
      initialAnswers: initialFinanceAnswers,
      openQuestions: (columns, answers) =>
        openFinanceQuestions(t, { columns, answers, own: subcategories, book: book.code, accounts }),
      questions: (props) => <FinanceImportPrompts {...props} />,
      lineReader: (columns, answers) => financeLineReader(columns, answers, book, subcategories, accounts),
      refuse,
      checkLines: (columns, answers) => {
        const check = balanceChecker(columns, answers, book)
        return (lines) => {
          const found = check?.(lines)
          if (!found || found.compared === 0) return { errors: found?.errors ?? new Map<number, string>() }
          return { errors: found.errors, note: balanceNote(t, found, money) }
        }
      },
      onRefused: reload,
      validationErrorSentence: (validationError) =>
        financeErrorSentence(t, validationError, {
          monthInFull: format.monthInFull,
          money: money.format,
          book: book.code,
        }),
      fieldsWithErrors: (validationError) => fieldsWithErrors(validationError),
      optionalFields: ['notes', 'category'],
      suggest: async (lines) => {
        const open = lines.flatMap(({ item, defaults }, place) =>
          item && defaults?.includes('category') ? [{ place, kind: item.kind, description: item.description }] : [],
        )
        const asked = open.map(({ kind, description }) => ({ kind, description }))
        // Without a guess, the default category is used.
        const guesses = await guessCategories(asked).catch(() => [])
        const byPlace = new Map(open.map(({ place }, index) => [place, guesses[index]]))
        return lines.map((_, place) => {
          const category = byPlace.get(place)
          return category ? { category } : null
        })
      },
      sharedField: { id: 'category', label: t('finances:fields.category'), options: categories },
      notice: (items) => <ImportBudgetWarnings items={items} />,
      handOver: { label: t('matching:handOver'), take },
      previewColumns: (onMend) => financeImportColumns({ t, format, money, categories, textOf, onMend }),
      figures: (items) => {
        const sumOf = (kind: FinanceWrite['kind']) =>
          items.reduce((sum, item) => sum + (item.kind === kind ? signedAmount(item) : 0), 0)
        const [income, expense] = [sumOf('income'), sumOf('expense')]
        return [
          { label: t('finances:kinds.income'), value: money.format(income) },
          { label: t('finances:kinds.expense'), value: money.format(expense) },
          { label: t('finances:list.net'), value: money.format(income + expense) },
        ]
      },
    }),
    [t, fields, knownFiles, take, categories, subcategories, accounts, textOf, money, book, format, refuse, reload],
  )
}

/** The note about the balances above the lines. */
function balanceNote(
  t: TFunction<['imports', 'finances', 'matching']>,
  { breaks, opening, closing }: LineBalances,
  money: Money,
): LineCheck['note'] {
  if (breaks.length > 0)
    return { tone: 'caution', text: t('imports:finances.balances.differ', { count: breaks.length }) }
  if (opening === undefined || closing === undefined)
    return { tone: 'info', text: t('imports:finances.balances.agree') }
  const [from, to] = [money.format(opening), money.format(closing)]
  return { tone: 'info', text: t('imports:finances.balances.agreeFrom', { from, to }) }
}

function fieldsWithErrors(validationError: string): readonly FinanceFieldId[] {
  const [word = '', what = ''] = validationError.split(':')
  if (word === 'closed') return ['date']
  if (word === 'long') return what === 'notes' ? ['notes'] : ['description']
  if (word === 'account') return ['ownAccount']
  if (word === 'currency') return ['currency', 'amount', 'income', 'expense']
  const field = (['date', 'description', 'kind'] as const).find((id) => id === word)
  return field ? [field] : ['amount', 'income', 'expense']
}
