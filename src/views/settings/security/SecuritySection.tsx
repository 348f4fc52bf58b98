import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FactorAdded } from '@contract/secondFactors'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Badge } from '@/@core/components/page/Badge'
import { showToast } from '@/@core/components/feedback/showToast'
import { fetchSecondFactors } from '@/redux/secondFactors'
import { useQuery } from '@/redux/useQuery'
import { Loaded } from '@/shared/records/Loaded'
import { PasskeyPanel } from './PasskeyPanel'
import { RecoveryPanel } from './RecoveryPanel'
import { TotpPanel } from './TotpPanel'
import './security.scss'

const FactorDialog = lazyPart(
  loader(() => import('./FactorDialog')),
  (file) => file.FactorDialog,
)

export type NewFactor = 'totp' | 'passkey'

/** The user's second factors. */
export function SecuritySection() {
  const { t } = useTranslation('security')
  const load = useQuery(fetchSecondFactors, undefined)
  const { answer: factors, reload } = load
  const [adding, setAdding] = useState<NewFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)

  function close(): void {
    setAdding(null)
    setCodes(null)
  }

  function added({ recoveryCodes }: FactorAdded): void {
    // Recovery codes are confirmation enough, and the toast would cover them.
    if (!recoveryCodes) showToast.success(t(adding === 'totp' ? 'totp.added' : 'passkeys.added'))
    reload()
    setAdding(null)
    setCodes(recoveryCodes ?? null)
  }

  const isOn = factors && (factors.totp !== undefined || factors.passkeys.length > 0)
  return (
    <section className="security-section" aria-labelledby="security-title">
      <h2 id="security-title">{t('section.title')}</h2>
      <p className="muted">{t('section.lead')}</p>
      <Loaded {...load} isKept />
      {factors && !factors.isOffered && <p>{t('section.shared')}</p>}
      {factors?.isOffered && (
        <>
          <p>
            {isOn ? <Badge tone="positive">{t('section.on')}</Badge> : t('section.off')}{' '}
            {factors.isRequired && t('section.required')}
          </p>
          <TotpPanel since={factors.totp?.createdAt} onSetUp={() => setAdding('totp')} onChanged={reload} />
          <PasskeyPanel
            passkeys={factors.passkeys}
            isOnlyFactor={factors.totp === undefined && factors.passkeys.length === 1}
            onAdd={() => setAdding('passkey')}
            onChanged={reload}
          />
          {isOn && (
            <RecoveryPanel
              count={factors.recoveryCodesLeft}
              onRenewed={(renewed) => {
                setCodes(renewed)
                reload()
              }}
            />
          )}
        </>
      )}
      {(adding !== null || codes !== null) && (
        <FactorDialog adding={adding} codes={codes} onAdded={added} onClose={close} />
      )}
    </section>
  )
}
