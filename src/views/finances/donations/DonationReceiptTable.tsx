import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Card, Table } from 'reactstrap'
import type { DonationReceipt } from '@contract/finances/donations/donations'
import { donationReceiptNumber } from '@contract/finances/donations/receiptNumber'
import { Button } from '@/@core/components/Button'
import { showToast } from '@/@core/components/feedback/showToast'
import { revokeDonationReceipt } from '@/redux/finances/donations'
import { useFormat } from '@/shared/dates/useFormat'
import { useMoney } from '@/shared/money/useMoney'
import { useUndo } from '@/shared/records/useUndo'
import { ReasonDialog } from '@/views/finances/ledger/ReasonDialog'

interface DonationReceiptTableProps {
  receipts: readonly DonationReceipt[]
  onPrint: (receipt: DonationReceipt) => void
  onChanged: () => void
}

/** The receipts of a year, the revoked ones struck. */
export function DonationReceiptTable({ receipts, onPrint, onChanged }: DonationReceiptTableProps) {
  const { t } = useTranslation('donations')
  const { briefDate } = useFormat()
  const money = useMoney()
  const { offerUndo } = useUndo()
  const [revoking, setRevoking] = useState<DonationReceipt>()

  async function revoke({ id, version, ...receipt }: DonationReceipt, reason: string): Promise<void> {
    const revoked = await revokeDonationReceipt({ id, version, reason })
    setRevoking(undefined)
    const undo = {
      run: () => revokeDonationReceipt({ id, version: revoked.version }),
      done: t('restored', { number: donationReceiptNumber(receipt) }),
      onSettled: onChanged,
    }
    showToast.success(t('wasRevoked', { number: donationReceiptNumber(receipt) }), offerUndo(undo))
    onChanged()
  }

  return (
    <Card className="ledger-table-scroll">
      <Table className="ledger-table">
        <caption>{t('receipts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('receipt')}</th>
            <th scope="col" className="is-wide">
              {t('day')}
            </th>
            <th scope="col" className="is-end">
              {t('sum')}
            </th>
            <th scope="col" className="ledger-table-acts">
              <span className="visually-hidden">{t('acts')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {receipts.map((receipt) => {
            const { id, name, day, amount, kind, revoked, isWrong } = receipt
            const number = donationReceiptNumber(receipt)
            return (
              <tr key={id} className={revoked && 'is-quiet'}>
                <th scope="row">
                  {revoked ? <s>{number}</s> : number} {name}
                  <span className="donation-note">{t(`kinds.${kind}`)}</span>
                  {revoked && <span className="donation-note">{t('revoked', { reason: revoked.reason })}</span>}
                  {isWrong && <strong className="donation-note donation-problem">{t('wrong')}</strong>}
                </th>
                <td className="is-wide ledger-table-day">{briefDate(day)}</td>
                <td className="is-end ledger-table-sum">
                  {revoked ? <s>{money.format(amount)}</s> : money.format(amount)}
                </td>
                <td className="ledger-table-acts">
                  <span className="donation-acts">
                    <Button size="sm" label={t('printOne', { number })} onClick={() => onPrint(receipt)}>
                      {t('print')}
                    </Button>
                    {!revoked && (
                      <Button
                        size="sm"
                        color="danger-quiet"
                        label={t('revokeOne', { number })}
                        onClick={() => setRevoking(receipt)}
                      >
                        {t('revoke')}
                      </Button>
                    )}
                  </span>
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
      {revoking && (
        <ReasonDialog
          title={t('revokeTitle', { number: donationReceiptNumber(revoking) })}
          confirmLabel={t('revoke')}
          reasonLabel={t('reason')}
          onConfirm={(reason) => revoke(revoking, reason)}
          onCancel={() => setRevoking(undefined)}
        >
          <p>{t('revokeText')}</p>
        </ReasonDialog>
      )}
    </Card>
  )
}
