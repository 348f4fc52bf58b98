import { useTranslation } from 'react-i18next'
import { Spinner } from 'reactstrap'
import { useDelayedFlag } from '@/@core/hooks/useDelayedFlag'
import { Logo } from '@/@core/components/Logo'

interface FullPageSpinnerProps {
  /** Inside the shell, while one screen loads: it then fills the content and not the window. */
  isInline?: boolean
}

export function FullPageSpinner({ isInline = false }: FullPageSpinnerProps) {
  // The texts may be among what is still loading: then the word waits, the spinner does not.
  const { t, ready } = useTranslation('shell', { useSuspense: false })
  // A status that comes with its word is often not read out; one that gets it later is.
  const isThere = useDelayedFlag(true)
  return (
    <div className={`full-page-spinner${isInline ? ' is-inline' : ''}`}>
      <Logo size={isInline ? 40 : 56} />
      <Spinner type="line">{ready && isThere ? t('loading') : ''}</Spinner>
    </div>
  )
}
