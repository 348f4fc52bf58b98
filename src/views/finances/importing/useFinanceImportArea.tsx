import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinanceWrite } from '@contract/finances'
import type { FinanceImportLine } from '@contract/treasury/financeImports'
import { IMPORT_MAX } from '@contract/imports'
import type { ImportArea } from '@/@core/import/wizard/importArea'
import { guessCategories } from '@/redux/imports'
import { useAppDispatch } from '@/redux/hooks'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { type FinanceAnswers, initialFinanceAnswers } from './financeImportAnswers'
import { useBankFiles } from './bank/useBankFiles'
import { useSpreadsheetReview } from './bank/useSpreadsheetReview'
import { financeImportColumns } from './financeImportColumns'
import { financeImportFields, type FinanceFieldId } from './financeImportFields'
import { financeLineReader } from './financeImportLines'
import { financeErrorSentence, openFinanceQuestions } from './financeImportSentences'
import { ImportBudgetWarnings } from './ImportBudgetWarnings'
import { FinanceImportPrompts } from './FinanceImportPrompts'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { useSubcategories } from '@/views/finances/ledger/useSubcategories'
import { useClosedMonths } from '@/views/finances/ledger/useClosedMonths'

export function useFinanceImportArea(): ImportArea<FinanceFieldId, FinanceAnswers, FinanceImportLine> {
  const { t } = useTranslation(['imports', 'finances', 'matching'])
  const format = useFormat()
  const money = useMoney()
  const dispatch = useAppDispatch()
  const { isClosed, reload } = useClosedMonths()
  const refuse = useCallback(({ date }: FinanceWrite) => (isClosed(date) ? `closed:${date}` : undefined), [isClosed])
  const knownFiles = useBankFiles()
  const take = useSpreadsheetReview()
  const fields = useMemo(
    () => financeImportFields.map((field) => ({ ...field, label: t(`imports:finances.columns.${field.id}`) })),
    [t],
  )

  const { subcategories, options, textOf } = useSubcategories()
  const categories = useMemo(() => options(), [options])

  return useMemo(
    () => ({
      fields,
      linesMax: IMPORT_MAX,
      knownFiles,
      initialAnswers: initialFinanceAnswers,
      openQuestions: (columns, answers) => openFinanceQuestions(t, { columns, answers, own: subcategories }),
      questions: (props) => <FinanceImportPrompts {...props} />,
      lineReader: (columns, answers) => financeLineReader(columns, answers, money.digits, subcategories),
      refuse,
      onRefused: reload,
      validationErrorSentence: (validationError) => financeErrorSentence(t, validationError, format.monthInFull),
      fieldsWithErrors: (validationError) => fieldsWithErrors(validationError),
      optionalFields: ['notes', 'category'],
      suggest: async (lines) => {
        const open = lines.flatMap(({ item, defaults }, place) =>
          item && defaults?.includes('category') ? [{ place, kind: item.kind, description: item.description }] : [],
        )
        const asked = open.map(({ kind, description }) => ({ kind, description }))
        const outcome = await dispatch(guessCategories(asked))
        // Without a guess, the category that was given for the rest stands there.
        const guesses = guessCategories.fulfilled.match(outcome) ? outcome.payload : []
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
    [t, fields, knownFiles, take, categories, subcategories, textOf, money, format, refuse, reload, dispatch],
  )
}

function fieldsWithErrors(validationError: string): readonly FinanceFieldId[] {
  const [word = '', what = ''] = validationError.split(':')
  if (word === 'closed') return ['date']
  if (word === 'long') return what === 'notes' ? ['notes'] : ['description']
  const field = (['date', 'description', 'kind'] as const).find((id) => id === word)
  return field ? [field] : ['amount', 'income', 'expense']
}
