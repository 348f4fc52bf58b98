import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { Notice } from './Notice'

/**
 * Stands for a screen that could not be fetched. React remembers that it failed, so only the page loaded anew asks
 * again; and that only once the server is in reach, or the browser's own page of regret would take the place of ours.
 */
export function FetchNotice() {
  const { t } = useTranslation('shell')
  const [isTrying, setTrying] = useState(false)

  async function retry(): Promise<void> {
    setTrying(true)
    const isInReach = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
    if (isInReach) window.location.reload()
    else setTrying(false)
  }

  return (
    <Notice
      isAlert
      icon={CloudOff}
      title={t('failure.title')}
      text={t('failure.text')}
      actions={
        <Button isBusy={isTrying} onClick={() => void retry()}>
          {t('retry')}
        </Button>
      }
    />
  )
}
