import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { FinanceAccount, FinanceAccountList } from '@contract/finances/accounts'
import { IconButton } from '@/@core/components/IconButton'
import { Badge } from '@/@core/components/page/Badge'
import { paths } from '@/configs/paths'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import '@/views/finances/ledger/ledgerTable.scss'
import './accounts.scss'

type Held = FinanceAccountList['accounts'][number]

interface AccountTableProps {
  accounts: readonly Held[]
  on: string | undefined
  isLoading: boolean
  onEdit?: (account: FinanceAccount) => void
  onRemove?: (account: FinanceAccount) => void
}

/** Accounts with balance and share of the total, and the total. */
export function AccountTable({ accounts, on, isLoading, onEdit, onRemove }: AccountTableProps) {
  const { t } = useTranslation('accounts')
  const { date, briefDate } = useFormat()
  const money = useMoney()
  const total = accounts.reduce((sum, { balance }) => sum + balance, 0)
  /** The total of the positive balances: overdrawn accounts have no share. */
  const there = accounts.reduce((sum, { balance }) => sum + Math.max(balance, 0), 0)
  const shareOf = (balance: number) => (there > 0 && balance > 0 ? (100 * balance) / there : 0)
  return (
    <Card className={`ledger-table-scroll accounts${isLoading ? ' is-loading' : ''}`} aria-busy={isLoading}>
      <Table className="ledger-table accounts-table">
        <caption>{on === undefined ? t('caption') : t('captionOn', { date: date(on) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('fields.name')}</th>
            <th scope="col" className="is-wide">
              {t('fields.kind')}
            </th>
            <th scope="col" className="is-wide">
              {t('reconciled')}
            </th>
            <th scope="col" className="is-wide" aria-hidden>
              {t('share')}
            </th>
            <th scope="col" className="is-end">
              {t('balance')}
            </th>
            {onEdit && (
              <th scope="col" className="ledger-table-acts">
                <span className="visually-hidden">{t('actions')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, balance, movements, reconciledUpTo }, at) => (
            <tr key={account.id}>
              <th scope="row">
                <Link to={paths.financeAccount(account.id)}>{account.name}</Link>
                {account.closedOn !== undefined && (
                  <>
                    {' '}
                    <Badge>{t('closed', { date: date(account.closedOn) })}</Badge>
                  </>
                )}
                {account.number !== undefined && <span className="account-number">{account.number}</span>}
                {/* Shown if the column is hidden. */}
                <span className="ledger-table-note">
                  {reconciledUpTo === undefined
                    ? t('neverReconciled')
                    : t('reconciledUpTo', { date: briefDate(reconciledUpTo) })}
                </span>
              </th>
              <td className="is-wide">{t(`kinds.${account.kind}`)}</td>
              <td className="is-wide ledger-table-day">
                {reconciledUpTo === undefined ? t('never') : briefDate(reconciledUpTo)}
              </td>
              {/* Bar for the figure beside it. */}
              <td className="is-wide" aria-hidden>
                <span className="account-share">
                  <span style={{ inlineSize: `${shareOf(balance)}%` }} />
                </span>
              </td>
              <td className="is-end">
                {balance < 0 ? (
                  <span className="account-negative">
                    {money.format(balance)}
                    <small>{t('belowZero')}</small>
                  </span>
                ) : (
                  money.format(balance)
                )}
              </td>
              {onEdit && (
                <td className="ledger-table-acts">
                  <IconButton
                    icon={Pencil}
                    label={t('changeOf', { name: account.name })}
                    onClick={() => onEdit(account)}
                  />
                  {onRemove && at > 0 && movements === 0 && (
                    <IconButton
                      icon={Trash2}
                      label={t('removeOf', { name: account.name })}
                      onClick={() => onRemove(account)}
                    />
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className="is-wide">{'\u00a0'}</td>
            <td className="is-wide">{'\u00a0'}</td>
            <td className="is-wide" aria-hidden>
              {'\u00a0'}
            </td>
            <td className="is-end">{money.format(total)}</td>
            {onEdit && <td className="ledger-table-acts">{'\u00a0'}</td>}
          </tr>
        </tfoot>
      </Table>
      {accounts.length === 1 && <p className="accounts-hint">{t('oneHint')}</p>}
    </Card>
  )
}
