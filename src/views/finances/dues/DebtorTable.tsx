import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Debtor } from '@contract/finances/dues'
import { amountToPay } from '@contract/finances/paying/amountToPay'
import { Badge } from '@/@core/components/page/Badge'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import type { useSelection } from '@/@core/hooks/useSelection'
import { memberLabel } from '@/shared/records/memberLabel'
import { PayRowButton } from './PayRowButton'
import '@/views/finances/ledger/ledgerTable.scss'

interface DebtorTableProps {
  debtors: readonly Debtor[]
  /** Absent for those who may not mark entries as paid. */
  chosen?: ReturnType<typeof useSelection<Debtor>>
  /** The member whose entries are being loaded. */
  busyId: string | null
  onPay: (debtor: Debtor) => void
}

export function DebtorTable({ debtors, chosen, busyId, onPay }: DebtorTableProps) {
  const { t } = useTranslation(['finances', 'dues', 'members'])
  const { briefDate, count } = useFormat()
  const money = useMoney()
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table" aria-label={t('dues:debtors.tableLabel')}>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className="ledger-table-checkbox">
                <Checkbox label={t('dues:debtors.chooseAll')} isOn={chosen.isAll} onToggle={chosen.toggleAll} />
              </th>
            )}
            <th scope="col">{t('dues:debtors.name')}</th>
            <th scope="col" className="is-wide">
              {t('dues:debtors.section')}
            </th>
            <th scope="col" className="is-wide">
              {t('dues:debtors.since')}
            </th>
            <th scope="col" className="is-wide is-end">
              {t('dues:debtors.entries')}
            </th>
            <th scope="col" className="is-wide is-end">
              {t('dues:debtors.overdue')}
            </th>
            <th scope="col" className="is-end">
              {t('dues:debtors.amount')}
            </th>
            {chosen && (
              <th scope="col" className="ledger-table-acts">
                <span className="visually-hidden">{t('dues:debtors.pay')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {debtors.map((debtor) => {
            const { memberId, section, ownSection, status, amount, credit = 0, overdue, entries, since } = debtor
            const name = memberLabel(debtor)
            return (
              <tr key={memberId}>
                {chosen && (
                  <td className="ledger-table-checkbox">
                    <Checkbox
                      label={t('dues:debtors.choose', { name })}
                      isOn={chosen.has(memberId)}
                      onToggle={() => chosen.toggle(memberId)}
                    />
                  </td>
                )}
                <th scope="row">
                  <Link to={paths.statement(memberId)}>{name}</Link>{' '}
                  {status !== 'active' && (
                    <Badge>{status === 'removed' ? t('dues:debtors.removed') : t(`members:statuses.${status}`)}</Badge>
                  )}
                </th>
                <td className="is-wide">{ownSection ?? t(`members:sections.${section}`)}</td>
                <td className="is-wide ledger-table-day">{briefDate(since)}</td>
                <td className="is-wide is-end">{count(entries)}</td>
                <td className="is-wide is-end">{overdue === 0 ? '–' : money.format(overdue)}</td>
                <td className="is-end ledger-table-sum">
                  {money.format(amount)}
                  {credit > 0 && (
                    <small className="debtor-credit">
                      {t('dues:debtors.lessCredit', {
                        credit: money.format(credit),
                        left: money.format(amountToPay({ owed: amount, credit })),
                      })}
                    </small>
                  )}
                  <span className="ledger-table-note">{t('dues:debtors.sinceDay', { date: briefDate(since) })}</span>
                </td>
                {chosen && (
                  <td className="ledger-table-acts">
                    <PayRowButton
                      name={name}
                      ticked={chosen.has(memberId) ? chosen.rows.length : 0}
                      isBusy={busyId === memberId}
                      onPay={() => onPay(debtor)}
                    />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Card>
  )
}
