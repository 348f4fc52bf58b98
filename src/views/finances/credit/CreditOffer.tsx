import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Card, Table } from 'reactstrap'
import type { CreditList } from '@contract/finances/credit'
import { Button } from '@/@core/components/Button'
import { failureOf } from '@/api/failure'
import { useAppAbility } from '@/auth/Can'
import { paths } from '@/configs/paths'
import { fetchOwed } from '@/redux/finances'
import { useMoney } from '@/shared/money/useMoney'
import { toastFailure } from '@/shared/failures/toastFailure'
import { oldestFirst } from '@/views/finances/ledger/receivedAmount'
import { creditUsesFor } from './creditUses'
import { useCreditUse } from './useCreditUse'
import { memberLabel } from '@/shared/records/memberLabel'
import '@/views/finances/ledger/ledgerTable.scss'
import './credit.scss'

interface CreditOfferProps {
  credits: CreditList
  /** The displayed data is outdated. */
  onChanged: () => void
}

/** Members with credit, and a button to use it for their debts. */
export function CreditOffer({ credits: { credits, amount }, onChanged }: CreditOfferProps) {
  const { t } = useTranslation('credit')
  const money = useMoney()
  const canUse = useAppAbility().can('manage', 'Finance')
  const { spend } = useCreditUse(onChanged)
  const [isBusy, setBusy] = useState(false)
  if (credits.length === 0) return null

  async function spendAll(): Promise<void> {
    setBusy(true)
    try {
      const owed = await fetchOwed(credits.map(({ memberId }) => memberId))
      const has = new Map(credits.map((credit) => [credit.memberId, credit.amount]))
      const uses = creditUsesFor(oldestFirst(owed), has)
      if (uses.length > 0) await spend(uses)
      else onChanged()
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
  }

  const owing = credits.filter(({ owed }) => owed > 0)
  const fitting = owing.reduce((sum, { amount: has, owed }) => sum + Math.min(has, owed), 0)
  return (
    <Card className="ledger-table-scroll credit-list">
      {canUse && fitting > 0 && (
        <div className="credit-offer">
          <p>{t('offer.text', { count: owing.length, shown: owing.length, amount: money.format(fitting) })}</p>
          <Button isBusy={isBusy} onClick={() => void spendAll()}>
            {t('offer.use')}
          </Button>
        </div>
      )}
      <Table className="ledger-table">
        <caption>{t('list.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('list.member')}</th>
            <th scope="col" className="is-end">
              {t('list.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {credits.map(({ memberId, amount: has, ...member }) => (
            <tr key={memberId}>
              <th scope="row">
                <Link to={paths.statement(memberId)}>{memberLabel(member)}</Link>
              </th>
              <td className="is-end">{money.format(has)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('list.total')}</th>
            <td className="is-end">{money.format(amount)}</td>
          </tr>
        </tfoot>
      </Table>
    </Card>
  )
}
