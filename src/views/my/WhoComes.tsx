import { useState } from 'react'
import { comesLater } from './comesLater'
import { usePersonal } from './personal'

const Coming = comesLater(() => import('./ComingList'), 'ComingList')

/** Who else comes, read when it is opened: the page itself has nothing about other people, and stores none. */
export function WhoComes({ eventId }: { eventId: string }) {
  const { t } = usePersonal()
  const [opened, setOpened] = useState(0)
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setOpened(opened + 1)}>
      <summary>{t('coming.title')}</summary>
      {opened > 0 && <Coming key={opened} eventId={eventId} />}
    </details>
  )
}
