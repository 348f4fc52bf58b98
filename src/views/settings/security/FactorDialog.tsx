import { useTranslation } from 'react-i18next'
import type { FactorAdded } from '@contract/secondFactors'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { PasskeySetup } from '@/auth/secondFactor/PasskeySetup'
import { RecoveryCodes } from '@/auth/secondFactor/RecoveryCodes'
import { TotpSetup } from '@/auth/secondFactor/TotpSetup'
import type { NewFactor } from './SecuritySection'

interface FactorDialogProps {
  adding: NewFactor | null
  /** Recovery codes, which are shown only once. */
  codes: readonly string[] | null
  onAdded: (added: FactorAdded) => void
  onClose: () => void
}

/** Sets up a factor, then shows the recovery codes that come with the first one; that step only closes by its button. */
export function FactorDialog({ adding, codes, onAdded, onClose }: FactorDialogProps) {
  const { t } = useTranslation('security')
  const title = codes ? t('codes.shownTitle') : t(adding === 'totp' ? 'totp.setUpTitle' : 'passkeys.addTitle')
  return (
    <Dialog isOpen title={title} closesOnBackdrop={false} isClosable={codes === null} onClose={onClose}>
      {codes && <RecoveryCodes codes={codes} onKept={onClose} />}
      {!codes && adding === 'totp' && <TotpSetup onAdded={onAdded} />}
      {!codes && adding === 'passkey' && <PasskeySetup onAdded={onAdded} />}
    </Dialog>
  )
}
