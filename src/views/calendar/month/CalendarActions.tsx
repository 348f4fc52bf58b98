import {
  CalendarSearch,
  CopyPlus,
  Ellipsis,
  Grid3x3,
  LibraryBig,
  ListMusic,
  Palmtree,
  Plus,
  Rss,
  UserSearch,
  type LucideIcon,
} from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lazyPart, loader } from '@/@core/components/lazyComponent'
import { Button } from '@/@core/components/Button'
import { DropPanel } from '@/@core/components/DropPanel'
import { IconButton } from '@/@core/components/IconButton'
import { paths } from '@/configs/paths'

const FeedDrawer = lazyPart(
  loader(() => import('@/views/calendar/feed/FeedDrawer')),
  (file) => file.FeedDrawer,
)

interface CalendarActionsProps {
  canChange: boolean
  /** Whether all actions but "new event" are in the menu, which otherwise has those that are rare. */
  isCompact: boolean
}

export const CalendarActions = memo(function CalendarActions({ canChange, isCompact }: CalendarActionsProps) {
  const { t } = useTranslation('calendar')
  const [isFeedOpen, setFeedOpen] = useState(false)
  const [wasFeedOpen, setWasFeedOpen] = useState(false)

  function openFeed(): void {
    setFeedOpen(true)
    setWasFeedOpen(true)
  }

  return (
    <>
      {(!isCompact || !canChange) && (
        <Button onClick={openFeed}>
          <Rss size={16} strokeWidth={1.75} aria-hidden />
          {t('subscribe')}
        </Button>
      )}
      {canChange && !isCompact && (
        <>
          <Button to={paths.polls}>
            <CalendarSearch size={16} strokeWidth={1.75} aria-hidden />
            {t('findDate')}
          </Button>
          <Button to={paths.answers}>
            <Grid3x3 size={16} strokeWidth={1.75} aria-hidden />
            {t('answers')}
          </Button>
        </>
      )}
      {!canChange && (
        <Button to={paths.repertoire}>
          <LibraryBig size={16} strokeWidth={1.75} aria-hidden />
          {t('repertoire')}
        </Button>
      )}
      {canChange && (
        <DropPanel renderTrigger={(button) => <IconButton {...button} icon={Ellipsis} label={t('moreActions')} />}>
          {(close) => (
            <>
              {isCompact && (
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
                  <PanelLink icon={CalendarSearch} to={paths.polls} label={t('findDate')} />
                  <PanelLink icon={Grid3x3} to={paths.answers} label={t('answers')} />
                </>
              )}
              <PanelLink icon={LibraryBig} to={paths.repertoire} label={t('repertoire')} />
              <PanelLink icon={UserSearch} to={paths.deputies} label={t('deputies')} />
              <PanelLink icon={ListMusic} to={paths.instrumentation} label={t('instrumentation')} />
              <PanelLink icon={CopyPlus} to={paths.copySeason} label={t('copySeason')} />
              <PanelLink icon={Palmtree} to={paths.holidays} label={t('holidays')} />
            </>
          )}
        </DropPanel>
      )}
      {canChange && (
        <Button color="primary" to={paths.newEvent}>
          <Plus size={16} strokeWidth={2} aria-hidden />
          {t('add')}
        </Button>
      )}
      {wasFeedOpen && <FeedDrawer isOpen={isFeedOpen} onClose={() => setFeedOpen(false)} />}
    </>
  )
})

function PanelLink({ icon: Icon, to, label }: { icon: LucideIcon; to: string; label: string }) {
  return (
    <Link className="panel-row" to={to}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="panel-row-text">{label}</span>
    </Link>
  )
}
