import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eventCalendars, type EventCalendar } from '@contract/calendar'
import type { FeedAnswer } from '@contract/calendar/feeds'
import { Button } from '@/@core/components/Button'
import { ConfirmDialog } from '@/@core/components/dialog/ConfirmDialog'
import { Drawer } from '@/@core/components/dialog/Drawer'
import { LoadError } from '@/@core/components/feedback/LoadError'
import { showToast } from '@/@core/components/feedback/showToast'
import { failureOf } from '@/api/failure'
import { loadErrorOf } from '@/i18n/failureText'
import { toastFailure } from '@/shared/failures/toastFailure'
import { fetchFeed, removeFeed, renewFeed } from '@/redux/calendar'
import { useQuery } from '@/redux/useQuery'
import { FeedAddress } from './FeedAddress'
import './feed.scss'

interface FeedDrawerProps {
  isOpen: boolean
  onClose: () => void
}

type Feed = FeedAnswer['feed']

/** The user's private iCalendar address, for the calendar app on their phone or computer. */
export function FeedDrawer({ isOpen, onClose }: FeedDrawerProps) {
  const { t } = useTranslation('calendar')
  const { answer, failure, isLoading, reload } = useQuery(fetchFeed, undefined)
  /** The feed after the last change here; undefined before one. */
  const [changed, setChanged] = useState<Feed | undefined>(undefined)
  const [confirming, setConfirming] = useState<'renew' | 'revoke' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [calendars, setCalendars] = useState<readonly EventCalendar[]>(eventCalendars)
  const [hasPeople, setPeople] = useState(false)
  const feed = changed === undefined ? answer : changed
  const isKnown = changed !== undefined || (!isLoading && !failure)

  async function change(kind: 'make' | 'renew' | 'revoke'): Promise<void> {
    setBusy(true)
    try {
      setChanged(await (kind === 'revoke' ? removeFeed() : renewFeed()))
      if (kind !== 'make') showToast.success(t(kind === 'renew' ? 'feed.renewed' : 'feed.revoked'))
    } catch (thrown) {
      toastFailure(failureOf(thrown))
    }
    setBusy(false)
    setConfirming(null)
  }

  return (
    <Drawer isOpen={isOpen} title={t('feed.title')} onClose={onClose}>
      <div className="feed">
        <p className="muted">{t('feed.lead')}</p>
        {failure && <LoadError {...loadErrorOf(failure)} onRetry={reload} isRetrying={isLoading} />}
        {isKnown && feed === null && (
          <>
            <p>{t('feed.none')}</p>
            <Button color="primary" isBusy={isBusy} onClick={() => void change('make')}>
              {t('feed.make')}
            </Button>
          </>
        )}
        {feed && (
          <FeedAddress
            feed={feed}
            calendars={calendars}
            onCalendars={setCalendars}
            hasPeople={hasPeople}
            onPeople={setPeople}
            onRenew={() => setConfirming('renew')}
            onRevoke={() => setConfirming('revoke')}
          />
        )}
      </div>
      {confirming && (
        <ConfirmDialog
          isOpen
          isDanger={confirming === 'revoke'}
          title={t(`feed.${confirming}Title`)}
          confirmLabel={t(`feed.${confirming}`)}
          isBusy={isBusy}
          onConfirm={() => void change(confirming)}
          onCancel={() => setConfirming(null)}
        >
          {t(`feed.${confirming}Text`)}
        </ConfirmDialog>
      )}
    </Drawer>
  )
}
