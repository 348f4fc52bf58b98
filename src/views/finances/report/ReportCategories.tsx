import { useTranslation } from 'react-i18next'
import { Table } from 'reactstrap'
import type { FinanceCategory } from '@contract/finances'
import { useMoney } from '@/shared/money/useMoney'

interface ReportCategoriesProps {
  title: string
  totalLabel: string
  total: number
  /** Categories without a sum are left out. */
  lines: readonly { category: FinanceCategory; amount: number }[]
}

export function ReportCategories({ title, totalLabel, total, lines }: ReportCategoriesProps) {
  const { t } = useTranslation('finances')
  const money = useMoney()
  const shown = lines.filter(({ amount }) => amount !== 0)
  return (
    <Table>
      <caption>{title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('report.category')}</th>
          <th scope="col">{t('report.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ category, amount }) => (
          <tr key={category}>
            <th scope="row">{t(`categories.${category}`)}</th>
            <td>{money.format(amount)}</td>
          </tr>
        ))}
        {shown.length === 0 && (
          <tr>
            <td colSpan={2}>{t('report.none')}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalLabel}</th>
          <td>{money.format(total === 0 ? 0 : total)}</td>
        </tr>
      </tfoot>
    </Table>
  )
}
