import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { CopyButton } from '@/@core/components/CopyButton'
import { failureOf } from '@/api/failure'
import { toastFailure } from '@/shared/failures/toastFailure'

interface SharePostProps {
  title: string
  path: string
}

/** The system's own share sheet where there is one, else the link for the clipboard. */
export function SharePost({ title, path }: SharePostProps) {
  const { t } = useTranslation('samplesBlog')
  const url = new URL(path, window.location.origin).href

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url })
    } catch (thrown) {
      // Put away without sharing: that is an answer, no failure.
      if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) toastFailure(failureOf(thrown))
    }
  }

  if (!('share' in navigator)) return <CopyButton text={url} label={t('copyLink')} />
  return (
    <Button onClick={() => void share()}>
      <Share2 size={16} strokeWidth={1.75} aria-hidden />
      {t('share')}
    </Button>
  )
}
