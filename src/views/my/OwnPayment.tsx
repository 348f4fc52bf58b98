import { useState } from 'react'
import type { MyPage } from '@contract/replies/replies'
import { usePersonal } from './personal'

/** How what is still to pay is paid: the Pix code to copy, the account, and the reference by which the payment is known. */
export function OwnPayment({ payment }: { payment: NonNullable<MyPage['payment']> }) {
  const { t } = usePersonal()
  const { pixCode, account, details, reference } = payment
  const [said, setSaid] = useState('')

  async function copy(text: string): Promise<void> {
    await navigator.clipboard.writeText(text)
    setSaid(t('owes.copied'))
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
      <p>{t('owes.reference', { reference: reference.replaceAll(/(.{4})(?=.)/g, '$1 ') })}</p>
      {details !== undefined && <p className="my-payment-lines">{details}</p>}
    </div>
  )
}
