import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Giver } from '@contract/finances/donations/donations'
import { Button } from '@/@core/components/Button'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import type { useSelection } from '@/@core/hooks/useSelection'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { amountOf, openGifts } from './openGifts'

interface GiverTableProps {
  givers: readonly Giver[]
  /** For whom a receipt can be made. */
  ready: readonly Giver[]
  chosen: ReturnType<typeof useSelection<Giver>>
  /** What is noted of them. */
  onChange: (giver: Giver) => void
  /** Who gave an entry. */
  onName: (financeId: string) => void
}

/** Who gave what, with ticks where a receipt can be made. */
export function GiverTable({ givers, ready, chosen, onChange, onName }: GiverTableProps) {
  const { t } = useTranslation('donations')
  const { briefDate } = useFormat()
  const money = useMoney()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table" aria-label={t('givers')}>
        <thead>
          <tr>
            <th scope="col" className="ledger-table-checkbox">
              {ready.length > 0 && (
                <Checkbox label={t('chooseAll')} isOn={chosen.isAll} onToggle={() => chosen.toggleAll()} />
              )}
            </th>
            <th scope="col">{t('giver')}</th>
            <th scope="col">{t('gifts')}</th>
            <th scope="col" className="is-end is-wide">
              {t('receipted')}
            </th>
            <th scope="col" className="is-end">
              {t('sum')}
            </th>
          </tr>
        </thead>
        <tbody>
          {givers.map((giver) => {
            const { id, name, isMember, hasAddress, gifts } = giver
            const total = amountOf(gifts)
            const isReady = ready.includes(giver)
            return (
              <tr key={id ?? ''}>
                <td className="ledger-table-checkbox">
                  {isReady && id !== undefined && (
                    <Checkbox label={t('choose', { name })} isOn={chosen.has(id)} onToggle={() => chosen.toggle(id)} />
                  )}
                </td>
                <th scope="row">
                  {id === undefined ? t('nobody') : name}
                  {id !== undefined && (
                    <span className="donation-note">
                      {!hasAddress && <strong className="donation-problem">{t('noAddress')} </strong>}
                      {isMember ? (
                        <Link to={paths.editMember(id)}>{hasAddress ? t('toMember') : t('addAddress')}</Link>
                      ) : null}
                      {isMember ? ' ' : ''}
                      <Button size="sm" label={t('detailsOf', { name })} onClick={() => onChange(giver)}>
                        {isMember || hasAddress ? t('details') : t('addAddress')}
                      </Button>
                    </span>
                  )}
                </th>
                <td>
                  <ul className="donation-gifts">
                    {gifts.map((gift) => (
                      <li key={gift.id}>
                        <Link to={paths.finance(gift.id)}>{briefDate(gift.date)}</Link> {money.format(gift.amount)}
                        {gift.isWaiver && <span className="muted"> {t('waiver')}</span>}
                        {gift.payer !== undefined && <span className="muted"> {gift.payer}</span>}{' '}
                        <Button
                          size="sm"
                          label={t('nameGift', { day: briefDate(gift.date), amount: money.format(gift.amount) })}
                          onClick={() => onName(gift.id)}
                        >
                          {id === undefined ? t('whoGave') : t('change')}
                        </Button>
                      </li>
                    ))}
                  </ul>
                </td>
                <td className="is-end is-wide">{money.format(total - amountOf(openGifts(giver)))}</td>
                <td className="is-end ledger-table-sum">{money.format(total)}</td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
