import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import { duesChanges, type DuesPreview } from '@contract/finances/dues'
import { CountsBar } from '@/@core/components/page/CountsBar'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import '@/views/finances/ledger/ledgerTable.scss'

interface DuesChangesProps {
  preview: DuesPreview
  /** The only change shown below; empty: all lines. */
  selected: string
  onSelect: (change: string) => void
}

/** Differences from the last charge; each kind of difference filters the lines. */
export function DuesChanges({ preview: { lines, comparedWith, gone = [] }, selected, onSelect }: DuesChangesProps) {
  const { t } = useTranslation(['dues', 'members'])
  const { monthInFull } = useFormat()
  const money = useMoney()
  if (comparedWith === undefined) return null
  const month = monthInFull(`${comparedWith}-01`)
  const counts = duesChanges
    .map((id) => ({ id, label: t(`changes.kinds.${id}`), count: lines.filter(({ change }) => change === id).length }))
    .filter(({ count }) => count > 0)
  return (
    <>
      <p className="dues-compared">
        {counts.length + gone.length === 0 ? t('changes.none', { month }) : t('changes.since', { month })}
      </p>
      {counts.length > 0 && (
        <CountsBar
          label={t('changes.label')}
          unit={t('debtors.name')}
          items={counts}
          selected={selected}
          onSelect={onSelect}
        />
      )}
      {gone.length > 0 && (
        <Card className="ledger-table-scroll">
          <Table className="ledger-table">
            <caption>{t('changes.gone', { month })}</caption>
            <thead>
              <tr>
                <th scope="col">{t('debtors.name')}</th>
                <th scope="col">{t('changes.status')}</th>
                <th scope="col" className="is-end">
                  {t('changes.before')}
                </th>
              </tr>
            </thead>
            <tbody>
              {gone.map(({ memberId, name, status, was }) => (
                <tr key={memberId} className="is-quiet">
                  <th scope="row">{name}</th>
                  <td>{status === 'removed' ? t('debtors.removed') : t(`members:statuses.${status}`)}</td>
                  <td className="is-end">{money.format(was)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </>
  )
}
