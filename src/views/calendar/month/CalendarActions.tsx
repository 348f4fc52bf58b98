import { CalendarSearch, CopyPlus, Ellipsis, ListMusic, Plus, Rss } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { paths } from '@/configs/paths'

const FeedDrawer = lazy(() => import('@/views/calendar/feed/FeedDrawer').then((file) => ({ default: file.FeedDrawer })))

interface CalendarActionsProps {
  canChange: boolean
  /** What is done once a season stands in a menu. */
  isCompact: boolean
}

export function CalendarActions({ canChange, isCompact }: CalendarActionsProps) {
  const { t } = useTranslation('calendar')
  const [isFeedOpen, setFeedOpen] = useState(false)
  const [wasFeedOpen, setWasFeedOpen] = useState(false)

  function openFeed(): void {
    setFeedOpen(true)
    setWasFeedOpen(true)
  }

  return (
    <>
      {isCompact && canChange ? (
        <DropPanel renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={t('moreActions')} />}>
          {(close) => (
            <>
              <button
                type="button"
                className="panel-row"
                onClick={() => {
                  close()
                  openFeed()
                }}
              >
                <Rss size={16} strokeWidth={1.75} aria-hidden />
                <span className="panel-row-text">{t('subscribe')}</span>
              </button>
              <Link className="panel-row" to={paths.copySeason}>
                <CopyPlus size={16} strokeWidth={1.75} aria-hidden />
                <span className="panel-row-text">{t('copySeason')}</span>
              </Link>
              <Link className="panel-row" to={paths.polls}>
                <CalendarSearch size={16} strokeWidth={1.75} aria-hidden />
                <span className="panel-row-text">{t('findDate')}</span>
              </Link>
              <Link className="panel-row" to={paths.lineups}>
                <ListMusic size={16} strokeWidth={1.75} aria-hidden />
                <span className="panel-row-text">{t('lineups')}</span>
              </Link>
            </>
          )}
        </DropPanel>
      ) : (
        <Button onClick={openFeed}>
          <Rss size={16} strokeWidth={1.75} aria-hidden />
          {t('subscribe')}
        </Button>
      )}
      {canChange && !isCompact && (
        <>
          <Button to={paths.copySeason}>
            <CopyPlus size={16} strokeWidth={1.75} aria-hidden />
            {t('copySeason')}
          </Button>
          <Button to={paths.polls}>
            <CalendarSearch size={16} strokeWidth={1.75} aria-hidden />
            {t('findDate')}
          </Button>
          <Button to={paths.lineups}>
            <ListMusic size={16} strokeWidth={1.75} aria-hidden />
            {t('lineups')}
          </Button>
        </>
      )}
      {canChange && (
        <Button color="primary" to={paths.newEvent}>
          <Plus size={16} strokeWidth={2} aria-hidden />
          {t('add')}
        </Button>
      )}
      <Suspense>{wasFeedOpen && <FeedDrawer isOpen={isFeedOpen} onClose={() => setFeedOpen(false)} />}</Suspense>
    </>
  )
}
