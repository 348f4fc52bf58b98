import { useState } from 'react'
import type { MyPage } from '@contract/calendar/replies'
import { writeClipboard } from '@/@core/components/writeClipboard'
import { spacedReference } from '@contract/finances/paymentReference'
import { minorUnitsOf } from '@contract/minorUnits'
import { createAmountFormat } from '@/i18n/moneyFormat'
import { usePersonal } from './personal'

interface OwnDuesProps {
  owes: number
  /** What credit covers beside it. */
  credit?: number | undefined
  payment: MyPage['payment']
  currency: string
}

/** What is still to pay, and how. */
export function OwnDues({ owes, credit = 0, payment, currency }: OwnDuesProps) {
  const { t, language } = usePersonal()
  const amount = createAmountFormat(language, currency, minorUnitsOf(currency))
  return (
    <>
      <p className="my-owes">{owes > 0 ? t('owes.some', { amount: amount(owes) }) : t('owes.none')}</p>
      {credit > 0 && <p>{t('owes.credit', { owed: amount(owes + credit), credit: amount(credit) })}</p>}
      {payment && <OwnPayment payment={payment} />}
    </>
  )
}

/** The Pix code to copy, the account, and the reference by which the payment is known. */
function OwnPayment({ payment }: { payment: NonNullable<MyPage['payment']> }) {
  const { t } = usePersonal()
  const { pixCode, account, details, reference } = payment
  const [said, setSaid] = useState('')

  async function copy(text: string): Promise<void> {
    setSaid(t((await writeClipboard(text)) ? 'owes.copied' : 'owes.notCopied'))
  }

  return (
    <div className="my-payment">
      {pixCode !== undefined && (
        <div className="cluster">
          {'clipboard' in navigator && (
            <button type="button" className="btn btn-secondary" onClick={() => void copy(pixCode)}>
              {t('owes.copyPix')}
            </button>
          )}
          <code className="my-address">{pixCode}</code>
        </div>
      )}
      <output>{said}</output>
      {account && <p className="my-payment-lines">{account.join('\n')}</p>}
      <p>{t('owes.reference', { reference: spacedReference(reference) })}</p>
      {details !== undefined && <p className="my-payment-lines">{details}</p>}
    </div>
  )
}
