import { CalendarSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PollMatrix } from '@contract/calendar/polls'
import { Button } from '@/@core/components/Button'
import { paths } from '@/configs/paths'
import { findPoll } from '@/redux/calendar/polls'
import { RecordLoader } from '@/shared/records/RecordLoader'

interface PollLoaderProps {
  /** The screen only shows the poll: it goes with it. A form stays. */
  isShown?: boolean
  children: (matrix: PollMatrix, reload: () => void) => ReactNode
}

/** Reads the poll that the address names and shows the screen below with it. */
export function PollLoader({ isShown = false, children }: PollLoaderProps) {
  const { t } = useTranslation('polls')
  const gone = {
    icon: CalendarSearch,
    title: t('gone.title'),
    hint: t('gone.text'),
    action: <Button to={paths.polls}>{t('toPolls')}</Button>,
  }
  return (
    <RecordLoader find={findPoll} title={t('title')} gone={gone} isShown={isShown}>
      {children}
    </RecordLoader>
  )
}
