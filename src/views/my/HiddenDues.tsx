import { useState } from 'react'
import type { MyPage } from '@contract/calendar/replies'
import { mailOwnLinkCall } from '@contract/calendar/links'
import { failureOf } from '@/api/failure'
import { failureWords } from './failureWords'
import { usePersonal } from './personal'

const texts = { mail: 'owes.hiddenMail', ask: 'owes.hiddenAsk', agree: 'owes.hiddenAgree' } as const

/** Why what is owed is not shown by this link, and how its owner gets one that shows it. */
export function HiddenDues({ way }: { way: NonNullable<MyPage['duesHidden']> }) {
  const { t, request } = usePersonal()
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function send(): Promise<void> {
    setBusy(true)
    try {
      await request(mailOwnLinkCall, { data: {} })
      setSaid(t('owes.ownSent'))
    } catch (thrown) {
      setSaid(failureWords(t, failureOf(thrown).code))
    }
    setBusy(false)
  }

  return (
    <div className="my-payment">
      <p>{t(texts[way])}</p>
      {way === 'mail' && (
        <button type="button" className="btn btn-secondary" disabled={isBusy} onClick={() => void send()}>
          {t('owes.sendOwn')}
        </button>
      )}
      <output>{said}</output>
    </div>
  )
}
