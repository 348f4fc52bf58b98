import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { AccountMovement, AccountMovements } from '@contract/treasury/accounts'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useNames } from '@/views/finances/ledger/useNames'
import '@/views/finances/ledger/ledgerTable.scss'
import './accounts.scss'

interface MovementTableProps {
  answer: AccountMovements
  isLoading: boolean
  /** The balances at its ends are told. */
  hasSpan: boolean
  textOf: (movement: AccountMovement) => string
  onTransfer: ((transferId: string, date: string) => void) | undefined
}

/** The newest first, each with the balance of the account after it. */
export function MovementTable({ answer, isLoading, hasSpan, textOf, onTransfer }: MovementTableProps) {
  const { t } = useTranslation('accounts')
  const { briefDate } = useFormat()
  const money = useMoney()
  const { memberText } = useNames()

  function title(movement: AccountMovement) {
    const { financeId, transferId, date } = movement
    const text = textOf(movement)
    if (financeId !== undefined) return <Link to={paths.finance(financeId)}>{text}</Link>
    if (transferId === undefined || !onTransfer) return text
    return (
      <button type="button" className="movement-link" onClick={() => onTransfer(transferId, date)}>
        {text}
      </button>
    )
  }

  return (
    <Card className={`ledger-table-scroll accounts${isLoading ? ' is-loading' : ''}`} aria-busy={isLoading}>
      <Table className="ledger-table">
        <caption>
          {hasSpan
            ? t('span', { before: money.format(answer.before), after: money.format(answer.after) })
            : t('movements')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('date')}</th>
            <th scope="col" className="is-wide">
              {t('member')}
            </th>
            <th scope="col" className="is-end">
              {t('amount')}
            </th>
            <th scope="col" className="is-end is-wide">
              {t('balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {answer.movements.map((movement) => (
            <tr key={movement.financeId ?? movement.transferId}>
              <th scope="row">{title(movement)}</th>
              <td className="ledger-table-day">{briefDate(movement.date)}</td>
              <td className="is-wide">{movement.memberId && memberText(movement.memberId)}</td>
              <td className="is-end">
                {money.format(movement.amount)}
                {/* Where there is no column for it. */}
                <span className="ledger-table-note">
                  <span className="visually-hidden">{t('balance')} </span>
                  {money.format(movement.balance)}
                </span>
              </td>
              <td className="is-end is-wide">{money.format(movement.balance)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
