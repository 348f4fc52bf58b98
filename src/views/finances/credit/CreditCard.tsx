import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { MemberCredit } from '@contract/finances/credit'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { signedAmount } from '@/views/finances/ledger/signedAmount'
import { useNames } from '@/views/finances/ledger/useNames'
import '@/views/finances/ledger/ledgerTable.scss'

type Use = MemberCredit['uses'][number]

interface CreditCardProps {
  memberId: string
  credit: MemberCredit
  /** Absent for those who may not change anything. */
  onUndo?: ((use: Use) => void) | undefined
  /** Refunds the remaining credit. */
  onRefund?: (() => void) | undefined
}

interface Row {
  key: string
  name: ReactNode
  note: string
  date: string
  amount: number
  /** Paid from another member's credit; not included in the sum below. */
  isOthers?: boolean
  use?: Use
}

/** A member's credit: received, used, refunded and remaining amounts. */
export function CreditCard({ memberId, credit, onUndo, onRefund }: CreditCardProps) {
  const { t } = useTranslation(['credit', 'finances'])
  const { briefDate } = useFormat()
  const money = useMoney()
  const { memberText } = useNames([...credit.uses.map(({ finance }) => finance), ...credit.uses])

  const nameOf = (id: string | undefined) => (id !== undefined && memberText(id)) || t('someone')
  function noteOf({ memberId: whose, finance }: Use): string {
    if (whose !== memberId) return t('usedFrom', { name: nameOf(whose) })
    return finance.memberId === memberId ? t('used') : t('usedFor', { name: nameOf(finance.memberId) })
  }

  const rows: Row[] = [
    ...credit.entries.map((entry) => ({
      key: entry.id,
      name: <Link to={paths.finance(entry.id)}>{entry.description}</Link>,
      note: t(entry.kind === 'income' ? 'in' : 'out'),
      date: entry.date,
      amount: signedAmount(entry),
    })),
    ...credit.uses.map((use) => ({
      key: use.id,
      name: use.settled ? (
        use.finance.description
      ) : (
        <Link to={paths.finance(use.finance.id)}>{use.finance.description}</Link>
      ),
      note: use.settled ? `${noteOf(use)}, ${t('settled')}` : noteOf(use),
      date: use.date,
      amount: -use.amount,
      isOthers: use.memberId !== memberId,
      use,
    })),
  ].toSorted((one, other) => other.date.localeCompare(one.date))
  if (rows.length === 0) return null
  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table">
        <caption>{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('entry')}</th>
            <th scope="col" className="is-wide">
              {t('day')}
            </th>
            <th scope="col" className="is-end">
              {t('finances:fields.amount')}
            </th>
            {onUndo && (
              <th scope="col" className="ledger-table-acts">
                <span className="visually-hidden">{t('undo')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, date, amount, isOthers, use }) => (
            <tr key={key} className={isOthers ? 'is-quiet' : undefined}>
              <th scope="row">
                {name}
                <span className="statement-note">{note}</span>
              </th>
              <td className="is-wide ledger-table-day">{briefDate(date)}</td>
              <td className="is-end ledger-table-sum">
                {money.format(amount)}
                <span className="ledger-table-note">{briefDate(date)}</span>
              </td>
              {onUndo && (
                <td className="ledger-table-acts">
                  {use && (
                    <Button
                      size="sm"
                      label={t('takeBackOne', { name: use.finance.description })}
                      onClick={() => onUndo(use)}
                    >
                      {t('undo')}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('left')}</th>
            <td className="is-wide">{'\u00a0'}</td>
            <td className="is-end">{money.format(credit.amount)}</td>
            {onUndo && (
              <td className="ledger-table-acts">
                {onRefund && credit.amount > 0 && (
                  <Button size="sm" onClick={onRefund}>
                    {t('refund.act')}
                  </Button>
                )}
              </td>
            )}
          </tr>
        </tfoot>
      </Table>
    </Card>
  )
}
