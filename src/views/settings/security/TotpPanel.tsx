import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { removeTotp } from '@/redux/secondFactors'
import { useFormat } from '@/shared/dates/useFormat'
import { FactorPanel } from './FactorPanel'
import { useFactorChange } from './useFactorChange'

interface TotpPanelProps {
  /** When it was set up; undefined if it is not. */
  since: string | undefined
  onSetUp: () => void
  onChanged: () => void
}

export function TotpPanel({ since, onSetUp, onChanged }: TotpPanelProps) {
  const { t } = useTranslation('security')
  const format = useFormat()
  const [isAsking, setAsking] = useState(false)
  const { change, isBusy } = useFactorChange(onChanged)

  const remove = async () => {
    await change(() => removeTotp(), t('totp.removed'))
    setAsking(false)
  }

  return (
    <FactorPanel
      icon={Smartphone}
      title={t('totp.title')}
      text={t('totp.text')}
      actions={
        since === undefined ? (
          <Button onClick={onSetUp}>{t('section.setUp')}</Button>
        ) : (
          <>
            <Button onClick={onSetUp}>{t('section.change')}</Button>
            <Button color="danger-quiet" onClick={() => setAsking(true)}>
              {t('section.remove')}
            </Button>
          </>
        )
      }
    >
      {since !== undefined && <p className="muted">{t('totp.since', { day: format.day(since) })}</p>}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('totp.removeTitle')}
        confirmLabel={t('section.remove')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {t('totp.removeText')}
      </ConfirmDialog>
    </FactorPanel>
  )
}
