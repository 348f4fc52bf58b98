import { CopyPlus, Plus, Rss } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'

const FeedDrawer = lazy(() => import('@/views/calendar/feed/FeedDrawer').then((file) => ({ default: file.FeedDrawer })))

export function CalendarActions({ canChange }: { canChange: boolean }) {
  const { t } = useTranslation('calendar')
  const [isFeedOpen, setFeedOpen] = useState(false)
  const [wasFeedOpen, setWasFeedOpen] = useState(false)

  function openFeed(): void {
    setFeedOpen(true)
    setWasFeedOpen(true)
  }

  return (
    <>
      <Button onClick={openFeed}>
        <Rss size={16} strokeWidth={1.75} aria-hidden />
        {t('subscribe')}
      </Button>
      {canChange && (
        <>
          <Button to={paths.copySeason}>
            <CopyPlus size={16} strokeWidth={1.75} aria-hidden />
            {t('copySeason')}
          </Button>
          <Button color="primary" to={paths.newEvent}>
            <Plus size={16} strokeWidth={2} aria-hidden />
            {t('add')}
          </Button>
        </>
      )}
      <Suspense>{wasFeedOpen && <FeedDrawer isOpen={isFeedOpen} onClose={() => setFeedOpen(false)} />}</Suspense>
    </>
  )
}
