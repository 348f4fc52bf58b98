import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { AccountMovement, AccountMovements } from '@contract/finances/accounts'
import { useMoney } from '@/shared/money/useMoney'
import { MovementRow } from './MovementRow'
import '@/views/finances/ledger/ledgerTable.scss'
import './accounts.scss'

interface MovementTableProps {
  answer: AccountMovements
  isLoading: boolean
  /** Whether the balances at start and end are shown. */
  hasSpan: boolean
  textOf: (movement: AccountMovement) => string
  onTransfer: ((transferId: string, date: string) => void) | undefined
}

/** Newest first, each with the account's balance after it. */
export function MovementTable({ answer, isLoading, hasSpan, textOf, onTransfer }: MovementTableProps) {
  const { t } = useTranslation('accounts')
  const money = useMoney()

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
            <MovementRow
              key={movement.financeId ?? movement.transferId}
              movement={movement}
              bookings={answer.bookings}
              text={textOf(movement)}
              onTransfer={onTransfer}
            />
          ))}
        </tbody>
      </Table>
    </Card>
  )
}
