import { LifeBuoy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'
import { renewRecoveryCodes } from '@/redux/secondFactors'
import { FactorPanel } from './FactorPanel'

interface RecoveryPanelProps {
  count: number
  onRenewed: (codes: readonly string[]) => void
}

export function RecoveryPanel({ count, onRenewed }: RecoveryPanelProps) {
  const { t } = useTranslation('security')
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  const renew = async () => {
    setBusy(true)
    try {
      const { recoveryCodes = [] } = await renewRecoveryCodes()
      onRenewed(recoveryCodes)
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
    setAsking(false)
  }

  return (
    <FactorPanel
      icon={LifeBuoy}
      title={t('codes.title')}
      text={t('codes.left', { count })}
      actions={<Button onClick={() => setAsking(true)}>{t('codes.renew')}</Button>}
    >
      <ConfirmDialog
        isOpen={isAsking}
        title={t('codes.renewTitle')}
        confirmLabel={t('codes.renew')}
        isBusy={isBusy}
        onConfirm={() => void renew()}
        onCancel={() => setAsking(false)}
      >
        {t('codes.renewText')}
      </ConfirmDialog>
    </FactorPanel>
  )
}
