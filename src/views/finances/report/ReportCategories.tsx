import { useTranslation } from 'react-i18next'
import { financeCategories, type YearSums } from '@contract/finances'
import { useMoney } from '@/shared/money/useMoney'

type Line = YearSums['categories'][number]

interface ReportCategoriesProps {
  title: string
  totalLabel: string
  /** A year each. */
  columns: readonly { total: number; categories: readonly Line[]; amountOf: (line: Line) => number }[]
}

/** What came in, or went out, by category. One that has a sum in no year is left out. */
export function ReportCategories({ title, totalLabel, columns }: ReportCategoriesProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const rows = financeCategories
    .map((category) => {
      const amounts = columns.map(({ categories, amountOf }) => {
        const line = categories.find((each) => each.category === category)
        return line === undefined ? 0 : amountOf(line)
      })
      return { category, amounts }
    })
    .filter(({ amounts }) => amounts.some((amount) => amount !== 0))
  // A sum of nothing that was negated has a minus sign.
  const cells = (amounts: readonly number[]) =>
    amounts.map((amount, place) => (
      // Columns stay where they are.
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
      {rows.map(({ category, amounts }) => (
        <tr key={category}>
          <th scope="row">{t(`categories.${category}`)}</th>
          {cells(amounts)}
        </tr>
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
