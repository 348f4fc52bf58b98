import { useTranslation } from 'react-i18next'
import type { ProofOffer } from '@contract/secondFactors'
import { Button } from '@/@core/components/Button'
import { Dialog } from '@/@core/components/dialog/Dialog'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { failureOf } from '@/api/failure'
import { failureText } from '@/i18n/failureText'
import { fetchProofOffer, prove } from '@/redux/secondFactors'
import { useQuery } from '@/redux/useQuery'
import { useFactorForm } from './useFactorForm'
import './secondFactor.scss'

interface ProofDialogProps {
  onProven: () => void
  onCancel: () => void
}

export function ProofDialog(props: ProofDialogProps) {
  const { t } = useTranslation(['security', 'shell'])
  const { answer: offer, failure, isLoading, reload } = useQuery(fetchProofOffer, undefined)
  if (offer) return <OfferDialog {...props} offer={offer} onExpired={reload} />
  if (!failure) return null
  return (
    <Dialog
      isOpen
      title={t('proof.title')}
      onClose={props.onCancel}
      footer={<Button onClick={props.onCancel}>{t('shell:cancel')}</Button>}
    >
      <LoadError message={failureText(failure)} onRetry={reload} isRetrying={isLoading} />
    </Dialog>
  )
}

interface OfferDialogProps extends ProofDialogProps {
  offer: ProofOffer
  onExpired: () => void
}

function OfferDialog({ offer, onProven, onCancel, onExpired }: OfferDialogProps) {
  const { t } = useTranslation(['security', 'shell'])
  const { methods, passkey } = offer
  const { form, submitButton, otherWays } = useFactorForm({
    methods,
    passkeyOptions: passkey?.options,
    submitLabel: t('proof.confirm'),
    onShow: async (shown) => {
      try {
        const challenge = shown.passkey && { challenge: passkey?.challenge }
        await prove({ ...shown, ...challenge })
      } catch (thrown) {
        if (failureOf(thrown).code === 'challenge_expired') onExpired()
        throw thrown
      }
      onProven()
    },
  })
  return (
    <Dialog
      isOpen
      title={t('proof.title')}
      closesOnBackdrop={false}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{t('shell:cancel')}</Button>
          {submitButton}
        </>
      }
    >
      <p>{t('proof.text')}</p>
      {form}
      {otherWays}
    </Dialog>
  )
}
