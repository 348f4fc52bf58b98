import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { financeCategories } from '@contract/finances'
import { type YearSums } from '@contract/finances/balance'
import { useMoney } from '@/shared/money/useMoney'

type Line = YearSums['categories'][number]

interface Column {
  total: number
  categories: readonly Line[]
  /** Amount of a category or subcategory. */
  amountOf: (line: Pick<Line, 'income' | 'expense'>) => number
}

/** Subcategories of a category, by name; those without a sum in any year are left out. */
function belowOf(lines: readonly (Line | undefined)[], columns: readonly Column[]) {
  const all = lines.flatMap((line) => line?.subcategories ?? [])
  const known = [...new Map(all.map(({ id, name }) => [id, name]))]
  return known
    .map(([id, name]) => {
      const amounts = columns.map(({ amountOf }, place) => {
        const own = lines[place]?.subcategories?.find((each) => each.id === id)
        return own === undefined ? 0 : amountOf(own)
      })
      return { id, name, amounts }
    })
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
}

interface ReportCategoriesProps {
  title: string
  totalLabel: string
  /** One per year. */
  columns: readonly Column[]
}

/** Income or expenses by category; categories without a sum in any year are left out. */
export function ReportCategories({ title, totalLabel, columns }: ReportCategoriesProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const rows = financeCategories
    .map((category) => {
      const amounts = columns.map(({ categories, amountOf }) => {
        const line = categories.find((each) => each.category === category)
        return line === undefined ? 0 : amountOf(line)
      })
      const lines = columns.map(({ categories }) => categories.find((each) => each.category === category))
      return { category, amounts, below: belowOf(lines, columns) }
    })
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
  // Avoids -0, which would be formatted with a minus sign.
  const cells = (amounts: readonly number[]) =>
    amounts.map((amount, place) => (
      // Columns have a fixed order.
      // oxlint-disable-next-line react/no-array-index-key
      <td key={place}>{money.format(amount === 0 ? 0 : amount)}</td>
    ))
  return (
    <tbody>
      <tr className="report-part">
        <th scope="rowgroup" colSpan={1 + columns.length}>
          {title}
        </th>
      </tr>
      {rows.map(({ category, amounts, below }) => (
        <Fragment key={category}>
          <tr>
            <th scope="row">{t(`categories.${category}`)}</th>
            {cells(amounts)}
          </tr>
          {below.map(({ id, name, amounts: ofIt }) => (
            <tr key={id} className="report-below">
              <th scope="row">{name}</th>
              {cells(ofIt)}
            </tr>
          ))}
        </Fragment>
      ))}
      {rows.length === 0 && (
        <tr>
          <td colSpan={1 + columns.length}>{t('report.none')}</td>
        </tr>
      )}
      <tr className="report-total">
        <th scope="row">{totalLabel}</th>
        {cells(columns.map(({ total }) => total))}
      </tr>
    </tbody>
  )
}
