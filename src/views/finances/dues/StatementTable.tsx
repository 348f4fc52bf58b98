import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { Finance } from '@contract/finances'
import { Button } from '@/@core/components/Button'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { paths } from '@/configs/paths'
import { FinanceStatusLabel } from '@/views/finances/ledger/FinanceStatusLabel'
import { sumOf } from '@/views/finances/ledger/signedAmount'
import { Checkbox } from '@/@core/components/fields/Checkbox'
import type { useSelection } from '@/@core/hooks/useSelection'
import { PayRowButton } from './PayRowButton'
import { useToday } from '@/shared/dates/useToday'

/** Empty cell in the row of totals. */
const BLANK = '\u00a0'

interface StatementTableProps {
  kind: 'open' | 'paid'
  finances: readonly Finance[]
  chosen?: ReturnType<typeof useSelection<Finance>>
  onPay?: (finance: Finance) => void
  /** Refunds a part of a paid entry. */
  onRefund?: (finance: Finance) => void
  /** The refundable amount, in minor units. */
  leftToRefund?: (finance: Finance) => number
  /** A note beside an entry's description. */
  noteOf?: (finance: Finance) => string | undefined
}

export function StatementTable({ kind, finances, chosen, onPay, onRefund, leftToRefund, noteOf }: StatementTableProps) {
  const { t } = useTranslation(['finances', 'dues', 'credit'])
  const { briefDate } = useFormat()
  const money = useMoney()
  const today = useToday()
  const isOpen = kind === 'open'
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table">
        <caption>{t(`dues:statement.${kind}`)}</caption>
        <thead>
          <tr>
            {chosen && (
              <th scope="col" className="ledger-table-checkbox">
                <Checkbox label={t('dues:statement.chooseAll')} isOn={chosen.isAll} onToggle={chosen.toggleAll} />
              </th>
            )}
            <th scope="col">{t('dues:statement.entry')}</th>
            <th scope="col">{isOpen ? t('dues:statement.due') : t('dues:statement.paidOn')}</th>
            <th scope="col" className="is-wide">
              {isOpen ? t('fields.status') : t('fields.method')}
            </th>
            <th scope="col" className="is-end">
              {t('fields.amount')}
            </th>
            {onPay && (
              <th scope="col" className="ledger-table-acts is-wide">
                <span className="visually-hidden">{t('dues:debtors.pay')}</span>
              </th>
            )}
            {onRefund && (
              <th scope="col" className="ledger-table-acts is-wide">
                <span className="visually-hidden">{t('credit:refund.act')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {finances.map((finance) => (
            <tr key={finance.id}>
              {chosen && (
                <td className="ledger-table-checkbox">
                  <Checkbox
                    label={t('dues:statement.choose', { name: finance.description })}
                    isOn={chosen.has(finance.id)}
                    onToggle={() => chosen.toggle(finance.id)}
                  />
                </td>
              )}
              <th scope="row">
                <Link to={paths.finance(finance.id)}>{finance.description}</Link>
                {noteOf?.(finance) && <span className="statement-note">{noteOf(finance)}</span>}
              </th>
              <td className="ledger-table-day">
                {briefDate(isOpen ? (finance.dueDate ?? finance.date) : finance.date)}
              </td>
              <td className="is-wide">
                {isOpen ? (
                  <FinanceStatusLabel finance={finance} today={today} />
                ) : (
                  finance.method && t(`methods.${finance.method}`)
                )}
              </td>
              <td className="is-end">{money.format(finance.amount)}</td>
              {onPay && (
                <td className="ledger-table-acts is-wide">
                  <PayRowButton
                    name={finance.description}
                    ticked={chosen?.has(finance.id) ? chosen.rows.length : 0}
                    onPay={() => onPay(finance)}
                  />
                </td>
              )}
              {onRefund && (
                <td className="ledger-table-acts is-wide no-print">
                  {(leftToRefund?.(finance) ?? 0) > 0 && (
                    <Button
                      size="sm"
                      color="ghost"
                      label={t('credit:refund.actOne', { name: finance.description })}
                      onClick={() => onRefund(finance)}
                    >
                      <Undo2 size={15} aria-hidden />
                      <span className="pay-row-text">{t('credit:refund.act')}</span>
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            {chosen && <td className="ledger-table-checkbox">{BLANK}</td>}
            <th scope="row" colSpan={2}>
              {t('dues:statement.total')}
            </th>
            <td className="is-wide">{BLANK}</td>
            <td className="is-end">{money.format(sumOf(finances))}</td>
            {onPay && <td className="ledger-table-acts is-wide">{BLANK}</td>}
            {onRefund && <td className="ledger-table-acts is-wide">{BLANK}</td>}
          </tr>
        </tfoot>
      </Table>
    </Card>
  )
}
