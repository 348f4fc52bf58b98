import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { financeCategories, type Finance, type VoucherNames } from '@contract/finances'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { signedAmount } from '@/views/finances/ledger/signedAmount'

/** Every paid entry of the year, oldest first within its category, with the sum of each. */
export function PackEntries({ entries, vouchers }: { entries: readonly Finance[]; vouchers: VoucherNames }) {
  const { t } = useTranslation(['pack', 'finances'])
  const { briefDate, count } = useFormat()
  const money = useMoney()
  const voucherOf = new Map(vouchers.map(({ financeId, voucher }) => [financeId, voucher]))
  const groups = financeCategories
    .map((category) => ({ category, own: entries.filter((entry) => entry.category === category) }))
    .filter(({ own }) => own.length > 0)
  return (
    <Card tag="section" className="pack-sheet" aria-labelledby="pack-entries">
      <h2 id="pack-entries">{t('pack:entries.title')}</h2>
      {groups.length === 0 && <p>{t('pack:entries.none')}</p>}
      {groups.map(({ category, own }) => (
        <Table key={category} aria-label={t(`finances:categories.${category}`)} className="pack-entries">
          <thead>
            <tr>
              <th scope="colgroup" colSpan={4}>
                {t(`finances:categories.${category}`)}
              </th>
            </tr>
            <tr className="visually-hidden">
              <th scope="col">{t('pack:entries.date')}</th>
              <th scope="col">{t('pack:entries.voucher')}</th>
              <th scope="col">{t('pack:entries.description')}</th>
              <th scope="col">{t('pack:entries.amount')}</th>
            </tr>
          </thead>
          <tbody>
            {own.map((entry) => (
              <tr key={entry.id}>
                <td className="pack-day">{briefDate(entry.date)}</td>
                <td className="pack-voucher">{voucherOf.get(entry.id)}</td>
                <td className="pack-text">{entry.description}</td>
                <td>{money.format(signedAmount(entry))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={3}>
                {t('pack:entries.total', { count: own.length, shown: count(own.length) })}
              </th>
              <td>{money.format(own.reduce((sum, entry) => sum + signedAmount(entry), 0))}</td>
            </tr>
          </tfoot>
        </Table>
      ))}
    </Card>
  )
}
