import type { KeyboardEvent, ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import { financeKinds } from '@contract/finances'
import type { BudgetPlace } from '@contract/finances/budgets'
import type { SchemaForm } from '@/@core/hooks/useSchemaForm'
import { AmountField } from '@/shared/money/AmountField'
import { useMoney } from '@/shared/money/useMoney'
import { budgetCategories, fieldOf, totalOf, type BudgetValues } from './budgetForm'
import { categoryValue } from './categoryChoices'
import { useSubcategories } from './useSubcategories'
import './budgetFields.scss'

interface BudgetFieldsProps {
  form: SchemaForm<BudgetValues>
  caption: ReactNode
  /** A text below the field, for comparison. */
  hintOf?: (place: BudgetPlace) => string | undefined
}

/** Up and down a column; elsewhere the keys are the field's own. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  const { target, currentTarget } = event
  if (step === undefined || !(target instanceof HTMLInputElement)) return
  const kind = target.closest('td')?.dataset['kind'] ?? ''
  const column = [...currentTarget.querySelectorAll<HTMLInputElement>(`td[data-kind='${kind}'] input`)]
  const next = column[column.indexOf(target) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
  next.select()
}

/** The planned amounts by category, with their sums. */
export function BudgetFields({ form, caption, hintOf }: BudgetFieldsProps) {
  const { t } = useTranslation(['budget', 'finances'])
  const money = useMoney()
  const { control } = form
  const lines = useWatch({ control, name: 'lines' })
  const { subcategories, textOf } = useSubcategories()
  // An archived category is no longer offered, but shown where it is planned.
  const isPlanned = (place: Omit<BudgetPlace, 'kind'>) =>
    financeKinds.some((kind) => (lines[fieldOf({ kind, ...place })] ?? '') !== '')
  const own = subcategories
    .map(({ id, category, isArchived }) => ({ isArchived, place: { category, subcategoryId: id } }))
    .filter(({ isArchived, place }) => !isArchived || isPlanned(place))
    .map(({ place }) => place)
  const places: Omit<BudgetPlace, 'kind'>[] = budgetCategories.flatMap((category) => [
    { category },
    ...own.filter((place) => place.category === category),
  ])
  const [income, expense] = financeKinds.map((kind) => totalOf(kind, { lines }, money))
  return (
    <Table className="budget-fields" onKeyDown={moveFocus}>
      <caption>
        {caption} {t('unit', { currency: money.symbol })}.{own.length > 0 && ` ${t('form.own')}`}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('category')}</th>
          {financeKinds.map((kind) => (
            <th key={kind} scope="col" className="is-end">
              {t(kind)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={categoryValue(place)} className={place.subcategoryId === undefined ? undefined : 'is-own'}>
            <th scope="row">{textOf(place)}</th>
            {financeKinds.map((kind) => (
              <td key={kind} data-kind={kind}>
                <AmountField
                  control={control}
                  name={`lines.${fieldOf({ kind, ...place })}`}
                  label={t('form.field', { kind: t(kind), category: textOf(place) })}
                  hint={hintOf?.({ kind, ...place })}
                  isOptional
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('form.total')}</th>
          {[income, expense].map((sum, place) => (
            // Columns stay where they are.
            // oxlint-disable-next-line react/no-array-index-key
            <td key={place} className="is-end">
              {money.text(sum ?? 0)}
            </td>
          ))}
        </tr>
        <tr className="is-result">
          <th scope="row">{t('form.plannedResult')}</th>
          <td colSpan={2} className="is-end">
            {money.format((income ?? 0) - (expense ?? 0))}
          </td>
        </tr>
      </tfoot>
    </Table>
  )
}
