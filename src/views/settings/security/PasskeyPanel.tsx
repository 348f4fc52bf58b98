import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Passkey } from '@contract/secondFactors'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { findPasskeyObstacle } from '@/auth/secondFactor/passkeyObstacle'
import { removePasskey } from '@/redux/secondFactors'
import { FactorPanel } from './FactorPanel'
import { PasskeyList } from './PasskeyList'
import { RenameDialog } from './RenameDialog'
import { useFactorChange } from './useFactorChange'

interface PasskeyPanelProps {
  passkeys: Passkey[]
  /** Whether removing the only passkey leaves just the password. */
  isOnlyFactor: boolean
  onAdd: () => void
  onChanged: () => void
}

export function PasskeyPanel({ passkeys, isOnlyFactor, onAdd, onChanged }: PasskeyPanelProps) {
  const { t } = useTranslation('security')
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const [removing, setRemoving] = useState<Passkey | null>(null)
  const { change, isBusy } = useFactorChange(onChanged)
  const obstacle = findPasskeyObstacle()

  const remove = async (id: string) => {
    await change(() => removePasskey(id), t('passkeys.removed'))
    setRemoving(null)
  }

  return (
    <FactorPanel
      icon={KeyRound}
      title={t('passkeys.title')}
      text={t('passkeys.text')}
      actions={obstacle === null && <Button onClick={onAdd}>{t('passkeys.add')}</Button>}
    >
      {obstacle && <p className="muted">{t(`passkeys.${obstacle}`, { host: window.location.hostname })}</p>}
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRename={setRenaming} onRemove={setRemoving} />}
      {renaming && <RenameDialog passkey={renaming} onRenamed={onChanged} onClose={() => setRenaming(null)} />}
      {removing && (
        <ConfirmDialog
          isOpen
          title={t('passkeys.removeTitle', { name: removing.name })}
          confirmLabel={t('section.remove')}
          isDanger
          isBusy={isBusy}
          onConfirm={() => void remove(removing.id)}
          onCancel={() => setRemoving(null)}
        >
          {t('passkeys.removeText')} {isOnlyFactor && t('passkeys.removeLast')}
        </ConfirmDialog>
      )}
    </FactorPanel>
  )
}
