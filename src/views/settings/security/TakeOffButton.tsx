import { ShieldOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@contract/users'
import { IconButton } from '@/@core/components/IconButton'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { removeSecondFactors } from '@/redux/users'
import { useFactorChange } from './useFactorChange'

/**
 * Lets an admin remove the factors of a user who lost phone and codes. Requires confirmation, since the password alone then suffices to
 * sign in.
 */
export function TakeOffButton({ user: { id, name }, onChanged }: { user: User; onChanged: () => void }) {
  const { t } = useTranslation('security')
  const [isAsking, setAsking] = useState(false)
  const { change, isBusy } = useFactorChange(onChanged)

  const takeOff = async () => {
    await change(() => removeSecondFactors(id), t('people.takenOff', { name }))
    setAsking(false)
  }

  return (
    <>
      <IconButton icon={ShieldOff} label={t('people.takeOff', { name })} size="sm" onClick={() => setAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={t('people.takeOffTitle', { name })}
        confirmLabel={t('people.takeOffConfirm')}
        isDanger
        isBusy={isBusy}
        onConfirm={() => void takeOff()}
        onCancel={() => setAsking(false)}
      >
        {t('people.takeOffText', { name })}
      </ConfirmDialog>
    </>
  )
}
